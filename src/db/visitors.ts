import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "./db.ts";
import { deleteInBatches } from "./batches.ts";

const saltLifeMs = 48 * 3_600_000;

/**
 * Knows a visitor again within a day and never after it: an address and a user agent, hashed with a salt that is
 * thrown away. Without the salt nobody can try out which address made a hash.
 */
export function visitorStore(
  db: Db,
  { randomBytes, now }: { randomBytes: (length: number) => Uint8Array; now: () => Date },
) {
  const { clickVisitors, dailySalts } = db.tables;
  let current: { day: string; salt: Uint8Array } | null = null;

  async function saltOf(day: string): Promise<Uint8Array> {
    if (current?.day === day) return current.salt;
    const fresh = { day, salt: Buffer.from(randomBytes(16)), createdAt: now() };
    // Another process may have made the day's salt a moment before; then it stands.
    await db.insert(dailySalts).values(fresh).onConflictDoNothing();
    const [{ salt } = fresh] = await db.select().from(dailySalts).where(eq(dailySalts.day, day));
    current = { day, salt };
    return salt;
  }

  /** Deletes at most `limit` hashes of a day; returns how many it deleted. */
  async function visitorSlice(day: string, rows: number): Promise<number> {
    const { linkId, visitor } = clickVisitors;
    const isOfDay = eq(clickVisitors.day, day);
    const slice = db.select({ linkId, visitor }).from(clickVisitors).where(isOfDay).limit(rows);
    const removed = await db
      .delete(clickVisitors)
      .where(and(isOfDay, sql`(${linkId}, ${visitor}) in (${slice})`))
      .returning({ linkId });
    return removed.length;
  }

  return {
    /** A day's salt, the same for all processes. */
    saltOf,

    /** The first eight bytes of HMAC-SHA-256 of the key with the day's salt. */
    async visitorOf({ day, key }: { day: string; key: string }): Promise<Uint8Array> {
      return new Bun.CryptoHasher("sha256", await saltOf(day)).update(key).digest().subarray(0, 8);
    },

    /** Deletes the hashes made with salts of 48 hours and more, and then each salt, so that none is left behind. */
    async deleteExpired(at: Date): Promise<void> {
      const limit = new Date(at.getTime() - saltLifeMs);
      const expired = await db
        .select({ day: dailySalts.day })
        .from(dailySalts)
        .where(lt(dailySalts.createdAt, limit));
      for (const { day } of expired) {
        if (current?.day === day) current = null;
        await deleteInBatches((rows) => visitorSlice(day, rows));
        await db.delete(dailySalts).where(eq(dailySalts.day, day));
      }
    },
  };
}
