import { and, eq, lt, ne, sql } from "drizzle-orm";
import { dayInVietnam } from "#core/days.ts";
import type { UsageTotals } from "#core/site-totals.ts";
import type { Db, Tx } from "./db.ts";

/** Sums that all processes add to together, each in one statement; within a transaction where one is given. */
export function siteTotalStore(db: Db | Tx) {
  const { siteTotals } = db.tables;
  const { kind, day, amount } = siteTotals;
  const isTotal = (total: { kind: (typeof kind)["_"]["data"]; day: string }) =>
    and(eq(kind, total.kind), eq(day, total.day));

  return {
    async add({ ceiling, ...total }) {
      if (total.amount > ceiling) return null;
      const [sumRow] = await db
        .insert(siteTotals)
        .values(total)
        .onConflictDoUpdate({
          target: [kind, day],
          set: { amount: sql`${amount} + excluded.amount` },
          setWhere: sql`${amount} + excluded.amount <= ${ceiling}`,
        })
        .returning({ amount });
      return sumRow?.amount ?? null;
    },

    async takeAway(total) {
      const isEnough = sql`${amount} > ${total.amount}`;
      await db
        .update(siteTotals)
        .set({ amount: sql`case when ${isEnough} then ${amount} - ${total.amount} else 0 end` })
        .where(isTotal(total));
    },

    async amountOf(total) {
      const [sumRow] = await db.select({ amount }).from(siteTotals).where(isTotal(total));
      return sumRow?.amount ?? 0;
    },

    /** Forgets the days before yesterday. */
    async deleteExpired(expiredAt: Date): Promise<void> {
      const yesterday = dayInVietnam(expiredAt.getTime() - 86_400_000);
      await db.delete(siteTotals).where(and(lt(day, yesterday), ne(day, "")));
    },
  } satisfies UsageTotals & Record<string, unknown>;
}
