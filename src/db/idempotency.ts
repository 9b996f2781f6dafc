import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { IdempotencyStore } from "../core/idempotency.ts";
import { deleteInBatches } from "./batches.ts";
import type { Db } from "./db.ts";

export function idempotencyStore(db: Db) {
  const { idempotencyKeys } = db.tables;
  const isOf = (hash: string) => eq(idempotencyKeys.hash, hash);

  return {
    async claim(hash, { at, until }) {
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ hash, answer: null, expiresAt: until })
        .onConflictDoUpdate({
          target: idempotencyKeys.hash,
          set: { answer: null, expiresAt: until },
          setWhere: lte(idempotencyKeys.expiresAt, at),
        })
        .returning({ hash: idempotencyKeys.hash });
      return claimed.length > 0;
    },

    async find(hash, at) {
      const [row] = await db
        .select({ answer: idempotencyKeys.answer })
        .from(idempotencyKeys)
        .where(and(isOf(hash), gt(idempotencyKeys.expiresAt, at)));
      return row ?? null;
    },

    async settle(hash, answer, until) {
      await db.update(idempotencyKeys).set({ answer, expiresAt: until }).where(isOf(hash));
    },

    async release(hash) {
      await db.delete(idempotencyKeys).where(isOf(hash));
    },

    async deleteExpired(before: Date): Promise<void> {
      await deleteInBatches(async (rows) => {
        const slice = db
          .select({ hash: idempotencyKeys.hash })
          .from(idempotencyKeys)
          .where(lte(idempotencyKeys.expiresAt, before))
          .limit(rows);
        const removed = await db
          .delete(idempotencyKeys)
          .where(inArray(idempotencyKeys.hash, slice))
          .returning({ hash: idempotencyKeys.hash });
        return removed.length;
      });
    },
  } satisfies IdempotencyStore & Record<string, unknown>;
}
