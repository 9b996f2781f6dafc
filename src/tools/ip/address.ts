import ipaddr from "ipaddr.js";
import { type AddressKind, addressKindOf } from "../../core/address-ranges.ts";
import type { Address } from "./schema.ts";

const numberOf = (bytes: readonly number[]): string =>
  bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n).toString();

const hexOf = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");

function describe4(address: ipaddr.IPv4): Address {
  const bytes = address.toByteArray();
  return {
    ip: address.toString(),
    version: 4,
    kind: addressKindOf(address),
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
  const kind = addressKindOf(address);
  const ipDigits = hexOf(bytes);
  return {
    ip: new ipaddr.IPv6(address.parts).toRFC5952String(),
    version: 6,
    kind,
    decimal: numberOf(bytes),
    expanded: ipDigits.match(/.{4}/g)?.join(":") ?? ipDigits,
    reverse_name: `${ipDigits.split("").toReversed().join(".")}.ip6.arpa`,
    embedded_ipv4: embedded(kind, bytes),
  };
}

/** The parser takes `::1.2.3.4` for a mapped address, which only `::ffff:1.2.3.4` is. */
const withoutDots = (text: string): string =>
  text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)(?=%|$)/, (_, ...bytes: string[]) =>
    hexOf(bytes.slice(0, 4).map(Number)).replace(/^.{4}/, "$&:"),
  );

/**
 * Reads an address in any of its spellings: brackets, a zone id, capital letters, full-width digits, a mapped
 * version 4 address (which is that version 4 address). Null when it is none; octal and short forms of version 4
 * mean different addresses to different programs, so they are none either.
 */
export function parseAddress(text: string): Address | null {
  const normalized = text
    .normalize("NFKC")
    .trim()
    .replaceAll("。", ".")
    .replace(/^\[(.*)\]$/, "$1");
  if (ipaddr.IPv4.isValidFourPartDecimal(normalized)) return describe4(ipaddr.IPv4.parse(normalized));
  if (!normalized.includes(":") || !ipaddr.IPv6.isValid(normalized)) return null;
  const address = ipaddr.IPv6.parse(withoutDots(normalized));
  return address.isIPv4MappedAddress() ? describe4(address.toIPv4Address()) : describe6(address);
}
