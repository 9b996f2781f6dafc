import ipaddr from "ipaddr.js";
import { isLiteral } from "./address.ts";

/** IPv4 clients are told apart by their address, IPv6 ones by their /64, which one household has whole. */
function clientOf(address: string): string {
  if (isLiteral(address) !== 6) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return parsed.parts.slice(0, 4).join(":");
}

/** Places among the outings under way: so many in all, and so many for one client. */
export type Slots = {
  /** The way to give the place back, or null when there is none left. */
  readonly take: (address: string) => (() => void) | null;
};

export function createSlots({ total, perClient }: { total: number; perClient: number }): Slots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(address) {
      const client = clientOf(address);
      const mine = taken.get(client) ?? 0;
      if (all >= total || mine >= perClient) return null;
      all += 1;
      taken.set(client, mine + 1);
      let isGivenBack = false;
      return () => {
        if (isGivenBack) return;
        isGivenBack = true;
        all -= 1;
        const left = (taken.get(client) ?? 1) - 1;
        if (left > 0) taken.set(client, left);
        else taken.delete(client);
      };
    },
  };
}
