import { and, eq } from "drizzle-orm";
import type { Accounts } from "../tools/account/store.ts";
import type { Users } from "../tools/sign-in/effects.ts";
import type { Db } from "./client.ts";
import { users } from "./schema.ts";

export const userColumns = { id: users.id, name: users.name, email: users.email, avatar: users.avatar };

export const userStore = (db: Db): Users & Accounts => ({
  async remember({ provider, subject, name, email, avatar, at }) {
    const told = { name, email, avatar };
    return db
      .insert(users)
      .values({ id: crypto.randomUUID(), provider, subject, ...told, createdAt: at })
      .onConflictDoUpdate({ target: [users.provider, users.subject], set: told })
      .returning(userColumns)
      .get();
  },
  async describe(id) {
    const { provider, name, email, avatar, createdAt } = users;
    return (
      db.select({ provider, name, email, avatar, createdAt }).from(users).where(eq(users.id, id)).get() ??
      null
    );
  },
  async forget(id) {
    db.delete(users).where(eq(users.id, id)).run();
  },
  async forgetSubject({ provider, subject }) {
    db.delete(users)
      .where(and(eq(users.provider, provider), eq(users.subject, subject)))
      .run();
  },
});
