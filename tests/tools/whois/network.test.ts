import { expect, test } from "bun:test";
import { readNetwork, networksOf } from "#tools/whois/network-text.ts";
import { type NetworkSubject, readSubject } from "#tools/whois/subject.ts";
import {
  apnicNet,
  arinAs,
  arinNet,
  lacnicNet,
  ripeAs,
  ripeNet6,
} from "#tests/support/samples/network-answers.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

function subjectOf(text: string): NetworkSubject {
  const subject = readSubject(text);
  if (!subject.ok || !("network" in subject.value)) throw new Error(text);
  return subject.value.network;
}

test("an address or an AS number is found in whatever was typed; anything else is a name", () => {
  const read: Record<string, string> = {
    "8.8.8.8": "8.8.8.8",
    " 8.8.8.8 ": "8.8.8.8",
    "https://8.8.8.8:443/a": "8.8.8.8",
    "8.8.8.0/24": "8.8.8.0",
    "134744072": "8.8.8.8",
    "2606:4700:0::1111": "2606:4700::1111",
    "[2606:4700::1111]": "2606:4700::1111",
    AS15169: "AS15169",
    "as 15169": "AS15169",
    ASN0015169: "AS15169",
    AS4199999999: "AS4199999999",
  };
  for (const [typed, text] of Object.entries(read))
    expect([typed, subjectOf(typed).text]).toEqual([typed, text]);
  for (const name of ["example.com", "as15169.net"])
    expect([name, readSubject(name)]).toMatchObject([name, { ok: true, value: { domain: { ascii: name } } }]);
});

test("what nobody can have registered is refused with what it is", () => {
  const refused: Record<string, string> = {
    "10.0.0.1": "ip.kind.private",
    "http://192.168.1.1/": "ip.kind.private",
    "127.0.0.1": "ip.kind.loopback",
    "169.254.169.254": "ip.kind.link-local",
    "100.64.0.1": "ip.kind.carrier-nat",
    "192.0.2.1": "ip.kind.documentation",
    "240.0.0.1": "ip.kind.reserved",
    "fd00::1": "ip.kind.unique-local",
    "::1": "ip.kind.loopback",
    "::ffff:10.0.0.1": "ip.kind.private",
    AS0: "whois.invalid.asReserved",
    AS23456: "whois.invalid.asReserved",
    AS64496: "whois.invalid.asDocumentation",
    AS64512: "whois.invalid.asPrivate",
    AS65534: "whois.invalid.asPrivate",
    AS65535: "whois.invalid.asReserved",
    AS65551: "whois.invalid.asDocumentation",
    AS131071: "whois.invalid.asReserved",
    AS4200000000: "whois.invalid.asPrivate",
    AS4294967295: "whois.invalid.asReserved",
    AS4294967296: "whois.invalid.asNumber",
    AS99999999999999999999: "whois.invalid.asNumber",
    AS: "whois.invalid.ending",
    "AS-1": "whois.invalid.domain",
    AS1x: "whois.invalid.domain",
  };
  for (const [typed, key] of Object.entries(refused))
    expect([typed, readSubject(typed)]).toMatchObject([
      typed,
      { failure: { errors: [{ path: "domain", message: { key } }] } },
    ]);
});

test("each registry's answer gives holder, range, country, abuse contact and dates", () => {
  expect(readNetwork(arinNet, subjectOf("8.8.8.8"))).toEqual({
    holder: "Google LLC",
    name: "GOGL",
    range: "8.8.8.0 - 8.8.8.255",
    cidr: ["8.8.8.0/24"],
    country: "US",
    abuse: "network-abuse@google.example",
    created_at: "2023-12-28",
    updated_at: "2023-12-28",
  });
  expect(readNetwork(arinNet, subjectOf("8.9.0.1"))).toMatchObject({
    holder: "Level 3 Parent, LLC",
    cidr: ["8.0.0.0/9"],
    abuse: "abuse@level3.example",
  });
  expect(readNetwork(arinAs, subjectOf("AS15169"))).toEqual({
    holder: "Google LLC",
    name: "GOOGLE",
    range: null,
    cidr: [],
    country: "US",
    abuse: "network-abuse@google.example",
    created_at: "2000-03-30",
    updated_at: "2012-02-24",
  });
  expect(readNetwork(ripeNet6, subjectOf("2001:67c:2e8::1"))).toEqual({
    holder: "Reseaux IP Europeens Network Coordination Centre (RIPE NCC)",
    name: "RIPE-NCC-STUFF",
    range: "2001:67c:2e8:: - 2001:67c:2e8:ffff:ffff:ffff:ffff:ffff",
    cidr: ["2001:67c:2e8::/48"],
    country: "NL",
    abuse: "abuse@ripe.example",
    created_at: "2010-09-16T12:57:32Z",
    updated_at: "2020-05-13T11:01:23Z",
  });
  expect(readNetwork(ripeAs, subjectOf("AS3333"))).toMatchObject({ holder: "RIPE NCC", name: "RIPE-NCC-AS" });
  expect(readNetwork(apnicNet, subjectOf("113.161.2.3"))).toEqual({
    holder: "Vietnam Posts and Telecommunications Group",
    name: "VNPT-VN",
    range: "113.160.0.0 - 113.191.255.255",
    cidr: ["113.160.0.0/11"],
    country: "VN",
    abuse: "hm-changed@vnnic.example",
    created_at: null,
    updated_at: "2018-01-25T03:54:21Z",
  });
  expect(readNetwork(lacnicNet, subjectOf("200.160.0.8"))).toEqual({
    holder: "Núcleo de Inf. e Coord. do Ponto BR - NIC.BR",
    name: null,
    range: "200.160.0.0 - 200.160.15.255",
    cidr: ["200.160.0.0/20"],
    country: "BR",
    abuse: "fneves@registro.example",
    created_at: "1999-09-20",
    updated_at: "2023-08-30",
  });
});

test("an answer about another network, or about none, is not taken for one", () => {
  for (const text of [
    arinNet,
    "",
    "%ERROR:101: no entries found",
    "inetnum: 8.8.8.0 - 7.0.0.0\n",
    "inetnum: x/99\n",
  ])
    expect([text, readNetwork(text, subjectOf("9.9.9.9"))]).toEqual([text, null]);
  expect(readNetwork(ripeAs, subjectOf("AS3300"))).toBeNull();
});

test("the networks of a range are as few as can be, and are all of it", () => {
  const random = randomFrom(4632);
  const numberIn = (text: string) => text.split(".").reduce((sum, byte) => sum * 256 + Number(byte), 0);
  for (let round = 0; round < 200; round += 1) {
    const first = random(256) * 65_536 + random(65_536);
    const last = first + random(300);
    const networks = networksOf({ first: BigInt(first), last: BigInt(last) }, 4).map((network) => {
      const [base = "", length] = network.split("/");
      return { base: numberIn(base), size: 2 ** (32 - Number(length)) };
    });
    let at = first;
    for (const { base, size } of networks) {
      expect([base, base % size]).toEqual([at, 0]);
      at += size;
    }
    expect(at).toBe(last + 1);
    // two neighbours that could be one are none of the fewest
    for (const [index, { base, size }] of networks.entries()) {
      const next = networks[index + 1];
      expect(next?.size === size && base % (2 * size) === 0).toBe(false);
    }
  }
  expect(networksOf({ first: 0n, last: 2n ** 32n - 1n }, 4)).toEqual(["0.0.0.0/0"]);
  expect(networksOf({ first: 1n, last: 2n ** 128n - 2n }, 6).length).toBe(20);
});

test("an answer as long as one may be is read in a moment", () => {
  const long = [
    `inetnum: 0.0.0.0 - 255.255.255.255\n${"descr: a\n".repeat(7000)}`,
    "\n\n".repeat(32_000),
    "inetnum: 8.8.8.8/0\n\n".repeat(3400),
    `% Abuse contact for ${"a is ".repeat(13_000)}`,
    "a".repeat(64_000),
    `inetnum: 8.0.0.0/8\norg: ${"@".repeat(64_000)}`,
  ];
  const start = process.cpuUsage();
  for (const text of long) readNetwork(text, subjectOf("8.8.8.8"));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(600);
});
