import { and, count, sum } from "drizzle-orm";
import type { NoteCap, Owner } from "#tools/notes/store.ts";
import type { Db, Tx } from "./db.ts";
import { noteConditions } from "./note-conditions.ts";
import { noteUsage } from "./note-usage.ts";

export type NoteCaps = {
  readonly notes: number;
  readonly ownerBytes: Readonly<Record<Owner["kind"], number>>;
  readonly anonymousBytes: number;
};

/** What an owner's notes, and all anonymous ones, may take; within a transaction that has locked the owner. */
export function noteRoom({ tables }: Pick<Db, "tables">, caps: NoteCaps) {
  const { notes } = tables;
  const { isOf, isAlive } = noteConditions(tables);
  const usage = noteUsage({ tables });

  async function bytesOf(tx: Tx, owner: Owner): Promise<number> {
    const [ownerRow] = await tx
      .select({ bytes: sum(notes.bytes) })
      .from(notes)
      .where(isOf(owner));
    return Number(ownerRow?.bytes ?? 0);
  }

  /** Takes so many more bytes, or tells the cap that they would pass. Fewer than before are always taken. */
  async function takeBytes(tx: Tx, owner: Owner, noteBytes: number): Promise<NoteCap | null> {
    const isMore = noteBytes > 0;
    if (isMore && (await bytesOf(tx, owner)) + noteBytes > caps.ownerBytes[owner.kind]) return "ownerBytes";
    if (owner.kind === "user") return null;
    await usage.lock(tx);
    const isTaken = await usage.addWithin(tx, noteBytes, isMore ? caps.anonymousBytes : Infinity);
    return isTaken ? null : "anonymousBytes";
  }

  /** How many notes and bytes an owner may still have; never less than none. */
  async function roomOf(tx: Tx, owner: Owner, at: Date): Promise<{ notes: number; bytes: number }> {
    const [countRow] = await tx
      .select({ notes: count() })
      .from(notes)
      .where(and(isOf(owner), isAlive(at)));
    return {
      notes: Math.max(0, caps.notes - (countRow?.notes ?? 0)),
      bytes: Math.max(0, caps.ownerBytes[owner.kind] - (await bytesOf(tx, owner))),
    };
  }

  return {
    lockOwner: (tx: Tx, { kind, id }: Owner): Promise<void> => tx.lock(`notes ${kind} ${id}`),
    takeBytes,
    roomOf,
    isFull: async (tx: Tx, owner: Owner, at: Date): Promise<boolean> =>
      (await roomOf(tx, owner, at)).notes === 0,
  };
}
