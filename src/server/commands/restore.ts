import { openDatabase } from "../../db/client.ts";
import { isPostgresqlUrl } from "../../db/client.ts";
import { restore } from "../../db/restore.ts";
import { recountTotals } from "../../db/missing-totals.ts";
import { recountRows } from "../../db/row-counts.ts";
import { databasePath } from "../../db/sqlite.ts";
import type { Command } from "./command.ts";
import { errorMessage } from "../../core/error-message.ts";

/** Where the database that a backup replaces is kept: beside it. */
function asidePath(url: string, now: Date): string {
  const path = isPostgresqlUrl(url) ? null : databasePath(url);
  return path === null ? "" : `${path}.replaced-${now.toISOString().slice(0, 19).replaceAll(":", "")}Z`;
}

/** Puts a backup in the database's place and brings its tables up to date; what was there is kept beside it. */
export const restoreCommand: Command = async ([backupFile], { config: { DATABASE_URL: url }, write }) => {
  if (!backupFile) {
    write("restore FILE, as `backup` has made it; stop the site first\n");
    return 2;
  }
  const aside = await restore({ url, from: backupFile, aside: asidePath(url, new Date()) }).catch(
    (restoreFault: unknown) => {
      throw new Error(`Nothing was restored: ${errorMessage(restoreFault)}`, {
        cause: restoreFault,
      });
    },
  );
  const database = await openDatabase(url, { isPatient: true });
  await recountRows(database.db);
  await recountTotals(database.db);
  await database.close();
  write(`${backupFile} is in place.\n`);
  if (aside) write(`What was there before is kept as ${aside}\n`);
  write("Accounts that were deleted since that backup are back: settle their requests again (deletions).\n");
  return 0;
};
