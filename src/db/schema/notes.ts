import { sql } from "drizzle-orm";
import type { Dialect } from "#db/dialect.ts";
import type { UserTables } from "./users.ts";

export const noteTables = (
  { table, text, boolean, integer, timestamp, index }: Dialect,
  { users }: UserTables,
) => ({
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
      isShared: boolean("is_shared").notNull().default(true),
      burns: boolean("burns").notNull(),
      isSealed: boolean("is_sealed").notNull().default(false),
      bytes: integer("bytes").notNull().default(0),
      readAt: timestamp("read_at"),
      createdAt: timestamp("created_at").notNull(),
      updatedAt: timestamp("updated_at").notNull(),
      expiresAt: timestamp("expires_at"),
    },
    (noteRow) => [
      // With all that lists and sums look at, since a row's texts lie before the rest of it.
      index("notes_user").on(noteRow.userId, noteRow.updatedAt, noteRow.id, noteRow.expiresAt, noteRow.bytes),
      index("notes_browser").on(
        noteRow.browserId,
        noteRow.updatedAt,
        noteRow.id,
        noteRow.expiresAt,
        noteRow.bytes,
      ),
      index("notes_expiry").on(noteRow.expiresAt),
      // What nobody has come back to is looked for each minute, among many that somebody has.
      index("notes_unread")
        .on(noteRow.userId, noteRow.readAt, noteRow.updatedAt)
        .where(sql`${noteRow.userId} is null and ${noteRow.readAt} is null`),
    ],
  ),

  /** One row: what all anonymous notes take together. */
  noteTotals: table("note_totals", {
    id: integer("id").primaryKey(),
    bytes: integer("bytes").notNull(),
  }),
});
