import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { LimitStore, LimitWindow } from "../core/limit-store.ts";
import type { Db } from "./db.ts";

/** SHA-256 with the site's secret, so that nobody finds the address that a key was made of. */
export const limitKeyHash =
  (secret: string) =>
  (limitKey: string): string =>
    new Bun.CryptoHasher("sha256", secret).update(limitKey).digest("base64url");

const remainingOf = ({ points }: LimitWindow, taken: number): number => Math.max(0, points - taken);

/** Limits that all processes count together, and that outlive a restart. */
export function limitStore(db: Db, { secret }: { secret: string }) {
  const { limitCounts } = db.tables;
  const hash = limitKeyHash(secret);

  async function peek(limitKey: string, window: LimitWindow) {
    const [row] = await db
      .select({ taken: limitCounts.taken, resetsAt: limitCounts.resetsAt })
      .from(limitCounts)
      .where(and(eq(limitCounts.key, hash(limitKey)), gt(limitCounts.resetsAt, new Date(window.now))));
    const taken = row?.taken ?? 0;
    const resetAt = row?.resetsAt.getTime() ?? window.now + window.windowS * 1000;
    return { isAllowed: taken < window.points, remaining: remainingOf(window, taken), resetAt };
  }

  return {
    async take(limitKey, window) {
      const now = sql.param(new Date(window.now), limitCounts.resetsAt);
      const fresh = { key: hash(limitKey), taken: 1, resetsAt: new Date(window.now + window.windowS * 1000) };
      const [row] = await db
        .insert(limitCounts)
        .values(fresh)
        .onConflictDoUpdate({
          target: limitCounts.key,
          set: {
            taken: sql`case when ${limitCounts.resetsAt} <= ${now} then 1 else ${limitCounts.taken} + 1 end`,
            resetsAt: sql`case when ${limitCounts.resetsAt} <= ${now} then excluded.resets_at else ${limitCounts.resetsAt} end`,
          },
          setWhere: sql`${limitCounts.resetsAt} <= ${now} or ${limitCounts.taken} < ${window.points}`,
        })
        .returning({ taken: limitCounts.taken, resetsAt: limitCounts.resetsAt });
      if (!row) return peek(limitKey, window);
      return { isAllowed: true, remaining: remainingOf(window, row.taken), resetAt: row.resetsAt.getTime() };
    },

    async refund(limitKey, now) {
      await db
        .update(limitCounts)
        .set({ taken: sql`${limitCounts.taken} - 1` })
        .where(
          and(
            eq(limitCounts.key, hash(limitKey)),
            gt(limitCounts.resetsAt, new Date(now)),
            gt(limitCounts.taken, 0),
          ),
        );
    },

    peek,

    /** Deletes counts whose window has ended. */
    async deleteExpired(at: Date): Promise<void> {
      await db.delete(limitCounts).where(lte(limitCounts.resetsAt, at));
    },
  } satisfies LimitStore & Record<string, unknown>;
}
