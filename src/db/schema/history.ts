import type { Dialect } from "#db/dialect.ts";
import type { HistoryInput } from "#tools/history/store.ts";
import type { UserTables } from "./users.ts";

export const historyTables = (
  { table, id, text, json, timestamp, index }: Dialect,
  { users }: UserTables,
) => ({
  /** What a user made; a picture is drawn again from its input, not kept. */
  history: table(
    "history",
    {
      position: id("position"),
      id: text("id").notNull().unique(),
      userId: text("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      kind: text("kind", { enum: ["qr", "vietqr"] }).notNull(),
      input: json<HistoryInput>("input").notNull(),
      createdAt: timestamp("created_at").notNull(),
    },
    (historyRow) => [index("history_owner").on(historyRow.userId, historyRow.kind, historyRow.position)],
  ),
});
