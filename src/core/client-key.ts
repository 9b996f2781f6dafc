import ipaddr from "ipaddr.js";
import type { Caller } from "./action.ts";

/** What limits count by: the user, an IPv4 address or an IPv6 /64. */
export function clientKeyOf({ address, user }: Pick<Caller, "address" | "user">): string {
  if (user) return `user:${user.id}`;
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : address;
}
