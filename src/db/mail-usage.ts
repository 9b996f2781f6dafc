import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "./db.ts";

/** The one row of the counter of all mail. */
const allMail = 1;

/** Whoever changes what mailboxes hold, or the counters of it, has this lock until the transaction ends. */
export const lockMail = (tx: Tx): Promise<void> => tx.lock("mail");

export type MailUsage = { readonly messages: number; readonly bytes: number };

/** Counters of what mailboxes hold, which only change under `lockMail`. */
export function mailUsage({ tables: { mailTotals, mailboxes } }: Pick<Db, "tables">) {
  const addToTotal = async (tx: Tx, mailBytes: number): Promise<void> => {
    await tx
      .insert(mailTotals)
      .values({ id: allMail, bytes: mailBytes })
      .onConflictDoUpdate({
        target: mailTotals.id,
        set: { bytes: sql`${mailTotals.bytes} + ${mailBytes}` },
      });
  };

  return {
    totalBytes: async (dbOrTx: Db | Tx): Promise<number> => {
      const mailTotal = dbOrTx.select({ bytes: mailTotals.bytes }).from(mailTotals);
      const [totalRow] = await mailTotal.where(eq(mailTotals.id, allMail));
      return totalRow?.bytes ?? 0;
    },

    addToTotal,

    /** Adds to a mailbox's counters and to the one of all; negative numbers take away. */
    add: async (tx: Tx, mailboxId: number, { messages, bytes }: MailUsage): Promise<void> => {
      await tx
        .update(mailboxes)
        .set({
          messageCount: sql`${mailboxes.messageCount} + ${messages}`,
          storedBytes: sql`${mailboxes.storedBytes} + ${bytes}`,
        })
        .where(eq(mailboxes.id, mailboxId));
      await addToTotal(tx, bytes);
    },
  };
}
