import { expect, test } from "bun:test";
import ipaddr from "ipaddr.js";
import { type AddressKind, addressKindOf, isPublicAddress } from "#core/address-ranges.ts";

/**
 * https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry: the range, what it is
 * here, and whether IANA calls it globally reachable (null: not applicable).
 */
const registry: readonly (readonly [cidr: string, kind: AddressKind, isGloballyReachable: boolean | null])[] =
  [
    ["0.0.0.0/8", "unspecified", false],
    ["0.0.0.0/32", "unspecified", false],
    ["10.0.0.0/8", "private", false],
    ["100.64.0.0/10", "carrier-nat", false],
    ["127.0.0.0/8", "loopback", false],
    ["169.254.0.0/16", "link-local", false],
    ["172.16.0.0/12", "private", false],
    ["192.0.0.0/24", "reserved", false],
    ["192.0.0.0/29", "reserved", false],
    ["192.0.0.8/32", "reserved", false],
    ["192.0.0.9/32", "infrastructure", true],
    ["192.0.0.10/32", "infrastructure", true],
    ["192.0.0.170/32", "reserved", false],
    ["192.0.0.171/32", "reserved", false],
    ["192.0.2.0/24", "documentation", false],
    ["192.31.196.0/24", "infrastructure", true],
    ["192.52.193.0/24", "infrastructure", true],
    ["192.88.99.0/24", "reserved", null],
    ["192.168.0.0/16", "private", false],
    ["192.175.48.0/24", "infrastructure", true],
    ["198.18.0.0/15", "benchmarking", false],
    ["198.51.100.0/24", "documentation", false],
    ["203.0.113.0/24", "documentation", false],
    ["240.0.0.0/4", "reserved", false],
    ["255.255.255.255/32", "broadcast", false],
    ["::1/128", "loopback", false],
    ["::/128", "unspecified", false],
    ["::ffff:0:0/96", "reserved", false],
    ["64:ff9b::/96", "nat64", true],
    ["64:ff9b:1::/48", "nat64", false],
    ["100::/64", "reserved", false],
    ["100:0:0:1::/64", "reserved", false],
    ["2001::/23", "reserved", false],
    ["2001::/32", "teredo", null],
    ["2001:1::1/128", "infrastructure", true],
    ["2001:1::2/128", "infrastructure", true],
    ["2001:1::3/128", "infrastructure", true],
    ["2001:2::/48", "benchmarking", false],
    ["2001:3::/32", "infrastructure", true],
    ["2001:4:112::/48", "infrastructure", true],
    ["2001:10::/28", "reserved", null],
    ["2001:20::/28", "reserved", true],
    ["2001:30::/28", "reserved", true],
    ["2001:db8::/32", "documentation", false],
    ["2002::/16", "6to4", null],
    ["2620:4f:8000::/48", "infrastructure", true],
    ["3fff::/20", "documentation", false],
    ["5f00::/16", "reserved", false],
    ["fc00::/7", "unique-local", false],
    ["fe80::/10", "link-local", false],
  ];

/** Ranges of other registries: multicast, and one cloud's address in public space. */
const others: typeof registry = [
  ["224.0.0.0/4", "multicast", null],
  ["ff00::/8", "multicast", null],
  ["168.63.129.16/32", "cloud-internal", null],
];

type Numbers = {
  readonly first: bigint;
  readonly last: bigint;
  readonly width: 32 | 128;
  readonly bits: number;
};

const numberOf = (address: string): bigint =>
  ipaddr
    .parse(address)
    .toByteArray()
    .reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);

function numbersOf(cidr: string): Numbers {
  const [base = "", length = ""] = cidr.split("/");
  const width = base.includes(":") ? 128 : 32;
  const bits = Number(length);
  const first = numberOf(base);
  return { first, last: first + (1n << BigInt(width - bits)) - 1n, width, bits };
}

function addressOf(number: bigint, width: 32 | 128): string {
  const bytes = Array.from({ length: width / 8 }, (_, at) =>
    Number((number >> BigInt(width - 8 * (at + 1))) & 255n),
  );
  return ipaddr.fromByteArray(bytes).toString();
}

const rows = [...registry, ...others].map(([cidr, kind]) => ({ cidr, kind, ...numbersOf(cidr) }));

/** By plain arithmetic: the narrowest row that holds the number; version 6 is public below 2000::/3 alone. */
function expectedKind(number: bigint, width: 32 | 128): AddressKind {
  const [narrowest] = rows
    .filter((row) => row.width === width && row.first <= number && number <= row.last)
    .toSorted((one, other) => other.bits - one.bits);
  if (narrowest) return narrowest.kind;
  return width === 32 || number >> 125n === 1n ? "public" : "reserved";
}

const kindOf = (address: string) => addressKindOf(ipaddr.parse(address));

test("the first and last address of each special range is of its kind, and their neighbours are judged too", () => {
  for (const { cidr, first, last, width } of rows) {
    for (const number of [first - 1n, first, last, last + 1n]) {
      if (number < 0n || number >= 1n << BigInt(width)) continue;
      const address = addressOf(number, width);
      expect([cidr, address, kindOf(address)]).toEqual([cidr, address, expectedKind(number, width)]);
    }
  }
});

test("nothing that IANA calls not globally reachable is public, nor any other special range", () => {
  for (const [cidr] of [...registry, ...others]) {
    const { first, last, width } = numbersOf(cidr);
    for (const number of [first, (first + last) / 2n, last]) {
      const address = addressOf(number, width);
      expect([cidr, address, isPublicAddress(address)]).toEqual([cidr, address, false]);
    }
  }
});

test("random addresses are of the kind that plain arithmetic says", () => {
  const random = (bits: number) =>
    crypto.getRandomValues(new Uint8Array(bits / 8)).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  for (let round = 0; round < 3000; round++) {
    const row = rows[round % rows.length];
    const width = row?.width ?? 32;
    // Every third inside a special range, the rest anywhere.
    const anywhere = random(width);
    const number = row && round % 3 === 0 ? row.first + (anywhere % (row.last - row.first + 1n)) : anywhere;
    const address = addressOf(number, width);
    expect([address, kindOf(address)]).toEqual([address, expectedKind(number, width)]);
  }
});

test("what is no plain spelling of an address is not public", () => {
  for (const text of ["", "example.com", "8.8.8", "0x8.8.8.8", "010.8.8.8", "[2606::1]", "8.8.8.8:53"])
    expect([text, isPublicAddress(text)]).toEqual([text, false]);
});
