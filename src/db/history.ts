import { and, desc, eq, lt, lte } from "drizzle-orm";
import { nanoid } from "nanoid";
import { type HistoryKind, historyCapacity } from "#tools/history/schema.ts";
import type { History } from "#tools/history/store.ts";
import { type HasRoom, endlessRoom } from "./database-room.ts";
import type { Db } from "./db.ts";

export function historyStore(db: Db, hasRoom: HasRoom = endlessRoom): History {
  const { history } = db.tables;
  const historyColumns = {
    id: history.id,
    position: history.position,
    input: history.input,
    createdAt: history.createdAt,
  };
  const ownedBy = ({ kind, userId }: { kind: HistoryKind; userId: string }) =>
    and(eq(history.userId, userId), eq(history.kind, kind));

  return {
    async add({ kind, userId, input, at }) {
      const isOwned = ownedBy({ kind, userId });
      if (!(await hasRoom())) return;
      await db.transaction(async (tx) => {
        await tx.lock(`history ${userId}`);
        const newestFirst = () =>
          tx.select(historyColumns).from(history).where(isOwned).orderBy(desc(history.position)).limit(1);
        const [lastEntry] = await newestFirst();
        if (lastEntry && Bun.deepEquals(lastEntry.input, input)) return;
        await tx.insert(history).values({ id: nanoid(), kind, userId, input, createdAt: at });
        const [overdue] = await newestFirst().offset(historyCapacity);
        if (overdue) await tx.delete(history).where(and(isOwned, lte(history.position, overdue.position)));
      });
    },
    async list({ before, size, ...owner }) {
      return db
        .select(historyColumns)
        .from(history)
        .where(and(ownedBy(owner), before === null ? undefined : lt(history.position, before)))
        .orderBy(desc(history.position))
        .limit(size);
    },
    async find({ id, ...owner }) {
      const [historyEntry] = await db
        .select(historyColumns)
        .from(history)
        .where(and(eq(history.id, id), ownedBy(owner)));
      return historyEntry ?? null;
    },
    async remove({ id, ...owner }) {
      const removedEntries = await db
        .delete(history)
        .where(and(eq(history.id, id), ownedBy(owner)))
        .returning({ id: history.id });
      return removedEntries.length > 0;
    },
    async clear(owner) {
      await db.delete(history).where(ownedBy(owner));
    },
  };
}
