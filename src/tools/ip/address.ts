import ipaddr from "ipaddr.js";
import { type AddressKind, addressKinds } from "./names.ts";
import type { Address } from "./schema.ts";

const subnets = <Range>(parse: (cidr: string) => Range, table: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(table).map(([kind, cidrs]) => [kind, cidrs.map(parse)]));

/** IANA's special-purpose registries; the first kind that holds the address counts. */
const kinds4 = subnets((cidr) => ipaddr.IPv4.parseCIDR(cidr), {
  unspecified: ["0.0.0.0/8"],
  broadcast: ["255.255.255.255/32"],
  loopback: ["127.0.0.0/8"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"],
  "carrier-nat": ["100.64.0.0/10"],
  "link-local": ["169.254.0.0/16"],
  documentation: ["192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24"],
  benchmarking: ["198.18.0.0/15"],
  multicast: ["224.0.0.0/4"],
  reserved: ["192.0.0.0/24", "192.88.99.0/24", "240.0.0.0/4"],
});

const kinds6 = subnets((cidr) => ipaddr.IPv6.parseCIDR(cidr), {
  unspecified: ["::/128"],
  loopback: ["::1/128"],
  "link-local": ["fe80::/10"],
  "unique-local": ["fc00::/7"],
  multicast: ["ff00::/8"],
  documentation: ["2001:db8::/32", "3fff::/20"],
  benchmarking: ["2001:2::/48"],
  nat64: ["64:ff9b::/96", "64:ff9b:1::/48"],
  "6to4": ["2002::/16"],
  teredo: ["2001::/32"],
  public: ["2001:3::/32", "2001:4:112::/48", "2001:20::/28"],
  reserved: ["2001::/23"],
  global: ["2000::/3"],
});

const kindOf = (range: string): AddressKind =>
  range === "global" ? "public" : (addressKinds.find((kind) => kind === range) ?? "reserved");

const numberOf = (bytes: readonly number[]): string =>
  bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n).toString();

const hexOf = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");

function describe4(address: ipaddr.IPv4): Address {
  const bytes = address.toByteArray();
  return {
    ip: address.toString(),
    version: 4,
    kind: kindOf(ipaddr.subnetMatch(address, kinds4, "public")),
    decimal: numberOf(bytes),
    expanded: null,
    reverse_name: `${bytes.toReversed().join(".")}.in-addr.arpa`,
    embedded_ipv4: null,
  };
}

/** Where RFC 6052, 3056 and 4380 put the version 4 address. */
function embedded(kind: AddressKind, bytes: readonly number[]): string | null {
  if (kind === "nat64") return bytes.slice(12).join(".");
  if (kind === "6to4") return bytes.slice(2, 6).join(".");
  if (kind !== "teredo") return null;
  return bytes
    .slice(12)
    .map((byte) => byte ^ 0xff)
    .join(".");
}

function describe6(address: ipaddr.IPv6): Address {
  const bytes = address.toByteArray();
  const kind = kindOf(ipaddr.subnetMatch(address, kinds6, "reserved"));
  const digits = hexOf(bytes);
  return {
    ip: new ipaddr.IPv6(address.parts).toRFC5952String(),
    version: 6,
    kind,
    decimal: numberOf(bytes),
    expanded: digits.match(/.{4}/g)?.join(":") ?? digits,
    reverse_name: `${digits.split("").toReversed().join(".")}.ip6.arpa`,
    embedded_ipv4: embedded(kind, bytes),
  };
}

/**
 * Reads an address in any of its spellings: brackets, a zone id, capital letters, full-width digits, a mapped
 * version 4 address (which is that version 4 address). Null when it is none; octal and short forms of version 4
 * mean different addresses to different programs, so they are none either.
 */
export function parseAddress(text: string): Address | null {
  const plain = text
    .normalize("NFKC")
    .trim()
    .replaceAll("。", ".")
    .replace(/^\[(.*)\]$/, "$1");
  if (ipaddr.IPv4.isValidFourPartDecimal(plain)) return describe4(ipaddr.IPv4.parse(plain));
  if (!plain.includes(":") || !ipaddr.IPv6.isValid(plain)) return null;
  const address = ipaddr.IPv6.parse(plain);
  return address.isIPv4MappedAddress() ? describe4(address.toIPv4Address()) : describe6(address);
}
