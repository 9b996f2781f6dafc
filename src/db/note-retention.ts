import { and, inArray, isNull, lt, or } from "drizzle-orm";
import { deleteInBatches } from "./batches.ts";
import type { Db, Tx } from "./db.ts";
import { noteUsage } from "./note-usage.ts";

const dayMs = 86_400_000;

/** How long an anonymous browser's note is kept after its last change: as long as the browser's cookie. */
export const anonymousLifeMs = 400 * dayMs;

/** The same for one that nobody has come back to. */
export const unreadLifeMs = 60 * dayMs;

/** A note may have 64 KB. */
const maxNotesAtOnce = 100;

/** How long notes are kept. */
export function noteRetention(db: Db) {
  const { notes } = db.tables;
  const usage = noteUsage(db);

  return {
    /** Deletes what has expired, and anonymous notes that no browser has the cookie of any more. */
    async deleteExpired(expiredAt: Date): Promise<void> {
      const limit = new Date(expiredAt.getTime() - anonymousLifeMs);
      const unreadLimit = new Date(expiredAt.getTime() - unreadLifeMs);
      const isUnread = and(isNull(notes.readAt), lt(notes.updatedAt, unreadLimit));
      const isOrphaned = and(isNull(notes.userId), or(lt(notes.updatedAt, limit), isUnread));
      await deleteInBatches(async (batchSize) => {
        const isOver = or(lt(notes.expiresAt, expiredAt), isOrphaned);
        const slice = (tx: Tx) => tx.select({ id: notes.id }).from(notes).where(isOver).limit(batchSize);
        const removed = await usage.takingOff(db, (tx) =>
          tx
            .delete(notes)
            .where(inArray(notes.id, slice(tx)))
            .returning({ userId: notes.userId, bytes: notes.bytes }),
        );
        return removed.length;
      }, maxNotesAtOnce);
    },
  };
}
