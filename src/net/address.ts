import net from "node:net";
import ipaddr from "ipaddr.js";

export type AddressRange = readonly [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

/** 4 or 6 for an address in its plain spelling, without a zone; else 0. */
export function isLiteral(text: string): 0 | 4 | 6 {
  const family = text.includes("%") ? 0 : net.isIP(text);
  return family === 4 || family === 6 ? family : 0;
}

/** Reads `10.0.0.0/8`, `fd00::/8` or a single address; null for anything else. */
export function parseRange(text: string): AddressRange | null {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isLiteral(address);
  if (!family || rest.length > 0) return null;
  const familyBits = family === 4 ? 32 : 128;
  if (bits === undefined) return [ipaddr.parse(address), familyBits];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= familyBits ? [ipaddr.parse(address), Number(bits)] : null;
}

/** Never across families: `::ffff:10.0.0.1` is not in `10.0.0.0/8`. */
export function isInRange(address: string, [base, bits]: AddressRange): boolean {
  if (!isLiteral(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return base instanceof ipaddr.IPv4 && parsed.match(base, bits);
  return base instanceof ipaddr.IPv6 && parsed.match(base, bits);
}

/** One spelling for each address. */
export const normalAddress = (address: string): string =>
  isLiteral(address) ? ipaddr.parse(address).toString() : address;

/** What the kernel calls an IPv4 peer on an IPv6 socket, in its plain spelling. */
export const withoutMapping = (address: string): string =>
  normalAddress(address.replace(/^::ffff:(?=\d+\.)/i, ""));

const rangesOf = (texts: readonly string[]): readonly AddressRange[] =>
  texts.map((text) => parseRange(text)).filter((range) => range !== null);

const isIn = (address: string, ranges: readonly AddressRange[]): boolean =>
  ranges.some((range) => isInRange(address, range));

const loopbackRanges = rangesOf(["127.0.0.0/8", "0.0.0.0/8", "::1", "::"]);

/** Loopback, or the "any" address, which connects to this machine as well. */
export const isLoopback = (address: string): boolean => isIn(address, loopbackRanges);
