import type { Payer } from "./client-key.ts";
import { dayInVietnam, msToNextDay } from "./days.ts";
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
  /** Whether anything is left of both today. */
  readonly isLeft: (payer: Payer) => Promise<boolean>;
};

/** Parts of a ceiling that one client and one network have a day. */
export type DailyParts = { readonly client: number; readonly network: number };

/** Once so much of a ceiling is used, clients and networks have so much of their shares: what is scarce goes to many. */
export const scarceFrom = 2 / 3;
const scarcePart = 1 / 10;

/**
 * What a client and its network may have of a ceiling, and what each is counted by. A network of one client, as where an
 * address is none of the internet's, has the client's own name.
 */
export const sharesOf = (
  { client, network }: Payer,
  parts: DailyParts,
  { ceiling, factor, isScarce }: { ceiling: number; factor: number; isScarce: boolean },
): { key: string; points: number }[] =>
  [
    { key: client, part: parts.client },
    { key: `network ${network}`, part: parts.network },
  ].map(({ key, part }) => ({
    key,
    points: Math.max(1, Math.round(ceiling * part * factor * (isScarce ? scarcePart : 1))),
  }));

/** `factor` multiplies what clients and networks may have; 0 means that one client may have all. */
export function dailyShares({
  kind,
  ceiling,
  parts,
  factor,
  store,
  now,
}: {
  readonly kind: string;
  readonly ceiling: number;
  readonly parts: DailyParts;
  readonly factor: number;
  readonly store: LimitStore;
  readonly now: () => Date;
}): DailyShares {
  const windowAt = (at: number) => ({ windowS: Math.ceil(msToNextDay(at) / 1000), now: at });
  const countsOf = (payer: Payer, day: string, isScarce: boolean) =>
    sharesOf(payer, parts, { ceiling, factor, isScarce }).map(({ key, points }) => ({
      key: `${kind} ${day} ${key}`,
      points,
    }));

  return {
    async take(payer, { amount, day, isScarce }) {
      if (factor === 0) return async () => {};
      const window = windowAt(now().getTime());
      const taken: string[] = [];
      const giveBack = async () => {
        for (const key of taken.splice(0)) await store.refund(key, now().getTime(), amount);
      };
      for (const { key, points } of countsOf(payer, day, isScarce)) {
        const { isAllowed } = await store.take(key, { ...window, points }, amount);
        if (!isAllowed) {
          await giveBack();
          return null;
        }
        taken.push(key);
      }
      return giveBack;
    },

    async isLeft(payer) {
      if (factor === 0) return true;
      const at = now().getTime();
      for (const { key, points } of countsOf(payer, dayInVietnam(at), false))
        if (!(await store.peek(key, { ...windowAt(at), points })).isAllowed) return false;
      return true;
    },
  };
}
