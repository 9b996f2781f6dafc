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
  const most = family === 4 ? 32 : 128;
  if (bits === undefined) return [ipaddr.parse(address), most];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? [ipaddr.parse(address), Number(bits)] : null;
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

/** IANA's special-purpose registry, and the metadata address of one cloud that stands in public space. */
const closed4 = rangesOf([
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "168.63.129.16/32",
]);

/** IPv6 is an allow list: global unicast, without its holes (Teredo, ORCHID, documentation, 6to4, AS112). */
const open6 = rangesOf(["2000::/3"]);
const closed6 = rangesOf(["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"]);

const isIn = (address: string, ranges: readonly AddressRange[]): boolean =>
  ranges.some((range) => isInRange(address, range));

/** Whether the address is global unicast: one that anybody on the internet may be reached at. */
export function isPublic(address: string): boolean {
  switch (isLiteral(address)) {
    case 4:
      return !isIn(address, closed4);
    case 6:
      return isIn(address, open6) && !isIn(address, closed6);
    default:
      return false;
  }
}

const here = rangesOf(["127.0.0.0/8", "0.0.0.0/8", "::1", "::"]);

/** Loopback, or the "any" address, which connects to this machine as well. */
export const isLoopback = (address: string): boolean => isIn(address, here);
