import ipaddr from "ipaddr.js";
import { type AddressKind, addressKindOf } from "#core/address-ranges.ts";
import type { Address } from "./schema.ts";

const numberOf = (addressBytes: readonly number[]): string =>
  addressBytes
    .reduce((addressNumber, addressByte) => addressNumber * 256n + BigInt(addressByte), 0n)
    .toString();

const hexOf = (addressBytes: readonly number[]): string =>
  addressBytes.map((addressByte) => addressByte.toString(16).padStart(2, "0")).join("");

function describe4(ipAddress: ipaddr.IPv4): Address {
  const addressBytes = ipAddress.toByteArray();
  return {
    ip: ipAddress.toString(),
    version: 4,
    kind: addressKindOf(ipAddress),
    decimal: numberOf(addressBytes),
    expanded: null,
    reverse_name: `${addressBytes.toReversed().join(".")}.in-addr.arpa`,
    embedded_ipv4: null,
    embedded_candidates: [],
  };
}

/** 64:ff9b::/96 alone; the length of a local prefix (RFC 8215) is its network's own. */
const isWellKnownNat64 = (addressBytes: readonly number[]): boolean => addressBytes[5] === 0;

/** Where RFC 6052, 3056 and 4380 put the version 4 address. */
function embeddedIpv4(addressKind: AddressKind, addressBytes: readonly number[]): string | null {
  if (addressKind === "nat64")
    return isWellKnownNat64(addressBytes) ? addressBytes.slice(12).join(".") : null;
  if (addressKind === "6to4") return addressBytes.slice(2, 6).join(".");
  if (addressKind !== "teredo") return null;
  return addressBytes
    .slice(12)
    .map((addressByte) => addressByte ^ 0xff)
    .join(".");
}

const localPrefixes = [48, 56, 64, 96] as const;

/**
 * What a local NAT64 prefix of each length would have inside (RFC 6052, 2.2): behind the prefix, around the bits 64 to 71,
 * which are zero as is what follows.
 */
function candidatesIn(
  addressKind: AddressKind,
  addressBytes: readonly number[],
): Address["embedded_candidates"] {
  if (addressKind !== "nat64" || isWellKnownNat64(addressBytes) || addressBytes[8] !== 0) return [];
  return localPrefixes.flatMap((prefix) => {
    const inside = addressBytes.slice(prefix / 8).filter((_, at) => prefix / 8 + at !== 8);
    return inside.slice(4).every((byte) => byte === 0) ? [{ prefix, ip: inside.slice(0, 4).join(".") }] : [];
  });
}

function describe6(ipAddress: ipaddr.IPv6): Address {
  const addressBytes = ipAddress.toByteArray();
  const addressKind = addressKindOf(ipAddress);
  const digits = hexOf(addressBytes);
  return {
    ip: new ipaddr.IPv6(ipAddress.parts).toRFC5952String(),
    version: 6,
    kind: addressKind,
    decimal: numberOf(addressBytes),
    expanded: digits.match(/.{4}/g)?.join(":") ?? digits,
    reverse_name: `${digits.split("").toReversed().join(".")}.ip6.arpa`,
    embedded_ipv4: embeddedIpv4(addressKind, addressBytes),
    embedded_candidates: candidatesIn(addressKind, addressBytes),
  };
}

/** The parser takes `::1.2.3.4` for a mapped address, which only `::ffff:1.2.3.4` is. */
const withoutDots = (ipText: string): string =>
  ipText.replace(
    /(^|\D)(\d+)\.(\d+)\.(\d+)\.(\d+)(?=%|$)/,
    (_, before: string, ...addressBytes: string[]) =>
      before + hexOf(addressBytes.slice(0, 4).map(Number)).replace(/^.{4}/, "$&:"),
  );

/**
 * Reads an address in any of its spellings: brackets, a zone id, capital letters, full-width digits, a mapped
 * version 4 address (which is that version 4 address). Null when it is none; octal and short forms of version 4
 * mean different addresses to different programs, so they are none either.
 */
export function parseAddress(ipText: string): Address | null {
  const normalized = ipText
    .normalize("NFKC")
    .trim()
    .replaceAll("。", ".")
    .replace(/^\[(.*)\]$/, "$1");
  if (ipaddr.IPv4.isValidFourPartDecimal(normalized)) return describe4(ipaddr.IPv4.parse(normalized));
  if (!normalized.includes(":") || !ipaddr.IPv6.isValid(normalized)) return null;
  const ipAddress = ipaddr.IPv6.parse(withoutDots(normalized));
  return ipAddress.isIPv4MappedAddress() ? describe4(ipAddress.toIPv4Address()) : describe6(ipAddress);
}
