import { type SQL, and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { deleteRows } from "./batches.ts";
import type { Db, Tx } from "./db.ts";

/** A link goes with all that was counted on it: more at once would keep others waiting. */
const sliceRows = 50;
/** Whoever deletes a large account is answered after so long; the rest goes on. */
const answerMs = 2000;

/**
 * Accounts go in two steps. Ending one is one transaction: nobody is signed in with it any more, and nothing says whose it
 * was. What belonged to it then goes in slices, which goes on after a restart.
 */
export function accountDeletion(db: Db) {
  const { apiKeys, history, links, notes, sessions, users } = db.tables;
  const owned = [
    { table: links, key: links.id, userId: links.userId },
    { table: notes, key: notes.id, userId: notes.userId },
    { table: history, key: history.position, userId: history.userId },
  ];

  async function deleteOwned(id: string): Promise<void> {
    for (const { table, key, userId } of owned)
      await deleteRows(db, { table, key, where: eq(userId, id) }, sliceRows);
    await db.delete(users).where(eq(users.id, id));
  }

  /** Ends those that a condition names; gives their ids. */
  async function end(tx: Tx, where: SQL | undefined, at: Date): Promise<string[]> {
    const ended = await tx
      .update(users)
      .set({
        endedAt: at,
        // Who signs in again gets a new account.
        subject: sql`'ended ' || ${users.id}`,
        name: "",
        email: "",
        avatar: null,
        pinnedTools: null,
      })
      .where(and(where, isNull(users.endedAt)))
      .returning({ id: users.id });
    const ids = ended.map(({ id }) => id);
    if (ids.length > 0) {
      await tx.delete(sessions).where(inArray(sessions.userId, ids));
      await tx.delete(apiKeys).where(inArray(apiKeys.userId, ids));
    }
    return ids;
  }

  async function finish(ids: readonly string[]): Promise<void> {
    for (const id of ids) await deleteOwned(id);
  }

  return {
    end,
    /** Deletes what belonged to accounts that have ended. */
    finish,

    /** Deletes accounts; those with very much are gone for everybody when this resolves, and with all of it soon after. */
    async delete(where: SQL | undefined, at: Date): Promise<void> {
      const ids = await db.transaction((tx) => end(tx, where, at));
      await Promise.race([finish(ids), Bun.sleep(answerMs)]);
    },

    /** Goes on with those that a process could not finish. */
    async deleteExpired(): Promise<void> {
      const left = await db.select({ id: users.id }).from(users).where(isNotNull(users.endedAt));
      await finish(left.map(({ id }) => id));
    },
  };
}
