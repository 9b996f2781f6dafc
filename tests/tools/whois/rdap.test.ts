import { expect, test } from "bun:test";
import { builtInBootstrap, rdapServerFor, readBootstrap } from "#tools/whois/bootstrap.ts";
import { isDomainObject, readRdap } from "#tools/whois/rdap.ts";
import { queryFor, readServer, referralIn } from "#tools/whois/referral.ts";
import { readStatus, unknownRegistration } from "#tools/whois/registration.ts";

const domain = {
  objectClassName: "domain",
  ldhName: "SAMPLE-NAME.COM",
  status: ["client delete prohibited", "active", "something of our own"],
  events: [
    { eventAction: "last update of RDAP database", eventDate: "2026-11-20T00:00:00Z" },
    { eventAction: "registration", eventDate: "1995-08-14T04:00:00Z" },
    { eventAction: "expiration", eventDate: "2031-08-13T11:00:00+07:00" },
    { eventAction: "last changed", eventDate: "2024-08-14T07:01:34.123Z" },
  ],
  entities: [
    {
      objectClassName: "entity",
      roles: ["registrant"],
      vcardArray: ["vcard", [["fn", {}, "text", "Somebody"]]],
    },
    {
      objectClassName: "entity",
      handle: "376",
      roles: ["registrar"],
      vcardArray: [
        "vcard",
        [
          ["version", {}, "text", "4.0"],
          ["fn", {}, "text", "Sample Registrar, Inc."],
        ],
      ],
    },
  ],
  secureDNS: { delegationSigned: false },
  nameservers: [
    { ldhName: "A.NS.EXAMPLE.COM." },
    { ldhName: "b.ns.example.com" },
    { ldhName: "a.ns.example.com" },
  ],
};

test("a domain object is read", () => {
  expect(readRdap(domain)).toEqual({
    registrar: "Sample Registrar, Inc.",
    created_at: "1995-08-14T04:00:00Z",
    updated_at: "2024-08-14T07:01:34Z",
    expires_at: "2031-08-13T04:00:00Z",
    statuses: ["clientDeleteProhibited", "ok", "something of our own"],
    nameservers: ["a.ns.example.com", "b.ns.example.com"],
    dnssec: false,
  });
});

test("lists that come as one object, cards without a name and keys without a flag are read", () => {
  const odd = {
    entities: {
      roles: "registrar",
      handle: "292",
      vcardArray: ["vcard", [["org", {}, "text", "Sample Org"]]],
    },
    events: { eventAction: "Registration", eventDate: "2001-02-03" },
    status: "inactive",
    nameservers: { ldhName: "ns.example.com" },
    secureDNS: { dsData: [{ keyTag: 1 }] },
  };
  expect(readRdap(odd)).toEqual({
    ...unknownRegistration,
    registrar: "Sample Org",
    created_at: "2001-02-03",
    statuses: ["inactive"],
    nameservers: ["ns.example.com"],
    dnssec: true,
  });
});

test("JSON of any other shape tells nothing", () => {
  const strange: unknown[] = [
    null,
    1,
    "text",
    [],
    {},
    { entities: [null, 1, [[]]], events: 7, status: {}, nameservers: [[]] },
  ];
  for (const json of [
    ...strange,
    { vcardArray: "x", entities: [{ roles: ["registrar"], vcardArray: [1, 2] }] },
  ]) {
    expect([json, readRdap(json)]).toEqual([json, unknownRegistration]);
  }
});

test("statuses are EPP's, whoever wrote them", () => {
  const spellings = ["server transfer prohibited", "serverTransferProhibited", "SERVER_TRANSFER_PROHIBITED"];
  for (const text of spellings) expect(readStatus(text)).toBe("serverTransferProhibited");
  expect(readStatus("pending delete https://icann.org/epp#pendingDelete")).toBe("pendingDelete");
});

const list = (services: unknown) => readBootstrap({ version: "1.0", services });

test("the server of the longest ending is asked, over TLS when there is a choice", () => {
  const bootstrap = list([
    [["com"], ["http://plain.example/", "https://tls.example/com"]],
    [["co.com", "XN--P1AI"], ["http://other.example"]],
  ]);
  expect(bootstrap && rdapServerFor(bootstrap, "sample.com")).toBe("https://tls.example/com/");
  expect(bootstrap && rdapServerFor(bootstrap, "sample.co.com")).toBe("http://other.example/");
  expect(bootstrap && rdapServerFor(bootstrap, "sample.xn--p1ai")).toBe("http://other.example/");
  expect(bootstrap && rdapServerFor(bootstrap, "sample.vn")).toBeNull();
});

test("a list that is none is not taken for one", () => {
  const addresses = ["ftp://a.example/", "file:///etc/passwd", 1];
  for (const json of [
    null,
    [],
    {},
    { services: {} },
    { services: [] },
    { services: [[["com"], addresses], [1], "x"] },
  ]) {
    expect([json, readBootstrap(json)]).toEqual([json, null]);
  }
});

test("the built-in list knows the common endings, many others, and not .vn", async () => {
  const builtIn = await builtInBootstrap();
  expect(rdapServerFor(builtIn, "sample.com")).toBe("https://rdap.verisign.com/com/v1/");
  expect(rdapServerFor(builtIn, "sample.xyz")).toBe("https://rdap.centralnic.com/xyz/");
  expect(rdapServerFor(builtIn, "sample.com.vn")).toBeNull();
  expect(builtIn.size).toBeGreaterThan(1000);
});

test("a referral is found under each of its names", () => {
  const iana =
    "% IANA WHOIS server\n\nrefer:        whois.nic.hu\n\ndomain:       HU\n\nwhois:        whois.nic.hu\n";
  expect(referralIn(iana)).toEqual({ host: "whois.nic.hu", port: 43 });
  expect(referralIn("ReferralServer:  whois://rwhois.example:4321\n")).toEqual({
    host: "rwhois.example",
    port: 4321,
  });
  expect(referralIn("whois:\ndomain: VN\n")).toBeNull();
  expect(referralIn("refer: \nwhois.evil.example\n")).toBeNull();
});

test("a server is a host with or without a port", () => {
  expect(readServer("whois.iana.org")).toEqual({ host: "whois.iana.org", port: 43 });
  expect(readServer("127.0.0.1:4343")).toEqual({ host: "127.0.0.1", port: 4343 });
  for (const text of ["", "a b", "http://a.example/", "a.example:99999", "a/b", "a.example\r\nx"]) {
    expect([text, readServer(text)]).toEqual([text, null]);
  }
});

test("servers with their own way of asking are asked in it", () => {
  const ask = (host: string) => queryFor({ host, port: 43 }, "sample.tld");
  expect(ask("whois.denic.de")).toBe("-T dn,ace sample.tld");
  expect(ask("whois.jprs.jp")).toBe("sample.tld/e");
  expect(ask("whois.nic.hu")).toBe("sample.tld");
});

test.each([
  [{ ldhName: "NS1.Example.VN" }, ["ns1.example.vn"]],
  [{ unicodeName: "ns1.ví-dụ.vn" }, ["ns1.xn--v-d-rma6749a.vn"]],
  [{ ldhName: "", unicodeName: "NS2.BÜCHER.example" }, ["ns2.xn--bcher-kva.example"]],
  [
    { ldhName: "ns1.xn--bcher-kva.example", unicodeName: "ns1.bücher.example" },
    ["ns1.xn--bcher-kva.example"],
  ],
  [{ ldhName: "ns1.bücher.example." }, ["ns1.xn--bcher-kva.example"]],
  [{ unicodeName: "ns1.例え。テスト" }, ["ns1.xn--r8jz45g.xn--zckzah"]],
  [{ unicodeName: "no name" }, []],
  [{ unicodeName: 5 }, []],
])("RFC 9083 3: a name server that is told as %j is %j", (server, names) => {
  const nameserver = { objectClassName: "nameserver", ...server };
  expect(readRdap({ objectClassName: "domain", nameservers: [nameserver] }).nameservers).toEqual(names);
});

test("RFC 9083 3: an object of which only the name in Unicode is told is about that name", () => {
  expect(isDomainObject({ unicodeName: "ví-dụ.vn" })).toBe(true);
  expect(isDomainObject({ unicodeName: "" })).toBe(false);
});
