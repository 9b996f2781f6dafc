import type { SQL } from "bun";
import { totalTables } from "./missing-totals.ts";

/**
 * Tables whose rows are promised to be gone within a day or two, or mean nothing without one that is: no backup has them.
 */
export const fleetingTables = [
  "mail_attachments",
  "mail_messages",
  "mailboxes",
  "click_visitors",
  "click_takers",
  "daily_salts",
  "client_counts",
  "limit_counts",
  "idempotency_keys",
  "sign_ins",
] as const;

/** What is added up of rows, some of which are left out, is counted anew where it is missing. */
const leftOut: readonly string[] = [...fleetingTables, ...totalTables];

/** Which rows of a table a backup has, as the condition of a SELECT on either engine. */
export function keptRows(table: string): string {
  if (leftOut.includes(table)) return "false";
  return table === "notes" ? "NOT burns" : "true";
}

/**
 * Dumps of earlier versions have their notes, without those that burn, in a table of their own: puts them back where
 * they belong, before any migration changes them.
 */
export async function takeNotesOfBackup(connection: SQL): Promise<void> {
  const [found] = await connection`
    SELECT to_regclass('notes_in_backup') IS NOT NULL AND to_regclass('notes') IS NOT NULL AS is_there`;
  if (!found?.is_there) return;
  // On a site in use the table is of a backup that is being made.
  const [inUse] = await connection`SELECT 1 FROM notes LIMIT 1`;
  if (inUse) return;
  await connection`
    INSERT INTO notes SELECT * FROM notes_in_backup
    WHERE user_id IS NULL OR user_id IN (SELECT id FROM users)
    ON CONFLICT DO NOTHING`;
  await connection`DROP TABLE notes_in_backup`;
}
