import { totalKinds } from "#core/site-totals.ts";
import type { Dialect } from "#db/dialect.ts";

/** What all processes of one site share besides what belongs to somebody. */
export const siteTables = ({ table, text, integer, bytes, timestamp, index, primaryKey }: Dialect) => ({
  /** The secret that signs tokens, and the like: each made once, by whichever process comes first. */
  siteValues: table("site_values", { name: text("name").primaryKey(), value: text("value").notNull() }),

  /** What pages of a version load, in one piece, for processes of another version that are asked for it. */
  assetBuilds: table("asset_builds", {
    /** A hash of the files' addresses, which change with their content. */
    id: text("id").primaryKey(),
    files: bytes("files").notNull(),
    usedAt: timestamp("used_at").notNull(),
  }),

  /** Hosts that short links may not lead to, with all hosts in them. */
  blockedHosts: table("blocked_hosts", {
    host: text("host").primaryKey(),
    reason: text("reason").notNull(),
    blockedAt: timestamp("blocked_at").notNull(),
  }),

  /** Forms that make something, by a hash of their key and fields; what they made is enciphered with the key. */
  idempotencyKeys: table(
    "idempotency_keys",
    {
      hash: text("hash").primaryKey(),
      /** Null while it is being made. */
      answer: bytes("answer"),
      expiresAt: timestamp("expires_at").notNull(),
    },
    (siteRow) => [index("idempotency_keys_expiry").on(siteRow.expiresAt)],
  ),

  /** What all visitors together have used of what has a ceiling, on a day or (blank) since ever. */
  siteTotals: table(
    "site_totals",
    {
      kind: text("kind", { enum: totalKinds }).notNull(),
      day: text("day").notNull(),
      amount: integer("amount").notNull(),
    },
    (siteRow) => [primaryKey({ columns: [siteRow.kind, siteRow.day] })],
  ),

  /** How many rows a table has that grows with its site: triggers of the database keep it. */
  rowCounts: table("row_counts", { name: text("name").primaryKey(), rows: integer("rows").notNull() }),

  /** How much of an hour's or a day's limit a client has taken; on PostgreSQL without a write-ahead log. */
  limitCounts: table(
    "limit_counts",
    {
      /** A keyed hash of the limit and the client. */
      key: text("key").primaryKey(),
      taken: integer("taken").notNull(),
      resetsAt: timestamp("resets_at").notNull(),
    },
    (siteRow) => [index("limit_counts_reset").on(siteRow.resetsAt)],
  ),
});
