import { postgresqlKit } from "../kit.ts";
import { tablesOf } from "../schema.ts";

/** The tables as drizzle-kit looks for them, which writes the migrations. */
export const {
  clickCounts,
  clickVisitors,
  dailySalts,
  deletionRequests,
  history,
  linkCodes,
  links,
  mailAttachments,
  mailMessages,
  mailTotals,
  mailboxes,
  notes,
  sessions,
  signIns,
  users,
} = tablesOf(postgresqlKit);
