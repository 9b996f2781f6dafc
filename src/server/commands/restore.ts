import { openDatabase } from "#db/client.ts";
import { isPostgresqlUrl } from "#db/client.ts";
import { restore } from "#db/restore.ts";
import { replacedPath } from "#db/backup-folder.ts";
import { recountTotals } from "#db/missing-totals.ts";
import { recountRows } from "#db/row-counts.ts";
import { databasePath } from "#db/sqlite.ts";
import type { Command } from "./command.ts";
import { errorMessage } from "#core/error-message.ts";

function asidePath(url: string, now: Date): string {
  const path = isPostgresqlUrl(url) ? null : databasePath(url);
  return path === null ? "" : replacedPath(path, now);
}

/** Puts a backup in the database's place and brings its tables up to date; what was there is kept beside it. */
export const restoreCommand: Command = async ([backupFile], { config, write }) => {
  const { DATABASE_URL: url } = config;
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
  if (aside) {
    write(`What was there before is kept as ${aside}\n`);
    write(
      `It holds mail and notes that visitors were told are deleted: delete it once the site works. \`backup\` does after ${config.BACKUP_KEEP} days.\n`,
    );
  }
  write("Accounts that were deleted since that backup are back: settle their requests again (deletions).\n");
  return 0;
};
