import ipaddr from "ipaddr.js";
import type { Caller } from "./action.ts";

const octet = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const plainIpv4 = new RegExp(`^${octet}(\\.${octet}){3}$`);

/** An IPv4 address in its only spelling without leading zeros; most are, and need no parsing. */
export const isPlainIpv4 = (text: string): boolean => plainIpv4.test(text);

/** What limits count an address by: an IPv4 address, or the /64 of an IPv6 one, which is one subscriber's. */
export function addressKeyOf(address: string): string {
  if (isPlainIpv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(":")}::/64`;
}

/** What limits count by: the user, else the address. */
export const clientKeyOf = ({ address, user }: Pick<Caller, "address" | "user">): string =>
  user ? `user:${user.id}` : addressKeyOf(address);
