import type { Kit } from "../kit.ts";

/** What all processes of one site share besides what belongs to somebody. */
export const siteTables = ({ table, text, whole, instant, index }: Kit) => ({
  /** The secret that signs tokens, and the like: each made once, by whichever process comes first. */
  siteValues: table("site_values", { name: text("name").primaryKey(), value: text("value").notNull() }),

  /** Hosts that short links may not lead to, with all hosts in them. */
  blockedHosts: table("blocked_hosts", {
    host: text("host").primaryKey(),
    reason: text("reason").notNull(),
    blockedAt: instant("blocked_at").notNull(),
  }),

  /** How much of an hour's or a day's limit a client has taken; on PostgreSQL without a write-ahead log. */
  limitCounts: table(
    "limit_counts",
    {
      /** A keyed hash of the limit and the client. */
      key: text("key").primaryKey(),
      taken: whole("taken").notNull(),
      resetsAt: instant("resets_at").notNull(),
    },
    (row) => [index("limit_counts_reset").on(row.resetsAt)],
  ),
});
