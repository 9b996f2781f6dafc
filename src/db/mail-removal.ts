import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "./db.ts";
import { lockMail, mailUsage } from "./mail-usage.ts";
import { repeatUntilDone } from "./batches.ts";

const maxSliceMessages = 100;
const maxSliceBytes = 2_000_000;

type Row = { readonly id: number; readonly bytes: number };

const bytesOf = (rows: readonly Row[]): number => rows.reduce((sum, { bytes }) => sum + bytes, 0);

/** The first rows that fit into a slice, at least one. */
function sliceOf(rows: readonly Row[]): Row[] {
  let bytes = 0;
  return rows.filter((row, index) => {
    bytes += row.bytes;
    return index === 0 || bytes <= maxSliceBytes;
  });
}

/** Deletes messages and mailboxes, and takes them off the counters in the same transaction. */
export function mailRemoval(db: Db) {
  const { mailMessages, mailboxes } = db.tables;
  const usage = mailUsage(db);

  const removeSlice = (mailboxIds: readonly number[]) =>
    db.transaction(async (tx): Promise<"more" | "done"> => {
      await lockMail(tx);
      const rows = await tx
        .select({ id: mailMessages.id, bytes: mailMessages.storedBytes })
        .from(mailMessages)
        .where(inArray(mailMessages.mailboxId, [...mailboxIds]))
        .limit(maxSliceMessages);
      if (rows.length === 0) {
        await tx.delete(mailboxes).where(inArray(mailboxes.id, [...mailboxIds]));
        return "done";
      }
      const slice = sliceOf(rows);
      const ids = slice.map(({ id }) => id);
      await tx.delete(mailMessages).where(inArray(mailMessages.id, ids));
      await usage.addToTotal(tx, -bytesOf(slice));
      return "more";
    });

  return {
    removeMessage: (mailboxId: number, messageId: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        await lockMail(tx);
        const removed = await tx
          .delete(mailMessages)
          .where(and(eq(mailMessages.mailboxId, mailboxId), eq(mailMessages.id, messageId)))
          .returning({ id: mailMessages.id, bytes: mailMessages.storedBytes });
        if (removed.length === 0) return false;
        await usage.add(tx, mailboxId, { messages: -1, bytes: -bytesOf(removed) });
        return true;
      }),

    /** Mailboxes that nobody finds any more: their messages in slices, and then themselves. */
    removeMailboxes: (mailboxIds: readonly number[]): Promise<void> =>
      repeatUntilDone(() => removeSlice(mailboxIds)),
  };
}
