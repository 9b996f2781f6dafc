import { postgresqlKit } from "../kit.ts";
import { tablesOf } from "../schema.ts";

/** The tables as drizzle-kit looks for them, which writes the migrations. */
export const {
  apiKeys,
  blockedHosts,
  clickCounts,
  clickVisitors,
  dailySalts,
  deletionRequests,
  history,
  limitCounts,
  linkCodes,
  links,
  mailAttachments,
  mailMessages,
  mailTotals,
  mailboxes,
  notes,
  sessions,
  signIns,
  siteValues,
  users,
} = tablesOf(postgresqlKit);
