import { expect, test } from "bun:test";
import type { Answer } from "dns-packet";
import { openGeo } from "#net/geo.ts";
import { ipEffects } from "#net/ip.ts";
import { createResolver } from "#net/resolve.ts";
import { bindTool } from "#core/tool.ts";
import ipTool from "#tools/ip/tool.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { guardFor } from "#tests/support/product/guard.ts";

const geo = openGeo();

const lookupWith = (servers: string) =>
  bindTool(
    ipTool,
    ipEffects({
      geo,
      guard: guardFor({}),
      resolver: createResolver({ servers, attemptMs: 60_000 }),
      now: () => new Date(),
    }),
  ).lookup.run;

const text = (name: string, data: string): Answer => ({ type: "TXT", name, data, ttl: 300, class: "IN" });

const known: Readonly<Record<string, Answer>> = {
  "1.0.160.14.in-addr.arpa": record("PTR", "1.0.160.14.in-addr.arpa", "Static.VNPT.vn"),
  "1.0.160.14.origin.asn.cymru.com": text(
    "1.0.160.14.origin.asn.cymru.com",
    "45899 | 14.160.0.0/19 | VN | apnic | 2008-06-18",
  ),
  "AS45899.asn.cymru.com": text(
    "AS45899.asn.cymru.com",
    "45899 | VN | apnic | 2009-07-02 | VNPT-AS-VN - VNPT Corp, VN",
  ),
  "2.0.160.14.in-addr.arpa": record("PTR", "2.0.160.14.in-addr.arpa", "<script>.vn"),
};

const startZone = () =>
  startDnsServer(({ name }) => {
    const answer = known[name];
    return answer ? { answers: [answer] } : { code: 3 };
  });

test("an address is told with its country, network and name", async () => {
  using dns = await startZone();
  const look = lookupWith(dns.address);
  expect(await look({ ip: "::ffff:14.160.0.1" }, anonymous)).toMatchObject({
    ok: true,
    value: {
      ip: "14.160.0.1",
      version: 4,
      kind: "public",
      country: { code: "VN", name: "Việt Nam" },
      asn: 45_899,
      organization: "VNPT Corp",
      hostname: "static.vnpt.vn",
      is_own: false,
    },
  });
  const asked = dns.asked.length;
  await look({ ip: "14.160.0.1" }, anonymous);
  expect(dns.asked.length).toBe(asked);
});

test("the country is named in the language asked for", async () => {
  using dns = await startZone();
  const look = lookupWith(dns.address);
  expect(await look({ ip: "2405:4800::1" }, { ...anonymous, lang: "en" })).toMatchObject({
    value: {
      version: 6,
      country: { code: "VN", name: "Vietnam" },
      asn: null,
      organization: null,
      hostname: null,
    },
  });
});

test("a name that is none is not shown", async () => {
  using dns = await startZone();
  expect(await lookupWith(dns.address)({ ip: "14.160.0.2" }, anonymous)).toMatchObject({
    value: { hostname: null },
  });
});

test("DNS that does not answer leaves out what it would have said", async () => {
  using dns = await startDnsServer(() => null);
  expect(await lookupWith(dns.address)({ ip: "14.160.0.1" }, anonymous)).toMatchObject({
    value: { country: { code: "VN" }, asn: null, organization: null, hostname: null },
  });
});

test("without an address it is the caller's own", async () => {
  using dns = await startZone();
  const look = lookupWith(dns.address);
  for (const input of [{}, { ip: "" }, { ip: "  " }]) {
    expect(await look(input, { ...anonymous, address: "::ffff:14.160.0.1" })).toMatchObject({
      value: { ip: "14.160.0.1", is_own: true },
    });
  }
});

test("addresses that are not public are explained, and nobody is asked about them", async () => {
  using dns = await startZone();
  const look = lookupWith(dns.address);
  for (const ip of ["10.1.2.3", "127.0.0.1", "::1", "fe80::1", "100.64.0.1", "192.0.2.1"]) {
    const found = await look({ ip }, anonymous);
    expect(found).toMatchObject({ value: { country: null, asn: null, hostname: null } });
    expect(found.ok && found.value.meaning.length).toBeGreaterThan(10);
  }
  expect(dns.asked).toEqual([]);
});

test("what is no address is refused by its field", async () => {
  const look = lookupWith("127.0.0.1:1");
  for (const ip of ["999.1.1.1", "example", "1.2.3.4; ls"]) {
    expect(await look({ ip }, anonymous)).toMatchObject({ failure: { errors: [{ path: "ip" }] } });
  }
});
