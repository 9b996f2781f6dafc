import { and, eq, gt, lte } from "drizzle-orm";
import type { IdempotencyStore } from "#core/idempotency.ts";
import { deleteRows } from "./batches.ts";
import type { Db } from "./db.ts";

export function idempotencyStore(db: Db) {
  const { idempotencyKeys } = db.tables;
  const isOf = (hash: string) => eq(idempotencyKeys.hash, hash);

  return {
    async claim(hash, { at, until, answer }) {
      const held = { answer: answer ?? null, expiresAt: until };
      const claimedRows = await db
        .insert(idempotencyKeys)
        .values({ hash, ...held })
        .onConflictDoUpdate({
          target: idempotencyKeys.hash,
          set: held,
          setWhere: lte(idempotencyKeys.expiresAt, at),
        })
        .returning({ hash: idempotencyKeys.hash });
      return claimedRows.length > 0;
    },

    async find(hash, readAt) {
      const [idempotencyRow] = await db
        .select({ answer: idempotencyKeys.answer })
        .from(idempotencyKeys)
        .where(and(isOf(hash), gt(idempotencyKeys.expiresAt, readAt)));
      return idempotencyRow ?? null;
    },

    async settle(hash, storedAnswer, keptUntil) {
      await db.update(idempotencyKeys).set({ answer: storedAnswer, expiresAt: keptUntil }).where(isOf(hash));
    },

    async release(hash) {
      await db.delete(idempotencyKeys).where(isOf(hash));
    },

    async deleteExpired(expiredBefore: Date): Promise<void> {
      const { hash, expiresAt } = idempotencyKeys;
      await deleteRows(db, { table: idempotencyKeys, key: hash, where: lte(expiresAt, expiredBefore) });
    },
  } satisfies IdempotencyStore & Record<string, unknown>;
}
