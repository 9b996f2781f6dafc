import { and, desc, isNull, lt } from "drizzle-orm";
import { noteCaps } from "../tools/notes/bounds.ts";
import type { NoteStore, Owner } from "../tools/notes/store.ts";
import { contains } from "./contains.ts";
import type { Db } from "./db.ts";
import { noteConditions } from "./note-conditions.ts";
import { noteRetention } from "./note-retention.ts";
import { type NoteCaps, noteRoom } from "./note-room.ts";
import { noteUsage } from "./note-usage.ts";

const dayMs = 86_400_000;

type NoteReading = Pick<NoteStore, "markRead" | "listOf" | "find" | "findShared">;
type NoteWriting = Pick<NoteStore, "add" | "change" | "share" | "adopt">;
type NoteRemoval = Pick<NoteStore, "remove" | "takeShared">;

const ownerColumns = ({ kind, id }: Owner) =>
  kind === "user" ? { userId: id, browserId: null } : { userId: null, browserId: id };

function noteReading(db: Db): NoteReading {
  const { notes } = db.tables;
  const { isOf, isAlive, isOwn, isOpenTo } = noteConditions(db.tables);

  return {
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
        .where(and(isOwn(owner, id), isAlive(at)));
      return note ?? null;
    },

    async findShared(publicKey, at) {
      const [note] = await db.select().from(notes).where(isOpenTo(publicKey, at));
      return note ?? null;
    },
  };
}

function noteWriting(db: Db, caps: NoteCaps): NoteWriting {
  const { notes } = db.tables;
  const { isOf, isAlive, isOwn } = noteConditions(db.tables);
  const { lockOwner, bytesOf, takeBytes, isFull } = noteRoom(db, caps);
  const usage = noteUsage(db);

  return {
    async add(owner, { at, ...note }) {
      const row = { ...note, ...ownerColumns(owner), isShared: true, createdAt: at, updatedAt: at };
      return db.transaction(async (tx) => {
        await lockOwner(tx, owner);
        if (await isFull(tx, owner, at)) return { reached: "notes" };
        const reached = await takeBytes(tx, owner, note.bytes);
        if (reached) return { reached };
        await tx.insert(notes).values(row);
        return { reached: null, note: row };
      });
    },

    async change(owner, id, { at, ...note }) {
      return db.transaction(async (tx) => {
        await lockOwner(tx, owner);
        const isThis = and(isOwn(owner, id), isAlive(at));
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
      const [note] = await db.update(notes).set(shared).where(isOwn(owner, id)).returning();
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
  };
}

function noteRemoval(db: Db): NoteRemoval {
  const { notes } = db.tables;
  const { isOwn, isOpenTo } = noteConditions(db.tables);
  const usage = noteUsage(db);

  return {
    async remove(owner, id) {
      const { userId, bytes } = notes;
      const removed = await usage.takingOff(db, (tx) =>
        tx.delete(notes).where(isOwn(owner, id)).returning({ userId, bytes }),
      );
      return removed.length > 0;
    },

    async takeShared(publicKey, at) {
      const [note] = await usage.takingOff(db, (tx) =>
        tx.delete(notes).where(isOpenTo(publicKey, at)).returning(),
      );
      return note ?? null;
    },
  };
}

export const noteStore = (db: Db, caps: NoteCaps = noteCaps) => ({
  ...noteReading(db),
  ...noteWriting(db, caps),
  ...noteRemoval(db),
  ...noteRetention(db),
});
