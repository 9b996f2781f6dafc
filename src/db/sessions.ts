import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { SessionRows } from "#tools/sign-in/effects.ts";
import type { Db } from "./db.ts";
import { deleteRows } from "./batches.ts";
import { isReadOnly, isStorageFull } from "./faults.ts";
import { userColumns } from "./users.ts";

function sessionOpening(db: Db): SessionRows["open"] {
  const { sessions } = db.tables;
  return ({ at, max, ...session }) =>
    db.transaction(async (tx) => {
      await tx.lock(`sessions ${session.userId}`);
      await tx.insert(sessions).values({ ...session, createdAt: at });
      const { idHash, expiresAt } = sessions;
      const beyond = tx
        .select({ idHash })
        .from(sessions)
        .where(eq(sessions.userId, session.userId))
        .orderBy(desc(expiresAt), desc(sessions.createdAt))
        .limit(1000)
        .offset(max);
      await tx.delete(sessions).where(inArray(idHash, beyond));
    });
}

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
    open: sessionOpening(db),
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
    listOf(userId) {
      const { idHash, device, createdAt, expiresAt } = sessions;
      return db
        .select({ idHash, device, createdAt, expiresAt })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(expiresAt), desc(createdAt));
    },
    async closeOf(userId, hashPrefix) {
      const isNamed =
        hashPrefix === undefined
          ? undefined
          : sql`substr(${sessions.idHash}, 1, ${hashPrefix.length}) = ${hashPrefix}`;
      const closedSessions = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), isNamed))
        .returning({ idHash: sessions.idHash });
      return closedSessions.length;
    },
    async deleteExpired(expiredBefore) {
      const { idHash, expiresAt } = sessions;
      await deleteRows(db, { table: sessions, key: idHash, where: lt(expiresAt, expiredBefore) });
    },
  };
}
