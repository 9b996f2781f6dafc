import type { User } from "../../../src/core/action.ts";
import type { Db } from "../../../src/db/db.ts";
import { userStore } from "../../../src/db/users.ts";

/** A user whose row is in the database. */
export async function addUser(db: Db, id: string): Promise<User> {
  const user = { id, name: id, email: `${id}@example.com`, avatar: null };
  const row = { ...user, provider: "google", subject: id, createdAt: new Date(0) } as const;
  await db.insert(db.tables.users).values(row);
  return user;
}

/** Somebody who has signed in, as the database knows them. */
export const newUser = (db: Db, name = "An"): Promise<User> =>
  userStore(db).remember({
    provider: "google",
    subject: crypto.randomUUID(),
    name,
    email: `${name.toLowerCase()}@people.example`,
    avatar: null,
    at: new Date(0),
  });
