import { and, inArray, isNull, lt } from "drizzle-orm";
import { noteCaps } from "#tools/notes/schema.ts";
import type { NoteStore, Owner } from "#tools/notes/store.ts";
import { type HasRoom, endlessRoom } from "./database-room.ts";
import type { Db } from "./db.ts";
import { noteConditions } from "./note-conditions.ts";
import { newestFirst, notesWith } from "./note-search.ts";
import { noteRetention } from "./note-retention.ts";
import { type NoteCaps, noteRoom } from "./note-room.ts";
import { noteUsage } from "./note-usage.ts";

const dayMs = 86_400_000;

type NoteReading = Pick<NoteStore, "markRead" | "listOf" | "idsOf" | "find" | "findShared">;
type NoteWriting = Pick<NoteStore, "add" | "change" | "share" | "adopt">;
type NoteRemoval = Pick<NoteStore, "remove" | "takeShared">;

const ownerColumns = ({ kind, id }: Owner) =>
  kind === "user" ? { userId: id, browserId: null } : { userId: null, browserId: id };

function noteReading(db: Db): NoteReading {
  const { notes } = db.tables;
  const { isOf, isAlive, isOwn, isOpenTo } = noteConditions(db.tables);

  return {
    async markRead(owner, readAt) {
      if (owner.kind === "user") return;
      const isOlder = lt(notes.createdAt, new Date(readAt.getTime() - dayMs));
      await db
        .update(notes)
        .set({ readAt: readAt })
        .where(and(isOf(owner), isNull(notes.readAt), isOlder));
    },

    async listOf(owner, { folded, offset, limit, at }) {
      const mine = and(isOf(owner), isAlive(at));
      const order = newestFirst(db.tables);
      if (folded === "")
        return db
          .select()
          .from(notes)
          .where(mine)
          .orderBy(...order)
          .limit(limit)
          .offset(offset);
      const found = await notesWith(folded.split(" "), { db, mine, wanted: offset + limit });
      return db
        .select()
        .from(notes)
        .where(inArray(notes.id, found.slice(offset)))
        .orderBy(...order);
    },

    async idsOf(owner, at) {
      const rows = await db
        .select({ id: notes.id })
        .from(notes)
        .where(and(isOf(owner), isAlive(at)))
        .orderBy(...newestFirst(db.tables));
      return rows.map(({ id }) => id);
    },

    async find(owner, id, readAt) {
      const [note] = await db
        .select()
        .from(notes)
        .where(and(isOwn(owner, id), isAlive(readAt)));
      return note ?? null;
    },

    async findShared(publicKey, readAt) {
      const [note] = await db.select().from(notes).where(isOpenTo(publicKey, readAt));
      return note ?? null;
    },
  };
}

function noteWriting(db: Db, caps: NoteCaps, hasRoom: HasRoom): NoteWriting {
  const { notes } = db.tables;
  const { isOf, isAlive, isOwn } = noteConditions(db.tables);
  const { lockOwner, takeBytes, isFull, roomOf } = noteRoom(db, caps);
  const usageOfNotes = noteUsage(db);

  return {
    async add(owner, { at, ...note }) {
      if (!(await hasRoom())) return { reached: "database" };
      const noteRow = { ...note, ...ownerColumns(owner), isShared: true, createdAt: at, updatedAt: at };
      return db.transaction(async (tx) => {
        await lockOwner(tx, owner);
        if (await isFull(tx, owner, at)) return { reached: "notes" };
        const reachedCap = await takeBytes(tx, owner, note.bytes);
        if (reachedCap) return { reached: reachedCap };
        await tx.insert(notes).values(noteRow);
        return { reached: null, note: noteRow };
      });
    },

    async change(owner, id, { at, ...note }) {
      const mayGrow = await hasRoom();
      return db.transaction(async (tx) => {
        await lockOwner(tx, owner);
        const isThis = and(isOwn(owner, id), isAlive(at));
        const [previousNote] = await tx.select({ bytes: notes.bytes }).from(notes).where(isThis);
        if (!previousNote) return { reached: null, note: null };
        const more = note.bytes - previousNote.bytes;
        if (more > 0 && !mayGrow) return { reached: "database" };
        const reachedCap = await takeBytes(tx, owner, more);
        if (reachedCap) return { reached: reachedCap };
        const [changedNote] = await tx
          .update(notes)
          .set({ ...note, updatedAt: at })
          .where(isThis)
          .returning();
        return { reached: null, note: changedNote ?? null };
      });
    },

    async share(owner, id, { publicKey, at }) {
      const sharing = publicKey === null ? { isShared: false } : { isShared: true, publicKey };
      const [note] = await db
        .update(notes)
        .set(sharing)
        .where(and(isOwn(owner, id), isAlive(at)))
        .returning();
      return note ?? null;
    },

    async adopt({ browser, userId, at }) {
      const ofBrowser: Owner = { kind: "browser", id: browser };
      const ofUser: Owner = { kind: "user", id: userId };
      return db.transaction(async (tx) => {
        await lockOwner(tx, ofBrowser);
        await lockOwner(tx, ofUser);
        const theirs = await tx
          .select({ id: notes.id, bytes: notes.bytes })
          .from(notes)
          .where(and(isOf(ofBrowser), isAlive(at)))
          .orderBy(...newestFirst(db.tables));
        const room = await roomOf(tx, ofUser, at);
        const adopted: typeof theirs = [];
        for (const note of theirs) {
          if (room.notes === 0) break;
          if (note.bytes > room.bytes) continue;
          room.notes -= 1;
          room.bytes -= note.bytes;
          adopted.push(note);
        }
        await usageOfNotes.lock(tx);
        await usageOfNotes.add(tx, -adopted.reduce((sum, { bytes }) => sum + bytes, 0));
        for (const { id } of adopted)
          await tx.update(notes).set({ userId, browserId: null }).where(isOwn(ofBrowser, id));
        return theirs.length - adopted.length;
      });
    },
  };
}

function noteRemoval(db: Db): NoteRemoval {
  const { notes } = db.tables;
  const { isOwn, isOpenTo } = noteConditions(db.tables);
  const usageOfNotes = noteUsage(db);

  return {
    async remove(owner, id) {
      const { userId, bytes } = notes;
      const removedNotes = await usageOfNotes.takingOff(db, (tx) =>
        tx.delete(notes).where(isOwn(owner, id)).returning({ userId, bytes }),
      );
      return removedNotes.length > 0;
    },

    async takeShared(publicKey, takenAt) {
      const [note] = await usageOfNotes.takingOff(db, (tx) =>
        tx.delete(notes).where(isOpenTo(publicKey, takenAt)).returning(),
      );
      return note ?? null;
    },
  };
}

export const noteStore = (db: Db, caps: NoteCaps = noteCaps, hasRoom: HasRoom = endlessRoom) => ({
  ...noteReading(db),
  ...noteWriting(db, caps, hasRoom),
  ...noteRemoval(db),
  ...noteRetention(db),
  /** What all anonymous notes take together. */
  anonymousBytes: () => noteUsage(db).bytes(db),
});
