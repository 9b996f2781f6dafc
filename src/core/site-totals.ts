import type { Payer } from "./client-key.ts";
import { type DailyShares, scarceFrom } from "./daily-shares.ts";
import { dayInVietnam, msToNextDay } from "./days.ts";
import type { Message } from "./i18n.ts";
import { type Result, ok } from "./result.ts";

/**
 * Questions, characters, clicks and bytes of what these are counted by of all visitors a day, bytes of links of nobody, and
 * requests to delete data that wait; most have a ceiling.
 */
export const totalKinds = ["chat", "translate", "links", "clicks", "clickBytes", "deletions"] as const;
export type TotalKind = (typeof totalKinds)[number];

/** A day in Vietnam, `YYYY-MM-DD`; blank for what is counted since ever. */
type TotalKey = { readonly kind: TotalKind; readonly day: string };

export type UsageTotals = {
  /** Adds `amount` unless more than `ceiling` would come of it; gives the new sum, or null. */
  readonly add: (total: TotalKey & { amount: number; ceiling: number }) => Promise<number | null>;
  /** Takes away what was added, down to nothing. */
  readonly takeAway: (total: TotalKey & { amount: number }) => Promise<void>;
  readonly amountOf: (total: TotalKey) => Promise<number>;
};

export type DailyCeiling = {
  /** Takes `amount` of what is left of the day to somebody; what it gives puts that back, for what cost nothing after all. */
  readonly take: (payer: Payer, amount: number) => Promise<Result<() => Promise<void>>>;
  /** What is used of today. */
  readonly used: () => Promise<number>;
};

/** So many in all, whatever the ceiling is. */
const noCeiling = Number.MAX_SAFE_INTEGER;

/**
 * A ceiling for what all visitors together use a day. While the totals cannot be reached it goes by what this process knows
 * of them, and adds what was used meanwhile as soon as they can be.
 */
export function dailyCeiling({
  kind,
  ceiling,
  shares,
  totals,
  now,
  report,
  onRefusal,
  refusals,
}: {
  readonly kind: "chat" | "translate";
  /** 0 is none. */
  readonly ceiling: number;
  readonly shares: Pick<DailyShares, "take">;
  readonly totals: UsageTotals;
  readonly now: () => Date;
  readonly report: (fault: unknown) => void;
  /** Hears of each refusal: whose part of the day is used up. */
  readonly onRefusal?: ((of: "share" | "site") => void) | undefined;
  /** What a visitor is told for whom nothing is left until midnight: of a share of their own, or of the site's. */
  readonly refusals: { readonly share: Message; readonly site: Message };
}): DailyCeiling {
  let current = { day: "", known: 0, unsent: 0 };

  function today(): string {
    const day = dayInVietnam(now().getTime());
    if (current.day !== day) current = { day, known: 0, unsent: 0 };
    return day;
  }

  /** Adds what was used while the totals were away. */
  async function sendUnsent(day: string): Promise<void> {
    const amount = current.unsent;
    if (amount === 0) return;
    current.unsent = 0;
    try {
      await totals.add({ kind, day, amount, ceiling: noCeiling });
    } catch (fault) {
      if (current.day === day) current.unsent += amount;
      throw fault;
    }
  }

  async function isTaken(day: string, amount: number): Promise<boolean> {
    try {
      await sendUnsent(day);
      const sum = await totals.add({ kind, day, amount, ceiling });
      if (sum !== null) current.known = sum;
      return sum !== null;
    } catch (fault) {
      report(fault);
      if (current.known + current.unsent + amount > ceiling) return false;
      current.unsent += amount;
      return true;
    }
  }

  function refuse(of: "share" | "site"): Result<never> {
    onRefusal?.(of);
    const retryAfterS = Math.ceil(msToNextDay(now().getTime()) / 1000);
    const code = of === "site" ? "site_limit" : "rate_limited";
    return { ok: false, failure: { code, detail: refusals[of], retryAfterS } };
  }

  return {
    async take(payer, amount) {
      if (ceiling === 0) return ok(async () => {});
      const day = today();
      const isScarce = current.known + current.unsent >= ceiling * scarceFrom;
      const giveBack = await shares.take(payer, { amount, day, isScarce });
      if (!giveBack) return refuse("share");
      if (await isTaken(day, amount))
        return ok(async () => {
          await giveBack();
          await totals.takeAway({ kind, day, amount }).catch(report);
        });
      await giveBack();
      return refuse("site");
    },
    used: () => totals.amountOf({ kind, day: today() }),
  };
}
