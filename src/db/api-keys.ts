import { and, count, desc, eq, ne, or, isNull } from "drizzle-orm";
import { keyScopes } from "../tools/account/names.ts";
import type { KeyStore, StoredKey } from "../tools/account/store.ts";
import type { Db } from "./db.ts";
import { isReadOnly, isStorageFull } from "./faults.ts";
import { userColumns } from "./users.ts";

export function apiKeyStore(db: Db): KeyStore {
  const { apiKeys, users } = db.tables;
  const { id, name, scopes, createdAt, lastUsedDay } = apiKeys;
  const columns = { id, name, scopes, createdAt, lastUsedDay };
  const keyOf = (row: Omit<StoredKey, "scopes"> & { scopes: string }): StoredKey => ({
    ...row,
    scopes: keyScopes.filter((scope) => row.scopes.split(",").includes(scope)),
  });

  return {
    async add({ at, max: most, scopes: allowed, ...key }) {
      return db.transaction(async (tx) => {
        await tx.lock(`keys ${key.userId}`);
        const [row] = await tx.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, key.userId));
        if ((row?.keys ?? 0) >= most) return null;
        await tx.insert(apiKeys).values({ ...key, scopes: allowed.join(","), createdAt: at });
        return { id: key.id, name: key.name, scopes: allowed, createdAt: at, lastUsedDay: null };
      });
    },
    async listOf(userId) {
      const rows = await db
        .select(columns)
        .from(apiKeys)
        .where(eq(apiKeys.userId, userId))
        .orderBy(desc(createdAt), desc(id));
      return rows.map(keyOf);
    },
    async remove(key) {
      const removed = await db
        .delete(apiKeys)
        .where(and(eq(id, key.id), eq(apiKeys.userId, key.userId)))
        .returning({ id });
      return removed.length > 0;
    },
    async find(keyHash) {
      const [row] = await db
        .select({ key: columns, user: userColumns(db.tables) })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .where(and(eq(apiKeys.keyHash, keyHash), isNull(users.blockedAt)));
      return row ? { ...keyOf(row.key), user: row.user } : null;
    },
    async touch(keyId, day) {
      try {
        await db
          .update(apiKeys)
          .set({ lastUsedDay: day })
          .where(and(eq(id, keyId), or(isNull(lastUsedDay), ne(lastUsedDay, day))));
      } catch (fault) {
        // A key opens what it does also while the disk takes nothing.
        if (!isStorageFull(fault) && !isReadOnly(fault)) throw fault;
      }
    },
  };
}
