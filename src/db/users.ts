import { and, eq } from "drizzle-orm";
import type { Accounts } from "../tools/account/store.ts";
import type { Users } from "../tools/sign-in/effects.ts";
import type { Db } from "./db.ts";
import type { Tables } from "./schema.ts";

/** What the product knows of whoever asks. */
export const userColumns = ({ users: { id, name, email, avatar } }: Tables) => ({ id, name, email, avatar });

export function userStore(db: Db): Users & Accounts {
  const { users } = db.tables;
  return {
    async remember({ provider, subject, at, ...profile }) {
      const row = { id: crypto.randomUUID(), provider, subject, createdAt: at, ...profile };
      const { name, email, avatar } = profile;
      const [user] = await db
        .insert(users)
        .values(row)
        .onConflictDoUpdate({ target: [users.provider, users.subject], set: { name, email, avatar } })
        .returning(userColumns(db.tables));
      return user ?? row;
    },
    async describe(id) {
      const { provider, name, email, avatar, createdAt } = users;
      const [user] = await db
        .select({ provider, name, email, avatar, createdAt })
        .from(users)
        .where(eq(users.id, id));
      return user ?? null;
    },
    async forget(id) {
      await db.delete(users).where(eq(users.id, id));
    },
    async forgetSubject({ provider, subject }) {
      await db.delete(users).where(and(eq(users.provider, provider), eq(users.subject, subject)));
    },
  };
}
