import ipaddr from "ipaddr.js";
import type { Caller } from "./action.ts";

const octet = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const plainIpv4 = new RegExp(`^${octet}(\\.${octet}){3}$`);

/** An IPv4 address in its only spelling without leading zeros; most are, and need no parsing. */
export const isPlainIpv4 = (addressText: string): boolean => plainIpv4.test(addressText);

/** What limits count an address by: an IPv4 address, or the /64 of an IPv6 one, which is one device's or household's. */
export function addressKeyOf(clientAddress: string, ipv6Bits: 48 | 64 = 64): string {
  if (isPlainIpv4(clientAddress)) return clientAddress;
  if (!ipaddr.isValid(clientAddress)) return clientAddress;
  const parsedAddress = ipaddr.process(clientAddress);
  if (parsedAddress instanceof ipaddr.IPv4) return parsedAddress.toString();
  const networkPrefix = parsedAddress.parts
    .slice(0, ipv6Bits / 16)
    .map((addressPart) => addressPart.toString(16));
  return `${networkPrefix.join(":")}::/${ipv6Bits}`;
}

/** What limits count by: the user, else the address. */
export const clientKeyOf = ({ address: clientAddress, user }: Pick<Caller, "address" | "user">): string =>
  user ? `user:${user.id}` : addressKeyOf(clientAddress);

/** Who is charged: a client, and the network of its address. */
export type Payer = { readonly client: string; readonly network: string };

/** The /24 of an IPv4 address, or the /48 of an IPv6 one: what one who has many addresses has them of. */
export function networkKeyOf(clientAddress: string): string {
  const key = addressKeyOf(clientAddress);
  if (isPlainIpv4(key)) return `${key.slice(0, key.lastIndexOf("."))}.0/24`;
  return key.endsWith("::/64") ? `${key.split(":").slice(0, 3).join(":")}::/48` : key;
}

export const payerOf = (caller: Pick<Caller, "address" | "user">): Payer => ({
  client: clientKeyOf(caller),
  network: networkKeyOf(caller.address),
});
