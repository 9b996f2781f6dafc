import { expect, test } from "bun:test";
import { isPublicAddress } from "#core/address-ranges.ts";
import { parseHostPort, parseHostPorts } from "#net/endpoint.ts";
import { createPolicy, parseAllow } from "#net/policy.ts";
import { nameServersIn } from "#net/resolve.ts";

test("the edges of each closed range are closed, and their neighbours are open", () => {
  const closed = [
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
  ];
  const open = [
    "169.253.255.255",
    "172.15.255.255",
    "172.32.0.0",
    "192.167.255.255",
    "198.20.0.0",
    "223.255.255.255",
  ];
  for (const address of [...closed, ...open])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  for (const address of [
    "10.0.0.0",
    "10.255.255.255",
    "100.64.0.0",
    "172.31.255.255",
    "224.0.0.0",
    "no address",
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test("an entry of the allow list opens its range, with a port that port alone", () => {
  const policy = createPolicy({
    allow: "10.1.0.0/16, 127.0.0.1/32:25,[fd00::/8]:8080,fe80::1",
    listeners: [],
  });
  const verdicts = (rows: readonly (readonly [string, number])[]) =>
    rows.map(([address, port]) => policy.judge(address, port));
  expect(
    verdicts([
      ["10.1.2.3", 80],
      ["127.0.0.1", 25],
      ["fd12::1", 8080],
      ["fe80:0::1", 443],
    ]),
  ).toEqual(["open", "open", "open", "open"]);
  expect(
    verdicts([
      ["10.1.2.3", 25],
      ["10.2.0.1", 80],
      ["127.0.0.1", 80],
      ["::ffff:127.0.0.1", 25],
      ["fd12::1", 80],
      ["fe80::2", 443],
    ]),
  ).toEqual(["closed_port", ...Array.from({ length: 5 }, () => "closed_address" as const)]);
});

test("every spelling of an entry is read", () => {
  const spellings = [
    "::1",
    "::1/128",
    "[::1]",
    "[::1]:80",
    "[::1/128]:80",
    "[::1]/128:80",
    "127.0.0.1:80",
    "0.0.0.0/0",
  ];
  expect(spellings.map((entry) => parseAllow(entry)[0]?.port)).toEqual([
    null,
    null,
    null,
    80,
    80,
    80,
    80,
    null,
  ]);
});

test("an entry that cannot be read stops the start", () => {
  const wrong = [
    "10.0.0.0/33",
    "localhost",
    "10.0.0.1:0",
    "10.0.0.1:65536",
    "::1:80:",
    "[10.0.0.1",
    "*",
    "10.0.0.0/8/8",
  ];
  for (const entry of wrong) expect(() => parseAllow(`127.0.0.1,${entry}`)).toThrow(`"${entry}"`);
});

test("an address that the product listens on stays refused whatever the allow list says", () => {
  const listeners = [
    { host: "0.0.0.0", port: 3000 },
    { host: "203.0.113.7", port: 443 },
  ];
  const policy = createPolicy({ allow: "0.0.0.0/0,::/0", listeners });
  expect(policy.judge("127.0.0.1", 3000)).toBe("closed_address");
  expect(policy.judge("127.9.9.9", 3000)).toBe("closed_address");
  expect(policy.judge("::1", 3000)).toBe("closed_address");
  expect(policy.judge("203.0.113.7", 443)).toBe("closed_address");
  expect(policy.judge("127.0.0.1", 3001)).toBe("open");
});

test("a name that the product listens on is refused however the setting spells it, on its own port only", () => {
  const { refusesName } = createPolicy({
    allow: "",
    listeners: [{ host: "Tools.Example.COM", port: 3000 }],
  });
  const asked = [
    ["tools.example.com", 3000],
    ["tools.example.com", 80],
    ["other.example.com", 3000],
  ] as const;
  expect(asked.map(([host, port]) => refusesName(host, port))).toEqual([true, false, false]);
});

test("addresses with and without a port are read, and nothing else", () => {
  expect(parseHostPorts("1.1.1.1, 127.0.0.1:5353,[::1]:54,2606:4700::1,whois.iana.org", 53)).toEqual([
    { host: "1.1.1.1", port: 53 },
    { host: "127.0.0.1", port: 5353 },
    { host: "::1", port: 54 },
    { host: "2606:4700::1", port: 53 },
    { host: "whois.iana.org", port: 53 },
  ]);
  for (const text of ["", "a:b", "a:0", "a:99999", "[a]:1", "a b", "a@b", "a/b", ":53"])
    expect([text, parseHostPort(text, 53)]).toEqual([text, null]);
  expect(() => parseHostPorts("1.1.1.1,a:b", 53)).toThrow('"a:b"');
});

test("the system's name servers are the nameserver lines of resolv.conf", () => {
  const settings =
    "# nameserver 9.9.9.9\nsearch example.com\nnameserver 10.0.0.2\n nameserver\t::1 # own\noptions x";
  expect(nameServersIn(settings)).toEqual([
    { host: "10.0.0.2", port: 53 },
    { host: "::1", port: 53 },
  ]);
});
