import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { LimitStore, LimitWindow } from "#core/limit-store.ts";
import { deleteRows } from "./batches.ts";
import type { Db } from "./db.ts";

/** SHA-256 with the site's secret, so that nobody finds the address that a key was made of. */
export const limitKeyHash =
  (secret: string) =>
  (limitKey: string): string =>
    new Bun.CryptoHasher("sha256", secret).update(limitKey).digest("base64url");

const remainingOf = ({ points }: LimitWindow, takenPoints: number): number =>
  Math.max(0, points - takenPoints);

/** Limits that all processes count together, and that outlive a restart. */
export function limitStore(db: Db, { secret }: { secret: string }) {
  const { limitCounts } = db.tables;
  const hash = limitKeyHash(secret);

  async function peekLimit(limitKey: string, limitWindow: LimitWindow) {
    const [limitRow] = await db
      .select({ taken: limitCounts.taken, resetsAt: limitCounts.resetsAt })
      .from(limitCounts)
      .where(and(eq(limitCounts.key, hash(limitKey)), gt(limitCounts.resetsAt, new Date(limitWindow.now))));
    const taken = limitRow?.taken ?? 0;
    const resetAt = limitRow?.resetsAt.getTime() ?? limitWindow.now + limitWindow.windowS * 1000;
    return { isAllowed: taken < limitWindow.points, remaining: remainingOf(limitWindow, taken), resetAt };
  }

  return {
    async take(limitKey, limitWindow, count = 1) {
      const windowNow = sql.param(new Date(limitWindow.now), limitCounts.resetsAt);
      const freshRow = {
        key: hash(limitKey),
        taken: count,
        resetsAt: new Date(limitWindow.now + limitWindow.windowS * 1000),
      };
      const [limitRow] = await db
        .insert(limitCounts)
        .values(freshRow)
        .onConflictDoUpdate({
          target: limitCounts.key,
          set: {
            taken: sql`case when ${limitCounts.resetsAt} <= ${windowNow} then excluded.taken else ${limitCounts.taken} + excluded.taken end`,
            resetsAt: sql`case when ${limitCounts.resetsAt} <= ${windowNow} then excluded.resets_at else ${limitCounts.resetsAt} end`,
          },
          setWhere: sql`${limitCounts.resetsAt} <= ${windowNow} or ${limitCounts.taken} < ${limitWindow.points}`,
        })
        .returning({ taken: limitCounts.taken, resetsAt: limitCounts.resetsAt });
      if (!limitRow) return peekLimit(limitKey, limitWindow);
      return {
        isAllowed: true,
        remaining: remainingOf(limitWindow, limitRow.taken),
        resetAt: limitRow.resetsAt.getTime(),
      };
    },

    /** A row of which nothing is taken any more goes: whoever invents clients leaves none behind. */
    async refund(limitKey, refundedAt, count = 1) {
      const isOpen = and(eq(limitCounts.key, hash(limitKey)), gt(limitCounts.resetsAt, new Date(refundedAt)));
      const gone = await db
        .delete(limitCounts)
        .where(and(isOpen, lte(limitCounts.taken, count)))
        .returning({ key: limitCounts.key });
      if (gone.length > 0) return;
      await db
        .update(limitCounts)
        .set({ taken: sql`${limitCounts.taken} - ${count}` })
        .where(and(isOpen, gt(limitCounts.taken, count)));
    },

    peek: peekLimit,

    /** Deletes counts whose window has ended. */
    async deleteExpired(expiredAt: Date): Promise<void> {
      const { key, resetsAt } = limitCounts;
      await deleteRows(db, { table: limitCounts, key, where: lte(resetsAt, expiredAt) });
    },
  } satisfies LimitStore & Record<string, unknown>;
}
