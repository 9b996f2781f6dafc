import { expect, test } from "bun:test";
import { parseAddress } from "#tools/ip/address.ts";
import type { AddressKind } from "#core/address-ranges.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const spellings: Record<string, readonly string[]> = {
  "2001:db8::1": [
    "2001:db8::1",
    "2001:DB8:0:0:0:0:0:1",
    "2001:0db8:0000:0000:0000:0000:0000:0001",
    "2001:db8::0:1",
    "[2001:db8::1]",
    "  2001:db8::1\n",
    "2001:db8::0.0.0.1",
  ],
  "fe80::1": ["fe80::1", "fe80::1%eth0", "FE80::1%2", "[fe80::1%eth0]"],
  "8.8.8.8": [
    "8.8.8.8",
    "::ffff:8.8.8.8",
    "::ffff:808:808",
    "0:0:0:0:0:FFFF:0808:0808",
    "８.８.８.８",
    "8。8。8。8",
  ],
  // RFC 5952: the longest run of zeros is shortened, the first of equals, never a single group.
  "2001:0:0:1::1": ["2001:0:0:1:0:0:0:1"],
  "2001:db8::1:0:0:1": ["2001:db8:0:0:1:0:0:1"],
  "2001:db8:0:1:1:1:1:1": ["2001:db8::1:1:1:1:1"],
};

test("every spelling of an address is that address", () => {
  for (const [canonical, written] of Object.entries(spellings)) {
    for (const text of written) expect([text, parseAddress(text)?.ip]).toEqual([text, canonical]);
  }
});

test("random spellings of version 6 are read as the URL standard reads them", () => {
  const below = randomFrom(6);
  const groups = (count: number) =>
    Array.from({ length: count }, () =>
      below(below(2) ? 65_536 : 2)
        .toString(16)
        .padStart(1 + below(4), "0"),
    );
  for (let round = 0; round < 2000; round += 1) {
    const bytes = Array.from({ length: 4 }, () => below(256));
    const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
    const tails = [
      bytes.join("."),
      `${(first * 256 + second).toString(16)}:${(third * 256 + fourth).toString(16)}`,
    ];
    const head = below(6);
    const start = `${groups(head).join(":")}::${groups(below(6 - head))
      .map((group) => `${group}:`)
      .join("")}`;
    const text = start + tails[below(2)];
    const { hostname } = new URL(`http://[${start}${tails[1]}]/`);
    const read = parseAddress(text);
    const isMapped = /^\[::ffff:[\da-f]{1,4}:[\da-f]{1,4}\]$/.test(hostname);
    expect([text, read?.version]).toEqual([text, isMapped ? 4 : 6]);
    if (!isMapped) expect([text, `[${read?.ip}]`]).toEqual([text, hostname]);
  }
});

test("what is no address is null", () => {
  const texts = [
    "",
    "example",
    "999.1.1.1",
    "1.2.3",
    "1.2.3.4.5",
    "010.0.0.1",
    "0x7f.0.0.1",
    "2130706433",
    "1.2.3.4:80",
  ];
  for (const text of [...texts, ":::", "1::2::3", "12345::", "::1/64", "[::1", "%eth0"]) {
    expect([text, parseAddress(text)]).toEqual([text, null]);
  }
});

const kinds: Partial<Record<AddressKind, readonly string[]>> = {
  public: ["8.8.8.8", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2001:4860:4860::8888", "2405:4800::1"],
  private: ["10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "::ffff:10.0.0.1"],
  loopback: ["127.0.0.1", "127.255.0.1", "::1"],
  "link-local": ["169.254.169.254", "fe80::1"],
  "carrier-nat": ["100.64.0.1", "100.127.255.255"],
  "unique-local": ["fc00::1", "fd12:3456:789a::1"],
  unspecified: ["0.0.0.0", "0.1.2.3", "::"],
  broadcast: ["255.255.255.255"],
  multicast: ["224.0.0.1", "239.255.255.255", "ff02::1"],
  documentation: ["192.0.2.1", "198.51.100.7", "203.0.113.9", "2001:db8::1", "3fff::1"],
  benchmarking: ["198.18.0.1", "2001:2::1"],
  nat64: ["64:ff9b::808:808", "64:ff9b:1::1"],
  "6to4": ["2002:808:808::1"],
  teredo: ["2001:0:4136:e378:8000:63bf:3fff:fdd2"],
  infrastructure: ["192.0.0.9", "192.31.196.1", "2001:4:112::1"],
  "cloud-internal": ["168.63.129.16"],
  reserved: [
    "240.0.0.1",
    "192.0.0.8",
    "192.88.99.1",
    "fec0::1",
    "100::1",
    "5f00::1",
    "4000::1",
    "2001:1ff::1",
    "2001:20::1",
  ],
};

test("each address is of its kind", () => {
  for (const [kind, addresses] of Object.entries(kinds)) {
    for (const address of addresses) expect([address, parseAddress(address)?.kind]).toEqual([address, kind]);
  }
});

test("an address is told as a number, in full, and by its name in DNS", () => {
  expect(parseAddress("192.0.2.1")).toMatchObject({
    version: 4,
    decimal: "3221225985",
    expanded: null,
    reverse_name: "1.2.0.192.in-addr.arpa",
  });
  expect(parseAddress("2001:db8::567:89ab")).toMatchObject({
    version: 6,
    decimal: "42540766411282592856903984951744498091",
    expanded: "2001:0db8:0000:0000:0000:0000:0567:89ab",
    reverse_name: "b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa",
  });
});

test("a transition address tells the version 4 address it carries", () => {
  expect(parseAddress("64:ff9b::192.0.2.33")?.embedded_ipv4).toBe("192.0.2.33");
  expect(parseAddress("2002:c000:204::1")?.embedded_ipv4).toBe("192.0.2.4");
  expect(parseAddress("2001:0:4136:e378:8000:63bf:3fff:fdd2")?.embedded_ipv4).toBe("192.0.2.45");
  expect(parseAddress("2001:4860::1")?.embedded_ipv4).toBeNull();
});
