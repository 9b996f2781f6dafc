import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { time } from "./columns.ts";

/** A person as one provider knows them: `subject` is the provider's own id, which alone decides who it is. */
export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    provider: text("provider", { enum: ["google", "facebook"] }).notNull(),
    subject: text("subject").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    avatar: text("avatar"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [uniqueIndex("users_provider_subject").on(table.provider, table.subject)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    idHash: text("id_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)],
);

/** A sign-in on its way to a provider and back. */
export const signIns = sqliteTable(
  "sign_ins",
  {
    stateHash: text("state_hash").primaryKey(),
    browserHash: text("browser_hash").notNull(),
    provider: text("provider", { enum: ["google", "facebook"] }).notNull(),
    verifier: text("verifier").notNull(),
    lang: text("lang", { enum: ["vi", "en"] }).notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("sign_ins_expiry").on(table.expiresAt)],
);
