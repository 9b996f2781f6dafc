import ipaddr from "ipaddr.js";
import type { Caller } from "./action.ts";

const octet = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const plainIpv4 = new RegExp(`^${octet}(\\.${octet}){3}$`);

/** An IPv4 address in its only spelling without leading zeros; most are, and need no parsing. */
export const isPlainIpv4 = (addressText: string): boolean => plainIpv4.test(addressText);

/** What limits count an address by: an IPv4 address, or the /64 of an IPv6 one, which is one subscriber's. */
export function addressKeyOf(clientAddress: string): string {
  if (isPlainIpv4(clientAddress)) return clientAddress;
  if (!ipaddr.isValid(clientAddress)) return clientAddress;
  const parsedAddress = ipaddr.process(clientAddress);
  if (parsedAddress instanceof ipaddr.IPv4) return parsedAddress.toString();
  const networkPrefix = parsedAddress.parts.slice(0, 4).map((addressPart) => addressPart.toString(16));
  return `${networkPrefix.join(":")}::/64`;
}

/** What limits count by: the user, else the address. */
export const clientKeyOf = ({ address: clientAddress, user }: Pick<Caller, "address" | "user">): string =>
  user ? `user:${user.id}` : addressKeyOf(clientAddress);
