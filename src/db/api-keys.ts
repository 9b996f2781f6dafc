import { and, count, desc, eq, ne, or, isNull } from "drizzle-orm";
import { keyScopes } from "#core/tool.ts";
import type { KeyStore, StoredKey } from "#tools/account/store.ts";
import type { Db } from "./db.ts";
import { isReadOnly, isStorageFull } from "./faults.ts";
import { userColumns } from "./users.ts";

export function apiKeyStore(db: Db): KeyStore {
  const { apiKeys, users } = db.tables;
  const { id, name, scopes, createdAt, lastUsedDay } = apiKeys;
  const keyColumns = { id, name, scopes, createdAt, lastUsedDay };
  const storedKeyOf = (keyRow: Omit<StoredKey, "scopes"> & { scopes: string }): StoredKey => ({
    ...keyRow,
    scopes: keyScopes.filter((keyScope) => keyRow.scopes.split(",").includes(keyScope)),
  });

  return {
    async add({ at, max: maxKeys, scopes: allowedScopes, ...key }) {
      return db.transaction(async (tx) => {
        await tx.lock(`keys ${key.userId}`);
        const [keyCount] = await tx
          .select({ keys: count() })
          .from(apiKeys)
          .where(eq(apiKeys.userId, key.userId));
        if ((keyCount?.keys ?? 0) >= maxKeys) return null;
        await tx.insert(apiKeys).values({ ...key, scopes: allowedScopes.join(","), createdAt: at });
        return { id: key.id, name: key.name, scopes: allowedScopes, createdAt: at, lastUsedDay: null };
      });
    },
    async listOf(userId) {
      const keyRows = await db
        .select(keyColumns)
        .from(apiKeys)
        .where(eq(apiKeys.userId, userId))
        .orderBy(desc(createdAt), desc(id));
      return keyRows.map(storedKeyOf);
    },
    async remove(key) {
      const removedKeys = await db
        .delete(apiKeys)
        .where(and(eq(id, key.id), eq(apiKeys.userId, key.userId)))
        .returning({ id });
      return removedKeys.length > 0;
    },
    async removeAll(userId) {
      await db.delete(apiKeys).where(eq(apiKeys.userId, userId));
    },
    async find(keyHash) {
      const [keyRow] = await db
        .select({ key: keyColumns, user: userColumns(db.tables) })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .where(and(eq(apiKeys.keyHash, keyHash), isNull(users.blockedAt)));
      return keyRow ? { ...storedKeyOf(keyRow.key), user: keyRow.user } : null;
    },
    async touch(keyId, usedDay) {
      try {
        await db
          .update(apiKeys)
          .set({ lastUsedDay: usedDay })
          .where(and(eq(id, keyId), or(isNull(lastUsedDay), ne(lastUsedDay, usedDay))));
      } catch (touchFault) {
        // A key opens what it does also while the disk takes nothing.
        if (!isStorageFull(touchFault) && !isReadOnly(touchFault)) throw touchFault;
      }
    },
  };
}
