import { eq, inArray, lt, sql } from "drizzle-orm";
import type { SessionRows } from "../tools/sign-in/effects.ts";
import type { Db } from "./db.ts";
import { deleteInBatches } from "./batches.ts";
import { userColumns } from "./users.ts";

export function sessionStore(db: Db): SessionRows {
  const { sessions, users } = db.tables;
  const byId = (idHash: string) => eq(sessions.idHash, idHash);
  const withUser = db
    .select({ user: userColumns(db.tables), expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.idHash, sql.placeholder("idHash")))
    .prepare("session_with_user");
  return {
    async open({ at, ...session }) {
      await db.insert(sessions).values({ ...session, createdAt: at });
    },
    async find(idHash) {
      const [session] = await withUser.execute({ idHash });
      return session ?? null;
    },
    async extend(idHash, expiresAt) {
      await db.update(sessions).set({ expiresAt }).where(byId(idHash));
    },
    async close(idHash) {
      await db.delete(sessions).where(byId(idHash));
    },
    async deleteExpired(before) {
      await deleteInBatches(async (rows) => {
        const { idHash, expiresAt } = sessions;
        const slice = db.select({ idHash }).from(sessions).where(lt(expiresAt, before)).limit(rows);
        const removed = await db.delete(sessions).where(inArray(idHash, slice)).returning({ idHash });
        return removed.length;
      });
    },
  };
}
