import { dirname } from "node:path";
import { backUp, backupPath, rotateBackups } from "../../db/backup.ts";
import { isPostgresqlUrl } from "../../db/client.ts";
import { databasePath } from "../../db/sqlite.ts";
import { giveToOwner } from "../../db/sqlite-file.ts";
import type { Command } from "./command.ts";
import { errorMessage } from "../../core/error-message.ts";

/** Copies the database while it is in use, says where to, and lets go of the oldest copies. */
export const backupCommand: Command = async (
  [namedPath],
  { config: { DATABASE_URL: url, BACKUP_KEEP }, write },
) => {
  const backupTo = namedPath ?? backupPath(url, new Date());
  try {
    backUp({ url, to: backupTo });
    if (!namedPath) {
      const database = isPostgresqlUrl(url) ? null : databasePath(url);
      if (database) for (const madePath of [dirname(backupTo), backupTo]) giveToOwner(madePath, database);
      rotateBackups(dirname(backupTo), BACKUP_KEEP);
    }
  } catch (backupFault) {
    throw new Error(`No backup was made: ${errorMessage(backupFault)}`, {
      cause: backupFault,
    });
  }
  write(`${backupTo}\n`);
  return 0;
};
