import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "./db.ts";
import { lockMail, mailUsage } from "./mail-usage.ts";
import { repeatUntilDone } from "./batches.ts";

const maxSliceMessages = 100;
const maxSliceBytes = 2_000_000;

type Row = { readonly id: number; readonly bytes: number };

const bytesOfMail = (mailRows: readonly Row[]): number =>
  mailRows.reduce((byteSum, { bytes }) => byteSum + bytes, 0);

/** The first rows that fit into a slice, at least one. */
function mailSliceOf(mailRows: readonly Row[]): Row[] {
  let sliceBytes = 0;
  return mailRows.filter((mailRow, index) => {
    sliceBytes += mailRow.bytes;
    return index === 0 || sliceBytes <= maxSliceBytes;
  });
}

/** Deletes messages and mailboxes, and takes them off the counters in the same transaction. */
export function mailRemoval(db: Db) {
  const { mailMessages, mailboxes } = db.tables;
  const usageOfMail = mailUsage(db);

  const removeSlice = (mailboxIds: readonly number[]) =>
    db.transaction(async (tx): Promise<"more" | "done"> => {
      await lockMail(tx);
      const mailRows = await tx
        .select({ id: mailMessages.id, bytes: mailMessages.storedBytes })
        .from(mailMessages)
        .where(inArray(mailMessages.mailboxId, [...mailboxIds]))
        .limit(maxSliceMessages);
      if (mailRows.length === 0) {
        await tx.delete(mailboxes).where(inArray(mailboxes.id, [...mailboxIds]));
        return "done";
      }
      const mailSlice = mailSliceOf(mailRows);
      const messageIds = mailSlice.map(({ id }) => id);
      await tx.delete(mailMessages).where(inArray(mailMessages.id, messageIds));
      await usageOfMail.addToTotal(tx, -bytesOfMail(mailSlice));
      return "more";
    });

  return {
    removeMessage: (mailboxId: number, messageId: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        await lockMail(tx);
        const removedMail = await tx
          .delete(mailMessages)
          .where(and(eq(mailMessages.mailboxId, mailboxId), eq(mailMessages.id, messageId)))
          .returning({ id: mailMessages.id, bytes: mailMessages.storedBytes });
        if (removedMail.length === 0) return false;
        await usageOfMail.add(tx, mailboxId, { messages: -1, bytes: -bytesOfMail(removedMail) });
        return true;
      }),

    /** Mailboxes that nobody finds any more: their messages in slices, and then themselves. */
    removeMailboxes: (mailboxIds: readonly number[]): Promise<void> =>
      repeatUntilDone(() => removeSlice(mailboxIds)),
  };
}
