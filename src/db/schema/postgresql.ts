import { postgresqlDialect } from "#db/postgresql-dialect.ts";
import { tablesOf } from "#db/schema.ts";

/** The tables as drizzle-kit looks for them, which writes the migrations. */
export const {
  apiKeys,
  assetBuilds,
  auditEntries,
  blockedHosts,
  clickCounts,
  clientCounts,
  clickTakers,
  clickVisitors,
  dailySalts,
  deletionRequests,
  history,
  idempotencyKeys,
  limitCounts,
  linkCodes,
  links,
  mailAttachments,
  mailMessages,
  mailTotals,
  mailboxes,
  noteTotals,
  notes,
  reports,
  rowCounts,
  sessions,
  signIns,
  siteTotals,
  siteValues,
  users,
} = tablesOf(postgresqlDialect);
