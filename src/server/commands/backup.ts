import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { backUp } from "#db/backup.ts";
import { backupPath, deleteReplaced, newestBackupAt, rotateBackups } from "#db/backup-folder.ts";
import { isPostgresqlUrl } from "#db/client.ts";
import { databasePath } from "#db/sqlite.ts";
import { giveToOwner } from "#db/sqlite-file.ts";
import type { Config } from "#server/config.ts";
import type { Command, CommandWorld } from "./command.ts";
import { errorMessage } from "#core/error-message.ts";

const hourMs = 3_600_000;

/** What the site has grown by meanwhile is no longer backups' room. */
function makeRoom(backupsFolder: string, keep: number): void {
  if (existsSync(backupsFolder)) rotateBackups(backupsFolder, { keep });
}

type BackupSettings = Pick<Config, "DATABASE_URL" | "BACKUP_KEEP">;

async function makeBackup(
  namedPath: string | undefined,
  { DATABASE_URL: url, BACKUP_KEEP }: BackupSettings,
): Promise<string> {
  const backupTo = namedPath ?? backupPath(url, new Date());
  try {
    if (!namedPath) makeRoom(dirname(backupTo), BACKUP_KEEP);
    await backUp({ url, to: backupTo });
    if (!namedPath) {
      const database = isPostgresqlUrl(url) ? null : databasePath(url);
      if (database) deleteReplaced(database, new Date(Date.now() - BACKUP_KEEP * 24 * hourMs));
      if (database) for (const madePath of [dirname(backupTo), backupTo]) giveToOwner(madePath, database);
      rotateBackups(dirname(backupTo), { keep: BACKUP_KEEP });
    }
  } catch (backupFault) {
    throw new Error(`No backup was made: ${errorMessage(backupFault)}`, {
      cause: backupFault,
    });
  }
  return backupTo;
}

/** How long the newest backup is young enough; nothing where there is none. */
function waitMs(config: Pick<Config, "DATABASE_URL">): number {
  const madeAt = newestBackupAt(config.DATABASE_URL);
  return Number.isNaN(madeAt) ? 0 : Math.max(0, madeAt * 1000 + 24 * hourMs - Date.now());
}

/** Makes one a day until it is told to end. Where one cannot be made, it says so and tries again after an hour. */
async function backUpDaily(
  config: BackupSettings,
  { write, note }: Pick<CommandWorld, "write" | "note">,
): Promise<never> {
  process.once("SIGTERM", () => process.exit(0));
  for (;;) {
    await Bun.sleep(waitMs(config));
    try {
      write(`${await makeBackup(undefined, config)}\n`);
    } catch (backupFault) {
      note(`${errorMessage(backupFault)}\n`);
      await Bun.sleep(hourMs);
    }
  }
}

/** Copies the database while it is in use, says where to, and lets go of the oldest copies. */
export const backupCommand: Command = async ([namedPath], { config, write, note }) => {
  if (namedPath === "--daily") return backUpDaily(config, { write, note });
  write(`${await makeBackup(namedPath, config)}\n`);
  return 0;
};
