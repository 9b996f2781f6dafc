import type { User } from "../../../src/core/action.ts";
import type { Db } from "../../../src/db/client.ts";
import { userStore } from "../../../src/db/users.ts";
import { users } from "../../../src/db/schema.ts";

/** A user whose row is in the database. */
export function addUser(db: Db, id: string): User {
  const user = { id, name: id, email: `${id}@example.com`, avatar: null };
  db.insert(users)
    .values({ ...user, provider: "google", subject: id, createdAt: new Date(0) })
    .run();
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
