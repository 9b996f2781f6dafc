import { dirname } from "node:path";
import { backUp, backupPath, rotateBackups } from "../../db/backup.ts";
import { isPostgresqlUrl } from "../../db/client.ts";
import { databasePath } from "../../db/sqlite.ts";
import { giveToOwner } from "../../db/sqlite-file.ts";
import type { Command } from "./command.ts";
import { errorMessage } from "../../core/error-message.ts";

/** Copies the database while it is in use, says where to, and lets go of the oldest copies. */
export const backupCommand: Command = async (
  [named],
  { config: { DATABASE_URL: url, BACKUP_KEEP }, write },
) => {
  const to = named ?? backupPath(url, new Date());
  try {
    backUp({ url, to });
    if (!named) {
      const database = isPostgresqlUrl(url) ? null : databasePath(url);
      if (database) for (const made of [dirname(to), to]) giveToOwner(made, database);
      rotateBackups(dirname(to), BACKUP_KEEP);
    }
  } catch (fault) {
    throw new Error(`No backup was made: ${errorMessage(fault)}`, {
      cause: fault,
    });
  }
  write(`${to}\n`);
  return 0;
};
