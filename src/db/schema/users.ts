import { sql } from "drizzle-orm";
import type { Dialect } from "#db/dialect.ts";

export function userTables({ table, text, boolean, timestamp, index, uniqueIndex }: Dialect) {
  /** A person as one provider knows them: `subject` is the provider's own id, which alone decides who it is. */
  const users = table(
    "users",
    {
      id: text("id").primaryKey(),
      provider: text("provider", { enum: ["google", "facebook"] }).notNull(),
      subject: text("subject").notNull(),
      name: text("name").notNull(),
      email: text("email").notNull(),
      /** Whether the provider says that the address is this person's. */
      isEmailVerified: boolean("email_verified").notNull().default(false),
      avatar: text("avatar"),
      /** Since when nobody signs in with it. */
      blockedAt: timestamp("blocked_at"),
      createdAt: timestamp("created_at").notNull(),
      /** Since when it is being deleted, with all that belongs to it. */
      endedAt: timestamp("ended_at"),
      /** Ids of tools with commas between; null while nothing was ever pinned. */
      pinnedTools: text("pinned_tools"),
    },
    (userRow) => [
      uniqueIndex("users_provider_subject").on(userRow.provider, userRow.subject),
      index("users_email").on(sql`lower(${userRow.email})`),
      index("users_blocked")
        .on(userRow.blockedAt)
        .where(sql`${userRow.blockedAt} is not null`),
      index("users_ended")
        .on(userRow.endedAt)
        .where(sql`${userRow.endedAt} is not null`),
    ],
  );

  const sessions = table(
    "sessions",
    {
      idHash: text("id_hash").primaryKey(),
      userId: text("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      createdAt: timestamp("created_at").notNull(),
      expiresAt: timestamp("expires_at").notNull(),
      /** Browser and system that it was begun on, `Chrome · Android`; blank where they are not known. */
      device: text("device").notNull().default(""),
    },
    (userRow) => [index("sessions_user").on(userRow.userId), index("sessions_expiry").on(userRow.expiresAt)],
  );

  /** A sign-in on its way to a provider and back. */
  const signIns = table(
    "sign_ins",
    {
      stateHash: text("state_hash").primaryKey(),
      browserHash: text("browser_hash").notNull(),
      provider: text("provider", { enum: ["google", "facebook"] }).notNull(),
      verifier: text("verifier").notNull(),
      lang: text("lang", { enum: ["vi", "en"] }).notNull(),
      expiresAt: timestamp("expires_at").notNull(),
    },
    (userRow) => [index("sign_ins_expiry").on(userRow.expiresAt)],
  );

  /** Keys that programs bring; only their hashes are stored. */
  const apiKeys = table(
    "api_keys",
    {
      id: text("id").primaryKey(),
      userId: text("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      name: text("name").notNull(),
      keyHash: text("key_hash").notNull().unique(),
      scopes: text("scopes").notNull(),
      createdAt: timestamp("created_at").notNull(),
      lastUsedDay: text("last_used_day"),
    },
    (userRow) => [index("api_keys_user").on(userRow.userId, userRow.createdAt)],
  );

  return { users, sessions, signIns, apiKeys };
}

export type UserTables = Pick<ReturnType<typeof userTables>, "users">;
