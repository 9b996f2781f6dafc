import type { Payer } from "./client-key.ts";
import { msToNextDay } from "./days.ts";
import type { LimitStore } from "./limit-store.ts";

/** What one client, and all in its network, may use of a day's ceiling of all visitors. */
export type DailyShares = {
  /**
   * Takes `amount` of what is left of a client's and its network's day, also more than is left where something is; null where
   * nothing is. `isScarce` says that the day is nearly used up. What it gives puts back what was taken.
   */
  readonly take: (
    payer: Payer,
    taken: { readonly amount: number; readonly day: string; readonly isScarce: boolean },
  ) => Promise<(() => Promise<void>) | null>;
};

/** Parts of the ceiling: three greedy networks leave a quarter of a day, and what is scarce goes to many. */
const clientPart = 1 / 10;
const networkPart = 1 / 4;
const scarcePart = 1 / 10;

/** A network of one client, as where an address is none of the internet's, has the client's own name. */
const keysOf = ({ client, network }: Payer) => [
  { key: client, part: clientPart },
  { key: `network ${network}`, part: networkPart },
];

/** `factor` multiplies what clients and networks may have; 0 means that one client may have all. */
export function dailyShares({
  kind,
  ceiling,
  factor,
  store,
  now,
}: {
  readonly kind: string;
  readonly ceiling: number;
  readonly factor: number;
  readonly store: LimitStore;
  readonly now: () => Date;
}): DailyShares {
  return {
    async take(payer, { amount, day, isScarce }) {
      if (factor === 0) return async () => {};
      const at = now().getTime();
      const windowS = Math.ceil(msToNextDay(at) / 1000);
      const taken: string[] = [];
      const giveBack = async () => {
        for (const key of taken.splice(0)) await store.refund(key, now().getTime(), amount);
      };
      for (const { key, part } of keysOf(payer)) {
        const points = Math.max(1, Math.round(ceiling * part * factor * (isScarce ? scarcePart : 1)));
        const dayKey = `${kind} ${day} ${key}`;
        const { isAllowed } = await store.take(dayKey, { points, windowS, now: at }, amount);
        if (!isAllowed) {
          await giveBack();
          return null;
        }
        taken.push(dayKey);
      }
      return giveBack;
    },
  };
}
