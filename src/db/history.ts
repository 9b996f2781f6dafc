import { and, desc, eq, lt, lte } from "drizzle-orm";
import { nanoid } from "nanoid";
import { type HistoryKind, historyCapacity } from "../tools/history/names.ts";
import type { History } from "../tools/history/store.ts";
import type { Db } from "./client.ts";
import { history } from "./schema.ts";

const columns = {
  id: history.id,
  position: history.position,
  input: history.input,
  createdAt: history.createdAt,
};

const ownedBy = ({ kind, userId }: { kind: HistoryKind; userId: string }) =>
  and(eq(history.userId, userId), eq(history.kind, kind));

export const historyStore = (db: Db): History => ({
  async add({ kind, userId, input, at }) {
    const owned = ownedBy({ kind, userId });
    db.transaction(
      (tx) => {
        const newestFirst = tx.select(columns).from(history).where(owned).orderBy(desc(history.position));
        const last = newestFirst.limit(1).get();
        if (last && Bun.deepEquals(last.input, input)) return;
        tx.insert(history).values({ id: nanoid(), kind, userId, input, createdAt: at }).run();
        const overdue = newestFirst.limit(1).offset(historyCapacity).get();
        if (overdue)
          tx.delete(history)
            .where(and(owned, lte(history.position, overdue.position)))
            .run();
      },
      { behavior: "immediate" },
    );
  },
  async list({ before, size, ...owner }) {
    return db
      .select(columns)
      .from(history)
      .where(and(ownedBy(owner), before === null ? undefined : lt(history.position, before)))
      .orderBy(desc(history.position))
      .limit(size)
      .all();
  },
  async find({ id, ...owner }) {
    return (
      db
        .select(columns)
        .from(history)
        .where(and(eq(history.id, id), ownedBy(owner)))
        .get() ?? null
    );
  },
  async remove({ id, ...owner }) {
    const gone = db
      .delete(history)
      .where(and(eq(history.id, id), ownedBy(owner)))
      .returning({ id: history.id })
      .all();
    return gone.length > 0;
  },
  async clear(owner) {
    db.delete(history).where(ownedBy(owner)).run();
  },
});
