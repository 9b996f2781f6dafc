import type { Payer } from "./client-key.ts";
import { type MemoryLimitStore, memoryLimitStore } from "./memory-limit-store.ts";

/** What may be spent within `seconds`: by one client, and by all in its network. */
export type Allotment = { readonly client: number; readonly network: number; readonly seconds: number };

/** Counts what is spent and not given back. */
export type Budget = {
  /** It may come to more than there was; nobody knows before what it will be. */
  readonly spend: (payer: Payer, amount: number) => void;
  /** In how many milliseconds there will be something to spend again; 0 while there is. */
  readonly emptyForMs: (payer: Payer) => number;
};

export const endlessBudget: Budget = { spend: () => {}, emptyForMs: () => 0 };

/** A network of one client, as where an address is none of the internet's, has the client's own name. */
const networkKeyOf = ({ network }: Payer): string => `network ${network}`;

/** Amounts are counted in thousandths. `now` is in milliseconds. */
export function createBudget(
  { client, network, seconds }: Allotment,
  now: () => number,
  store: MemoryLimitStore = memoryLimitStore(),
): Budget {
  const windowOf = (amount: number) => ({ points: Math.round(amount * 1000), windowS: seconds, now: now() });
  return {
    spend(payer, amount) {
      const points = Math.round(amount * 1000);
      if (points === 0) return;
      store.take(payer.client, windowOf(client), points);
      store.take(networkKeyOf(payer), windowOf(network), points);
    },
    emptyForMs(payer) {
      const states = [
        store.peek(payer.client, windowOf(client)),
        store.peek(networkKeyOf(payer), windowOf(network)),
      ];
      return Math.max(0, ...states.map(({ isAllowed, resetAt }) => (isAllowed ? 0 : resetAt - now())));
    },
  };
}
