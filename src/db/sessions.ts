import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { SessionRows } from "../tools/sign-in/effects.ts";
import type { Db } from "./db.ts";
import { deleteInBatches } from "./batches.ts";
import { isReadOnly, isStorageFull } from "./faults.ts";
import { userColumns } from "./users.ts";

export function sessionStore(db: Db): SessionRows {
  const { sessions, users } = db.tables;
  const byId = (idHash: string) => eq(sessions.idHash, idHash);
  const withUser = db
    .select({ user: userColumns(db.tables), expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, sql.placeholder("idHash")), isNull(users.blockedAt)))
    .prepare("session_with_user");
  return {
    async open({ at, ...session }) {
      await db.insert(sessions).values({ ...session, createdAt: at });
    },
    async find(idHash) {
      const [session] = await withUser.execute({ idHash });
      return session ?? null;
    },
    /** On a disk that takes nothing a session is still a session, and ends sooner. */
    async extend(idHash, expiresAt) {
      try {
        await db.update(sessions).set({ expiresAt }).where(byId(idHash));
      } catch (sessionFault) {
        if (!isStorageFull(sessionFault) && !isReadOnly(sessionFault)) throw sessionFault;
      }
    },
    async close(idHash) {
      await db.delete(sessions).where(byId(idHash));
    },
    async deleteExpired(expiredBefore) {
      await deleteInBatches(async (batchSize) => {
        const { idHash, expiresAt } = sessions;
        const expiredSlice = db
          .select({ idHash })
          .from(sessions)
          .where(lt(expiresAt, expiredBefore))
          .limit(batchSize);
        const removedSessions = await db
          .delete(sessions)
          .where(inArray(idHash, expiredSlice))
          .returning({ idHash });
        return removedSessions.length;
      });
    },
  };
}
