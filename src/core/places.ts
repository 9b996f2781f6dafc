import type { Payer } from "./client-key.ts";

/** How much of something may be under way at once: of one client, of all in its network, and in all. */
export type Shares = { readonly client: number; readonly network: number; readonly site: number };

/** Whose part is used up. */
export type RefusedFor = "client" | "network" | "site";

/** What one thing under way takes; it gives all of it back, once or after it has grown again. */
export type Held = { readonly grow: (amount: number) => RefusedFor | null; readonly release: () => void };

/** What is under way, and what of it is whose. */
export type Places = {
  /** Why that many are not free; null where they are. */
  readonly refusal: (payer: Payer, amount?: number) => RefusedFor | null;
  /** Takes none yet, for what grows: `grow` takes so many more, or tells why it takes none of them. */
  readonly hold: (payer: Payer) => Held;
  /** What gives the places back (once, however often it is called), or null where that many are not free. */
  readonly take: (payer: Payer, amount?: number) => (() => void) | null;
  readonly inUse: () => number;
};

const add = (sums: Map<string, number>, key: string, amount: number): void => {
  const sum = (sums.get(key) ?? 0) + amount;
  if (sum > 0) sums.set(key, sum);
  else sums.delete(key);
};

/**
 * Who has none yet is never refused for a share of their own, however much they ask for at once. Networks that have some already
 * get more only up to `shared` in all: a third is left for the others unless it is said. A client may have thousands of
 * addresses, but few networks.
 */
export function createPlaces({
  client,
  network,
  site,
  shared = (site * 2) / 3,
}: Shares & { readonly shared?: number }): Places {
  const clients = new Map<string, number>();
  const networks = new Map<string, number>();
  let used = 0;

  function refusal(payer: Payer, amount = 1): RefusedFor | null {
    const own = clients.get(payer.client) ?? 0;
    const ofNetwork = networks.get(payer.network) ?? 0;
    if (own > 0 && own + amount > client) return "client";
    if (ofNetwork > 0 && ofNetwork + amount > network) return "network";
    return used + amount > (ofNetwork > 0 ? shared : site) ? "site" : null;
  }

  function hold(payer: Payer): Held {
    let held = 0;
    const count = (change: number) => {
      add(clients, payer.client, change);
      add(networks, payer.network, change);
      used += change;
      held += change;
    };
    return {
      grow(amount) {
        const refused = refusal(payer, amount);
        if (!refused) count(amount);
        return refused;
      },
      release: () => count(-held),
    };
  }

  return {
    refusal,
    hold,
    inUse: () => used,
    take(payer, amount = 1) {
      const { grow, release } = hold(payer);
      return grow(amount) ? null : release;
    },
  };
}
