import { sql } from "drizzle-orm";
import { countKinds } from "#tools/links/store.ts";
import type { Dialect } from "#db/dialect.ts";
import type { UserTables } from "./users.ts";

/** Who has clicked, as hashes that are kept as long as the salt that made them: after that nobody can be recognised. */
function visitorTables({ table, text, bytes, timestamp, primaryKey }: Dialect) {
  /** Who has been counted on a link. */
  const clickVisitors = table(
    "click_visitors",
    {
      linkId: text("link_id").notNull(),
      day: text("day").notNull(),
      visitor: bytes("visitor").notNull(),
    },
    (linkRow) => [primaryKey({ columns: [linkRow.day, linkRow.linkId, linkRow.visitor] })],
  );

  /** Who has taken one of the clicks that a link has. */
  const clickTakers = table(
    "click_takers",
    {
      linkId: text("link_id").notNull(),
      day: text("day").notNull(),
      visitor: bytes("visitor").notNull(),
    },
    (linkRow) => [primaryKey({ columns: [linkRow.day, linkRow.linkId, linkRow.visitor] })],
  );

  const dailySalts = table("daily_salts", {
    day: text("day").primaryKey(),
    salt: bytes("salt").notNull(),
    createdAt: timestamp("created_at").notNull(),
  });

  return { clickVisitors, clickTakers, dailySalts };
}

export function linkTables(dialect: Dialect, { users }: UserTables) {
  const { table, text, integer, bytes, timestamp, index, uniqueIndex, primaryKey } = dialect;

  /** Every code ever given, in small letters: it outlives its link, so that nobody takes over a deleted one's. */
  const linkCodes = table("link_codes", {
    code: text("code").primaryKey(),
    /** When the operator removed its link, whose visitors are told so. */
    removedAt: timestamp("removed_at"),
  });

  const links = table(
    "links",
    {
      id: text("id").primaryKey(),
      code: text("code").notNull(),
      target: text("target").notNull(),
      /** The target's host as `link-hosts.ts` writes it; null where an older version has stored the link. */
      host: bytes("host"),
      userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
      createdAt: timestamp("created_at").notNull(),
      clicks: integer("clicks").notNull().default(0),
      title: text("title"),
      tags: text("tags").notNull().default(""),
      folded: text("folded").notNull().default(""),
      expiresAt: timestamp("expires_at"),
      maxClicks: integer("max_clicks"),
      takenClicks: integer("taken_clicks").notNull().default(0),
      passwordHash: text("password_hash"),
      /** Since when it leads nowhere by the operator's doing. */
      blockedAt: timestamp("blocked_at"),
    },
    (linkRow) => [
      uniqueIndex("links_code").on(sql`lower(${linkRow.code})`),
      index("links_user").on(linkRow.userId, linkRow.createdAt),
      index("links_host").on(linkRow.host, linkRow.createdAt),
      index("links_without_host")
        .on(linkRow.host)
        .where(sql`${linkRow.host} is null`),
      index("links_blocked")
        .on(linkRow.blockedAt)
        .where(sql`${linkRow.blockedAt} is not null`),
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
      clicks: integer("clicks").notNull(),
    },
    (linkRow) => [primaryKey({ columns: [linkRow.linkId, linkRow.day, linkRow.kind, linkRow.value] })],
  );

  return { linkCodes, links, clickCounts, ...visitorTables(dialect) };
}
