import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { HistoryInput } from "../../tools/history/store.ts";
import { time } from "./columns.ts";
import { users } from "./users.ts";

/** What a user made; a picture is drawn again from its input, not kept. */
export const history = sqliteTable(
  "history",
  {
    position: integer("position").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["qr", "vietqr"] }).notNull(),
    input: text("input", { mode: "json" }).$type<HistoryInput>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("history_owner").on(table.userId, table.kind, table.position)],
);
