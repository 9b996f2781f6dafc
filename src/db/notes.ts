import { type SQL, and, count, desc, eq, gt, inArray, isNull, lt, or, sum } from "drizzle-orm";
import { noteCaps } from "../tools/notes/bounds.ts";
import type { NoteCap, NoteStore, Owner } from "../tools/notes/store.ts";
import { contains } from "./contains.ts";
import type { Db, Tx } from "./db.ts";
import { deleteInBatches } from "./batches.ts";
import { noteUsage } from "./note-usage.ts";

/** How long an anonymous browser's note is kept after its last change: as long as the browser's cookie. */
const dayMs = 86_400_000;
const anonymousLifeMs = 400 * dayMs;

/** The same for one that nobody has come back to. */
const unreadLifeMs = 60 * dayMs;

/** A note may have 64 KB. */
const maxNotesAtOnce = 100;

type Caps = {
  readonly notes: number;
  readonly ownerBytes: Readonly<Record<Owner["kind"], number>>;
  readonly anonymousBytes: number;
};

export function noteStore(db: Db, caps: Caps = noteCaps) {
  const { notes } = db.tables;
  const usage = noteUsage(db);
  const isOf = ({ kind, id }: Owner): SQL => eq(kind === "user" ? notes.userId : notes.browserId, id);
  const isAlive = (at: Date): SQL | undefined => or(isNull(notes.expiresAt), gt(notes.expiresAt, at));
  const isOpenTo = (publicKey: string, at: Date): SQL | undefined =>
    and(eq(notes.publicKey, publicKey), eq(notes.isShared, true), isAlive(at));
  const own = (owner: Owner, id: string) => and(isOf(owner), eq(notes.id, id));

  async function bytesOf(tx: Tx, owner: Owner): Promise<number> {
    const [row] = await tx
      .select({ bytes: sum(notes.bytes) })
      .from(notes)
      .where(isOf(owner));
    return Number(row?.bytes ?? 0);
  }

  /** Takes so many more bytes, or tells the cap that they would pass. Fewer than before are always taken. */
  async function takeBytes(tx: Tx, owner: Owner, more: number): Promise<NoteCap | null> {
    const isMore = more > 0;
    if (isMore && (await bytesOf(tx, owner)) + more > caps.ownerBytes[owner.kind]) return "ownerBytes";
    if (owner.kind === "user") return null;
    await usage.lock(tx);
    const isTaken = await usage.addWithin(tx, more, isMore ? caps.anonymousBytes : Infinity);
    return isTaken ? null : "anonymousBytes";
  }

  const deleted = { id: notes.id, userId: notes.userId, bytes: notes.bytes };

  async function isFull(tx: Tx, owner: Owner, at: Date): Promise<boolean> {
    const [row] = await tx
      .select({ notes: count() })
      .from(notes)
      .where(and(isOf(owner), isAlive(at)));
    return (row?.notes ?? 0) >= caps.notes;
  }

  const lockOwner = (tx: Tx, { kind, id }: Owner): Promise<void> => tx.lock(`notes ${kind} ${id}`);

  return {
    async add(owner, { at, ...note }) {
      const ownership =
        owner.kind === "user" ? { userId: owner.id, browserId: null } : { userId: null, browserId: owner.id };
      const row = { ...note, ...ownership, isShared: true, createdAt: at, updatedAt: at };
      return db.transaction(async (tx) => {
        await lockOwner(tx, owner);
        if (await isFull(tx, owner, at)) return { reached: "notes" };
        const reached = await takeBytes(tx, owner, note.bytes);
        if (reached) return { reached };
        await tx.insert(notes).values(row);
        return { reached: null, note: row };
      });
    },

    async markRead(owner, at) {
      if (owner.kind === "user") return;
      const isOlder = lt(notes.createdAt, new Date(at.getTime() - dayMs));
      await db
        .update(notes)
        .set({ readAt: at })
        .where(and(isOf(owner), isNull(notes.readAt), isOlder));
    },

    async listOf(owner, { folded, offset, limit, at }) {
      const hasWords = folded.split(" ").map((word) => contains(notes.folded, word));
      return db
        .select()
        .from(notes)
        .where(and(isOf(owner), isAlive(at), ...(folded ? hasWords : [])))
        .orderBy(desc(notes.updatedAt), desc(notes.id))
        .limit(limit)
        .offset(offset);
    },

    async find(owner, id, at) {
      const [note] = await db
        .select()
        .from(notes)
        .where(and(own(owner, id), isAlive(at)));
      return note ?? null;
    },

    async change(owner, id, { at, ...note }) {
      return db.transaction(async (tx) => {
        await lockOwner(tx, owner);
        const isThis = and(own(owner, id), isAlive(at));
        const [previous] = await tx.select({ bytes: notes.bytes }).from(notes).where(isThis);
        if (!previous) return { reached: null, note: null };
        const reached = await takeBytes(tx, owner, note.bytes - previous.bytes);
        if (reached) return { reached };
        const [changed] = await tx
          .update(notes)
          .set({ ...note, updatedAt: at })
          .where(isThis)
          .returning();
        return { reached: null, note: changed ?? null };
      });
    },

    async share(owner, id, publicKey) {
      const shared = publicKey === null ? { isShared: false } : { isShared: true, publicKey };
      const [note] = await db.update(notes).set(shared).where(own(owner, id)).returning();
      return note ?? null;
    },

    async remove(owner, id) {
      const removed = await usage.takingOff(db, (tx) =>
        tx.delete(notes).where(own(owner, id)).returning(deleted),
      );
      return removed.length > 0;
    },

    async findShared(publicKey, at) {
      const [note] = await db.select().from(notes).where(isOpenTo(publicKey, at));
      return note ?? null;
    },

    async takeShared(publicKey, at) {
      const [note] = await usage.takingOff(db, (tx) =>
        tx.delete(notes).where(isOpenTo(publicKey, at)).returning(),
      );
      return note ?? null;
    },

    async adopt({ browser, userId }) {
      const from: Owner = { kind: "browser", id: browser };
      await db.transaction(async (tx) => {
        await lockOwner(tx, from);
        await usage.lock(tx);
        await usage.add(tx, -(await bytesOf(tx, from)));
        await tx.update(notes).set({ userId, browserId: null }).where(isOf(from));
      });
    },

    /** Adds up anew what anonymous notes take, once at the start. */
    recount: (): Promise<void> =>
      db.transaction(async (tx) => {
        await usage.lock(tx);
        await usage.recount(tx);
      }),

    /** Deletes what has expired, and anonymous notes that no browser has the cookie of any more. */
    async deleteExpired(at: Date): Promise<void> {
      const limit = new Date(at.getTime() - anonymousLifeMs);
      const unreadLimit = new Date(at.getTime() - unreadLifeMs);
      const isUnread = and(isNull(notes.readAt), lt(notes.updatedAt, unreadLimit));
      const isOrphaned = and(isNull(notes.userId), or(lt(notes.updatedAt, limit), isUnread));
      await deleteInBatches(async (rows) => {
        const isOver = or(lt(notes.expiresAt, at), isOrphaned);
        const slice = (tx: Tx) => tx.select({ id: notes.id }).from(notes).where(isOver).limit(rows);
        const removed = await usage.takingOff(db, (tx) =>
          tx
            .delete(notes)
            .where(inArray(notes.id, slice(tx)))
            .returning(deleted),
        );
        return removed.length;
      }, maxNotesAtOnce);
    },
  } satisfies NoteStore & Record<string, unknown>;
}
