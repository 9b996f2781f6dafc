import ipaddr from "ipaddr.js";

/** Whom a limit counts: an IPv4 address, or the /64 of an IPv6 one, which is one subscriber's. */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  return ip.kind() === "ipv4" ? ip.toString() : ip.toByteArray().slice(0, 8).join(".");
}

/** How many connections each client holds. */
export function connectionCounter(most: number) {
  const held = new Map<string, number>();
  return {
    /** False when the client has as many as it may; else it has one more. */
    open(client: string): boolean {
      const count = held.get(client) ?? 0;
      if (count >= most) return false;
      held.set(client, count + 1);
      return true;
    },
    close(client: string): void {
      const count = (held.get(client) ?? 1) - 1;
      if (count > 0) held.set(client, count);
      else held.delete(client);
    },
  };
}
