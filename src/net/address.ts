import net from "node:net";
import ipaddr from "ipaddr.js";

export type AddressRange = readonly [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

/** 4 or 6 for an address in its plain spelling, without a zone; else 0. */
export function isLiteral(ipText: string): 0 | 4 | 6 {
  const family = ipText.includes("%") ? 0 : net.isIP(ipText);
  return family === 4 || family === 6 ? family : 0;
}

/** Reads `10.0.0.0/8`, `fd00::/8` or a single address; null for anything else. */
export function parseRange(rangeText: string): AddressRange | null {
  const [baseAddress = "", prefixBits, ...moreParts] = rangeText.split("/");
  const family = isLiteral(baseAddress);
  if (!family || moreParts.length > 0) return null;
  const familyBits = family === 4 ? 32 : 128;
  if (prefixBits === undefined) return [ipaddr.parse(baseAddress), familyBits];
  return /^\d{1,3}$/.test(prefixBits) && Number(prefixBits) <= familyBits
    ? [ipaddr.parse(baseAddress), Number(prefixBits)]
    : null;
}

/** Never across families: `::ffff:10.0.0.1` is not in `10.0.0.0/8`. */
export function isInRange(ipAddress: string, [baseAddress, prefixBits]: AddressRange): boolean {
  if (!isLiteral(ipAddress)) return false;
  const parsedAddress = ipaddr.parse(ipAddress);
  if (parsedAddress instanceof ipaddr.IPv4)
    return baseAddress instanceof ipaddr.IPv4 && parsedAddress.match(baseAddress, prefixBits);
  return baseAddress instanceof ipaddr.IPv6 && parsedAddress.match(baseAddress, prefixBits);
}

/** One spelling for each address. */
export const normalAddress = (ipAddress: string): string =>
  isLiteral(ipAddress) ? ipaddr.parse(ipAddress).toString() : ipAddress;

/** What the kernel calls an IPv4 peer on an IPv6 socket, in its plain spelling. */
export const withoutMapping = (ipAddress: string): string =>
  normalAddress(ipAddress.replace(/^::ffff:(?=\d+\.)/i, ""));

const rangesOf = (rangeTexts: readonly string[]): readonly AddressRange[] =>
  rangeTexts.map((rangeText) => parseRange(rangeText)).filter((addressRange) => addressRange !== null);

const isIn = (ipAddress: string, addressRanges: readonly AddressRange[]): boolean =>
  addressRanges.some((addressRange) => isInRange(ipAddress, addressRange));

const loopbackRanges = rangesOf(["127.0.0.0/8", "0.0.0.0/8", "::1", "::"]);

/** Loopback, or the "any" address, which connects to this machine as well. */
export const isLoopback = (ipAddress: string): boolean => isIn(ipAddress, loopbackRanges);
