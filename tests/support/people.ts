import type { User } from "../../src/core/action.ts";
import type { Db } from "../../src/db/client.ts";
import { userStore } from "../../src/db/users.ts";

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
