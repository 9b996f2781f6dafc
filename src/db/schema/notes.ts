import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./columns.ts";
import { users } from "./users.ts";

export const notes = sqliteTable(
  "notes",
  {
    id: text("id").primaryKey(),
    /** One of the two is set: the user, or the hash of an anonymous browser's cookie. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    browserId: text("browser_id"),
    title: text("title"),
    content: text("content").notNull(),
    folded: text("folded").notNull(),
    publicKey: text("public_key").notNull().unique(),
    isShared: integer("is_shared", { mode: "boolean" }).notNull().default(true),
    burns: integer("burns", { mode: "boolean" }).notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    expiresAt: time("expires_at"),
  },
  (table) => [
    index("notes_user").on(table.userId, table.updatedAt),
    index("notes_browser").on(table.browserId, table.updatedAt),
    index("notes_expiry").on(table.expiresAt),
  ],
);
