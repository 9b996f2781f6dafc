import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { countKinds } from "../../tools/links/store.ts";
import { time } from "./columns.ts";
import { users } from "./users.ts";

/** Every code ever given, in small letters: it outlives its link, so that nobody takes over a deleted one's. */
export const linkCodes = sqliteTable("link_codes", { code: text("code").primaryKey() });

export const links = sqliteTable(
  "links",
  {
    id: text("id").primaryKey(),
    code: text("code").notNull(),
    target: text("target").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
    clicks: integer("clicks").notNull().default(0),
  },
  (table) => [
    uniqueIndex("links_code").on(sql`lower(${table.code})`),
    index("links_user").on(table.userId, table.createdAt),
  ],
);

/** Clicks, added up as they arrive; single clicks are not kept. */
export const clickCounts = sqliteTable(
  "click_counts",
  {
    linkId: text("link_id")
      .notNull()
      .references(() => links.id, { onDelete: "cascade" }),
    day: text("day").notNull(),
    kind: text("kind", { enum: countKinds }).notNull(),
    value: text("value").notNull(),
    clicks: integer("clicks").notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day, table.kind, table.value] })],
);

/** Who has clicked already, kept as long as the salt that made it: after that nobody can be recognised. */
export const clickVisitors = sqliteTable(
  "click_visitors",
  {
    linkId: text("link_id").notNull(),
    day: text("day").notNull(),
    visitor: blob("visitor", { mode: "buffer" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.linkId, table.visitor] })],
);

export const dailySalts = sqliteTable("daily_salts", {
  day: text("day").primaryKey(),
  salt: blob("salt", { mode: "buffer" }).notNull(),
  createdAt: time("created_at").notNull(),
});
