import { sql } from "drizzle-orm";
import type { Db, Tx } from "./db.ts";

/** The one row of the counter. */
const anonymous = 1;

type CountedNotes = { readonly userId: string | null; readonly bytes: number };

/** The counter of what all anonymous notes take. Whoever changes it or deletes notes locks it first. */
export function noteUsage({ tables: { noteTotals } }: Pick<Db, "tables">) {
  const lock = (tx: Tx): Promise<void> => tx.lock("anonymous notes");

  /** Adds to it; negative numbers take away. */
  async function addNoteBytes(tx: Tx, noteBytes: number): Promise<void> {
    await tx
      .insert(noteTotals)
      .values({ id: anonymous, bytes: noteBytes })
      .onConflictDoUpdate({ target: noteTotals.id, set: { bytes: sql`${noteTotals.bytes} + ${noteBytes}` } });
  }

  return {
    lock,
    add: addNoteBytes,

    /** Adds to it unless it would then be more than `maxBytes`; false where it would. */
    async addWithin(tx: Tx, noteBytes: number, maxBytes: number): Promise<boolean> {
      const [totalRow] = await tx.select({ bytes: noteTotals.bytes }).from(noteTotals);
      if ((totalRow?.bytes ?? 0) + noteBytes > maxBytes) return false;
      await addNoteBytes(tx, noteBytes);
      return true;
    },

    bytes: async (db: Pick<Db, "select">): Promise<number> =>
      (await db.select({ bytes: noteTotals.bytes }).from(noteTotals))[0]?.bytes ?? 0,

    /** Deletes notes, and takes those that were anonymous off the counter. */
    takingOff: <Row extends CountedNotes>(
      db: Pick<Db, "transaction">,
      removeNotes: (tx: Tx) => PromiseLike<Row[]>,
    ) =>
      db.transaction(async (tx) => {
        await lock(tx);
        const removedNotes = await removeNotes(tx);
        const removedBytes = removedNotes.reduce(
          (byteSum, note) => byteSum + (note.userId === null ? note.bytes : 0),
          0,
        );
        if (removedBytes > 0) await addNoteBytes(tx, -removedBytes);
        return removedNotes;
      }),
  };
}
