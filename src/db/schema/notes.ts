import type { Kit } from "../kit.ts";
import type { UserTables } from "./users.ts";

export const noteTables = ({ table, text, flag, whole, instant, index }: Kit, { users }: UserTables) => ({
  notes: table(
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
      isShared: flag("is_shared").notNull().default(true),
      burns: flag("burns").notNull(),
      bytes: whole("bytes").notNull().default(0),
      readAt: instant("read_at"),
      createdAt: instant("created_at").notNull(),
      updatedAt: instant("updated_at").notNull(),
      expiresAt: instant("expires_at"),
    },
    (row) => [
      index("notes_user").on(row.userId, row.updatedAt),
      index("notes_browser").on(row.browserId, row.updatedAt),
      index("notes_bytes").on(row.userId, row.bytes),
      index("notes_expiry").on(row.expiresAt),
    ],
  ),
});
