import { reportKinds, reportReasons } from "#tools/reports/schema.ts";
import type { Dialect } from "#db/dialect.ts";

export const moderationTables = ({
  table,
  id,
  text,
  integer,
  bytes,
  timestamp,
  index,
  uniqueIndex,
  primaryKey,
}: Dialect) => ({
  /** What visitors report; `visitor` is theirs for the day's salt, and forgotten with it. */
  reports: table(
    "reports",
    {
      id: id("id"),
      kind: text("kind", { enum: reportKinds }).notNull(),
      /** A link's code in small letters, or a note's public key. */
      target: text("target").notNull(),
      reason: text("reason", { enum: reportReasons }).notNull(),
      comment: text("comment"),
      visitor: bytes("visitor"),
      createdAt: timestamp("created_at").notNull(),
      closedAt: timestamp("closed_at"),
    },
    (moderationRow) => [
      uniqueIndex("reports_visitor").on(moderationRow.kind, moderationRow.target, moderationRow.visitor),
      index("reports_open").on(moderationRow.closedAt, moderationRow.id),
    ],
  ),

  /** How busy clients were today; `client` is a hash with the day's salt. */
  clientCounts: table(
    "client_counts",
    {
      day: text("day").notNull(),
      client: text("client").notNull(),
      requests: integer("requests").notNull(),
      refused: integer("refused").notNull(),
    },
    (moderationRow) => [primaryKey({ columns: [moderationRow.day, moderationRow.client] })],
  ),

  /** What operators did: never changed, never deleted. */
  auditEntries: table("audit_entries", {
    id: id("id"),
    at: timestamp("at").notNull(),
    who: text("who").notNull(),
    act: text("act").notNull(),
    target: text("target").notNull(),
    why: text("why").notNull(),
  }),
});
