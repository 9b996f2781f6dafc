import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "./db.ts";
import { deleteInBatches } from "./batches.ts";

export const saltLifeMs = 48 * 3_600_000;

/**
 * Knows a visitor again within a day and never after it: an address and a user agent, hashed with a salt that is
 * thrown away. Without the salt nobody can try out which address made a hash.
 */
export function visitorStore(
  db: Db,
  { randomBytes, now }: { randomBytes: (length: number) => Uint8Array; now: () => Date },
) {
  const { clickVisitors, clickTakers, dailySalts } = db.tables;
  let currentSalt: { day: string; salt: Uint8Array } | null = null;

  async function saltOf(day: string): Promise<Uint8Array> {
    if (currentSalt?.day === day) return currentSalt.salt;
    const freshSalt = { day, salt: Buffer.from(randomBytes(16)), createdAt: now() };
    // Another process may have made the day's salt a moment before; then it stands.
    await db.insert(dailySalts).values(freshSalt).onConflictDoNothing();
    const [{ salt } = freshSalt] = await db.select().from(dailySalts).where(eq(dailySalts.day, day));
    currentSalt = { day, salt };
    return salt;
  }

  /** Deletes at most `limit` hashes of a day; returns how many it deleted. */
  async function deleteVisitorSlice(
    visitors: typeof clickVisitors | typeof clickTakers,
    day: string,
    batchSize: number,
  ): Promise<number> {
    const { linkId, visitor } = visitors;
    const isOfDay = eq(visitors.day, day);
    const visitorsOfDay = db.select({ linkId, visitor }).from(visitors).where(isOfDay).limit(batchSize);
    const removedVisitors = await db
      .delete(visitors)
      .where(and(isOfDay, sql`(${linkId}, ${visitor}) in (${visitorsOfDay})`))
      .returning({ linkId });
    return removedVisitors.length;
  }

  return {
    /** A day's salt, the same for all processes. */
    saltOf,

    /** The first eight bytes of HMAC-SHA-256 of the key with the day's salt. */
    async visitorOf({ day, key }: { day: string; key: string }): Promise<Uint8Array> {
      return new Bun.CryptoHasher("sha256", await saltOf(day)).update(key).digest().subarray(0, 8);
    },

    /** Deletes the hashes made with salts of 48 hours and more, and then each salt, so that none is left behind. */
    async deleteExpired(expiredAt: Date): Promise<void> {
      const oldestSalt = new Date(expiredAt.getTime() - saltLifeMs);
      const expired = await db
        .select({ day: dailySalts.day })
        .from(dailySalts)
        .where(lt(dailySalts.createdAt, oldestSalt));
      for (const { day } of expired) {
        if (currentSalt?.day === day) currentSalt = null;
        for (const visitors of [clickVisitors, clickTakers])
          await deleteInBatches((batchSize) => deleteVisitorSlice(visitors, day, batchSize));
        await db.delete(dailySalts).where(eq(dailySalts.day, day));
      }
    },
  };
}
