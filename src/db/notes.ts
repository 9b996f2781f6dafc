import { type SQL, and, count, desc, eq, gt, inArray, isNull, lt, or, sum } from "drizzle-orm";
import type { NoteStore, Owner } from "../tools/notes/store.ts";
import { contains } from "./contains.ts";
import type { Db } from "./db.ts";
import { deleteInBatches } from "./batches.ts";

/** How long an anonymous browser's note is kept after its last change: as long as the browser's cookie. */
const dayMs = 86_400_000;
const anonymousLifeMs = 400 * dayMs;

/** The same for one that nobody has come back to. */
const unreadLifeMs = 60 * dayMs;

/** A note may have 64 KB. */
const maxNotesAtOnce = 100;

export function noteStore(db: Db) {
  const { notes } = db.tables;
  const isOf = ({ kind, id }: Owner): SQL => eq(kind === "user" ? notes.userId : notes.browserId, id);
  const isAlive = (at: Date): SQL | undefined => or(isNull(notes.expiresAt), gt(notes.expiresAt, at));
  const isOpenTo = (publicKey: string, at: Date): SQL | undefined =>
    and(eq(notes.publicKey, publicKey), eq(notes.isShared, true), isAlive(at));
  const own = (owner: Owner, id: string) => and(isOf(owner), eq(notes.id, id));

  return {
    async add(owner, { at, ...note }) {
      const ownership =
        owner.kind === "user" ? { userId: owner.id, browserId: null } : { userId: null, browserId: owner.id };
      const row = { ...note, ...ownership, isShared: true, createdAt: at, updatedAt: at };
      await db.insert(notes).values(row);
      return row;
    },

    async count(owner, at) {
      const [row] = await db
        .select({ notes: count() })
        .from(notes)
        .where(and(isOf(owner), isAlive(at)));
      return row?.notes ?? 0;
    },

    async bytesOf(owner) {
      const [row] = await db
        .select({ bytes: sum(notes.bytes) })
        .from(notes)
        .where(isOf(owner));
      return Number(row?.bytes ?? 0);
    },

    async anonymousBytes() {
      const [row] = await db
        .select({ bytes: sum(notes.bytes) })
        .from(notes)
        .where(isNull(notes.userId));
      return Number(row?.bytes ?? 0);
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
      const [changed] = await db
        .update(notes)
        .set({ ...note, updatedAt: at })
        .where(and(own(owner, id), isAlive(at)))
        .returning();
      return changed ?? null;
    },

    async share(owner, id, publicKey) {
      const shared = publicKey === null ? { isShared: false } : { isShared: true, publicKey };
      const [note] = await db.update(notes).set(shared).where(own(owner, id)).returning();
      return note ?? null;
    },

    async remove(owner, id) {
      const removed = await db.delete(notes).where(own(owner, id)).returning({ id: notes.id });
      return removed.length > 0;
    },

    async findShared(publicKey, at) {
      const [note] = await db.select().from(notes).where(isOpenTo(publicKey, at));
      return note ?? null;
    },

    async takeShared(publicKey, at) {
      const [note] = await db.delete(notes).where(isOpenTo(publicKey, at)).returning();
      return note ?? null;
    },

    async adopt({ browser, userId }) {
      await db.update(notes).set({ userId, browserId: null }).where(eq(notes.browserId, browser));
    },

    /** Deletes what has expired, and anonymous notes that no browser has the cookie of any more. */
    async deleteExpired(at: Date): Promise<void> {
      const limit = new Date(at.getTime() - anonymousLifeMs);
      const unreadLimit = new Date(at.getTime() - unreadLifeMs);
      const isUnread = and(isNull(notes.readAt), lt(notes.updatedAt, unreadLimit));
      const isOrphaned = and(isNull(notes.userId), or(lt(notes.updatedAt, limit), isUnread));
      await deleteInBatches(async (rows) => {
        const slice = db
          .select({ id: notes.id })
          .from(notes)
          .where(or(lt(notes.expiresAt, at), isOrphaned))
          .limit(rows);
        const removed = await db.delete(notes).where(inArray(notes.id, slice)).returning({ id: notes.id });
        return removed.length;
      }, maxNotesAtOnce);
    },
  } satisfies NoteStore & Record<string, unknown>;
}
