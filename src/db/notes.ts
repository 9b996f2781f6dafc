import { type SQL, and, count, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { NoteStore, Owner, StoredNote } from "../tools/notes/store.ts";
import type { Db } from "./client.ts";
import { notes } from "./schema.ts";

const isOf = ({ kind, id }: Owner): SQL => eq(kind === "user" ? notes.userId : notes.browserId, id);

const isAlive = (at: Date): SQL | undefined => or(isNull(notes.expiresAt), gt(notes.expiresAt, at));

const isOpenTo = (publicKey: string, at: Date): SQL | undefined =>
  and(eq(notes.publicKey, publicKey), eq(notes.isShared, true), isAlive(at));

const noteOf = (row: typeof notes.$inferSelect | undefined): StoredNote | null => row ?? null;

/** How long an anonymous browser's note is kept after its last change: as long as the browser's cookie. */
const anonymousLifeMs = 400 * 86_400_000;

export function noteStore(db: Db) {
  const own = (owner: Owner, id: string) => and(isOf(owner), eq(notes.id, id));

  return {
    async add(owner, { at, ...note }) {
      const ownership = owner.kind === "user" ? { userId: owner.id } : { browserId: owner.id };
      const row = { ...note, ...ownership, createdAt: at, updatedAt: at };
      return db.insert(notes).values(row).returning().get();
    },

    async count(owner, at) {
      const row = db
        .select({ sum: count() })
        .from(notes)
        .where(and(isOf(owner), isAlive(at)))
        .get();
      return row?.sum ?? 0;
    },

    async listOf(owner, { folded, offset, limit, at }) {
      const hasWords = folded.split(" ").map((word) => sql`instr(${notes.folded}, ${word}) > 0`);
      return db
        .select()
        .from(notes)
        .where(and(isOf(owner), isAlive(at), ...(folded ? hasWords : [])))
        .orderBy(desc(notes.updatedAt), desc(notes.id))
        .limit(limit)
        .offset(offset)
        .all();
    },

    async find(owner, id, at) {
      return noteOf(
        db
          .select()
          .from(notes)
          .where(and(own(owner, id), isAlive(at)))
          .get(),
      );
    },

    async change(owner, id, { at, ...note }) {
      const changed = { ...note, updatedAt: at };
      return noteOf(
        db
          .update(notes)
          .set(changed)
          .where(and(own(owner, id), isAlive(at)))
          .returning()
          .get(),
      );
    },

    async share(owner, id, publicKey) {
      const shared = publicKey === null ? { isShared: false } : { isShared: true, publicKey };
      return noteOf(db.update(notes).set(shared).where(own(owner, id)).returning().get());
    },

    async remove(owner, id) {
      return db.delete(notes).where(own(owner, id)).returning({ id: notes.id }).get() !== undefined;
    },

    async findShared(publicKey, at) {
      return noteOf(db.select().from(notes).where(isOpenTo(publicKey, at)).get());
    },

    async takeShared(publicKey, at) {
      return noteOf(db.delete(notes).where(isOpenTo(publicKey, at)).returning().get());
    },

    async adopt({ browser, userId }) {
      db.update(notes).set({ userId, browserId: null }).where(eq(notes.browserId, browser)).run();
    },

    /** Deletes what has expired, and anonymous notes that no browser has the cookie of any more. */
    async purge(at: Date): Promise<void> {
      const limit = new Date(at.getTime() - anonymousLifeMs);
      const isOrphaned = and(isNull(notes.userId), lt(notes.updatedAt, limit));
      db.delete(notes)
        .where(or(lt(notes.expiresAt, at), isOrphaned))
        .run();
    },
  } satisfies NoteStore & Record<string, unknown>;
}
