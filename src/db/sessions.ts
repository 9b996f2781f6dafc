import { eq, lt } from "drizzle-orm";
import type { SessionRows } from "../tools/sign-in/effects.ts";
import type { Db } from "./client.ts";
import { sessions, users } from "./schema.ts";
import { userColumns } from "./users.ts";

export const sessionStore = (db: Db): SessionRows => {
  const byId = (idHash: string) => eq(sessions.idHash, idHash);
  return {
    async open({ at, ...session }) {
      db.insert(sessions)
        .values({ ...session, createdAt: at })
        .run();
    },
    async find(idHash) {
      const found = db
        .select({ user: userColumns, expiresAt: sessions.expiresAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(byId(idHash))
        .get();
      return found ?? null;
    },
    async extend(idHash, expiresAt) {
      db.update(sessions).set({ expiresAt }).where(byId(idHash)).run();
    },
    async close(idHash) {
      db.delete(sessions).where(byId(idHash)).run();
    },
    async purge(before) {
      db.delete(sessions).where(lt(sessions.expiresAt, before)).run();
    },
  };
};
