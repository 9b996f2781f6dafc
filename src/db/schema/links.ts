import { sql } from "drizzle-orm";
import { countKinds } from "../../tools/links/store.ts";
import type { Kit } from "../kit.ts";
import type { UserTables } from "./users.ts";

export function linkTables(kit: Kit, { users }: UserTables) {
  const { table, text, whole, bytes, instant, index, uniqueIndex, primaryKey } = kit;

  /** Every code ever given, in small letters: it outlives its link, so that nobody takes over a deleted one's. */
  const linkCodes = table("link_codes", { code: text("code").primaryKey() });

  const links = table(
    "links",
    {
      id: text("id").primaryKey(),
      code: text("code").notNull(),
      target: text("target").notNull(),
      userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
      createdAt: instant("created_at").notNull(),
      clicks: whole("clicks").notNull().default(0),
      title: text("title"),
      tags: text("tags").notNull().default(""),
      folded: text("folded").notNull().default(""),
      expiresAt: instant("expires_at"),
      maxClicks: whole("max_clicks"),
      takenClicks: whole("taken_clicks").notNull().default(0),
      passwordHash: text("password_hash"),
    },
    (row) => [
      uniqueIndex("links_code").on(sql`lower(${row.code})`),
      index("links_user").on(row.userId, row.createdAt),
    ],
  );

  /** Clicks, added up as they arrive; single clicks are not kept. */
  const clickCounts = table(
    "click_counts",
    {
      linkId: text("link_id")
        .notNull()
        .references(() => links.id, { onDelete: "cascade" }),
      day: text("day").notNull(),
      kind: text("kind", { enum: countKinds }).notNull(),
      value: text("value").notNull(),
      clicks: whole("clicks").notNull(),
    },
    (row) => [primaryKey({ columns: [row.linkId, row.day, row.kind, row.value] })],
  );

  /** Who has clicked already, kept as long as the salt that made it: after that nobody can be recognised. */
  const clickVisitors = table(
    "click_visitors",
    {
      linkId: text("link_id").notNull(),
      day: text("day").notNull(),
      visitor: bytes("visitor").notNull(),
    },
    (row) => [primaryKey({ columns: [row.day, row.linkId, row.visitor] })],
  );

  const dailySalts = table("daily_salts", {
    day: text("day").primaryKey(),
    salt: bytes("salt").notNull(),
    createdAt: instant("created_at").notNull(),
  });

  return { linkCodes, links, clickCounts, clickVisitors, dailySalts };
}
