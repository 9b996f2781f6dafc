import type { User } from "#core/action.ts";
import type { Db } from "#db/db.ts";
import { userStore } from "#db/users.ts";
import type { ProviderName } from "#tools/sign-in/schema.ts";

/** A user whose row is in the database. */
export async function addUser(db: Db, id: string): Promise<User> {
  const user = { id, name: id, email: `${id}@example.com`, avatar: null };
  const row = { ...user, provider: "google", subject: id, createdAt: new Date(0) } as const;
  await db.insert(db.tables.users).values(row);
  return user;
}

/** Somebody who has signed in, as the database knows them. */
export async function newUser(
  db: Db,
  name = "An",
  identity: { provider: ProviderName; subject: string } = {
    provider: "google",
    subject: crypto.randomUUID(),
  },
): Promise<User> {
  const user = await userStore(db).upsert({
    ...identity,
    name,
    email: `${name.toLowerCase()}@people.example`,
    isEmailVerified: true,
    avatar: null,
    at: new Date(0),
  });
  if (!user) throw new Error(`${name} is blocked`);
  return user;
}
