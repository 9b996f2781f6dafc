import type { Kit } from "../kit.ts";

export function userTables({ table, text, instant, index, uniqueIndex }: Kit) {
  /** A person as one provider knows them: `subject` is the provider's own id, which alone decides who it is. */
  const users = table(
    "users",
    {
      id: text("id").primaryKey(),
      provider: text("provider", { enum: ["google", "facebook"] }).notNull(),
      subject: text("subject").notNull(),
      name: text("name").notNull(),
      email: text("email").notNull(),
      avatar: text("avatar"),
      createdAt: instant("created_at").notNull(),
    },
    (row) => [uniqueIndex("users_provider_subject").on(row.provider, row.subject)],
  );

  const sessions = table(
    "sessions",
    {
      idHash: text("id_hash").primaryKey(),
      userId: text("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      createdAt: instant("created_at").notNull(),
      expiresAt: instant("expires_at").notNull(),
    },
    (row) => [index("sessions_user").on(row.userId), index("sessions_expiry").on(row.expiresAt)],
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
      expiresAt: instant("expires_at").notNull(),
    },
    (row) => [index("sign_ins_expiry").on(row.expiresAt)],
  );

  return { users, sessions, signIns };
}

export type UserTables = Pick<ReturnType<typeof userTables>, "users">;
