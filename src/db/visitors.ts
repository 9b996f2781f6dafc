import { eq, inArray, lt } from "drizzle-orm";
import type { Db } from "./db.ts";

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

  return {
    /** The first eight bytes of HMAC-SHA-256 of the key with the day's salt. */
    async visitorOf({ day, key }: { day: string; key: string }): Promise<Uint8Array> {
      return new Bun.CryptoHasher("sha256", await saltOf(day)).update(key).digest().subarray(0, 8);
    },

    /** Throws away salts of 48 hours and more, and the hashes made with them. */
    async deleteExpired(at: Date): Promise<void> {
      const limit = new Date(at.getTime() - saltLifeMs);
      const old = await db.delete(dailySalts).where(lt(dailySalts.createdAt, limit)).returning();
      const days = old.map(({ day }) => day);
      if (days.length > 0) await db.delete(clickVisitors).where(inArray(clickVisitors.day, days));
      if (current && days.includes(current.day)) current = null;
    },
  };
}
