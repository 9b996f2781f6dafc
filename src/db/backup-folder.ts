import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { freeBytesOf, roomForBackups } from "./backup-file.ts";
import { isPostgresqlUrl } from "./client.ts";
import { databasePath } from "./sqlite.ts";

const namePattern = /^toolbox-\d{4}-\d\d-\d\dT\d{6}Z\.(db|dump|pg)(\.zst)?$/;

/** A moment in a file's name. */
const stampOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(":", "")}Z`;

/** Where a backup goes unless a file is named: beside the database, named by the time. */
export function backupPath(url: string, now: Date): string {
  const path = isPostgresqlUrl(url) ? null : databasePath(url);
  if (path === null && !isPostgresqlUrl(url)) throw new Error("A database in memory has nothing to copy.");
  const backupsFolder = join(path === null ? "data" : dirname(path), "backups");
  return join(backupsFolder, `toolbox-${stampOf(now)}.${path === null ? "pg" : "db"}.zst`);
}

/** The backups in a folder that were named by their time, newest first. */
function backupsIn(backupsFolder: string): readonly string[] {
  if (!existsSync(backupsFolder)) return [];
  return readdirSync(backupsFolder)
    .filter((backupName) => namePattern.test(backupName))
    .toSorted()
    .toReversed();
}

/** When the newest backup that was made whole was written, in seconds since 1970; NaN where there is none to be seen. */
export function newestBackupAt(url: string): number {
  const folder = dirname(backupPath(url, new Date()));
  const times = backupsIn(folder).map((backupName) => statSync(join(folder, backupName)).mtimeMs);
  return times.length === 0 ? Number.NaN : Math.max(...times) / 1000;
}

/**
 * Deletes the oldest backups beyond `keep`, and those for which their disk has no room beside the site, of those that
 * were named by the time; the newest stays. Says which.
 */
export function rotateBackups(
  backupsFolder: string,
  { keep, free = freeBytesOf(backupsFolder) }: { keep: number; free?: number },
): string[] {
  const backups = backupsIn(backupsFolder);
  const bytesOf = (backupName: string) => statSync(join(backupsFolder, backupName)).size;
  const room = roomForBackups(
    free,
    backups.reduce((sum, backupName) => sum + bytesOf(backupName), 0),
  );
  let bytes = 0;
  const old = backups.filter((backupName, index) => {
    bytes += bytesOf(backupName);
    return index > 0 && (index >= keep || bytes > room);
  });
  for (const backupName of old) rmSync(join(backupsFolder, backupName));
  return old;
}

/** Where the database that a backup replaces is kept: beside it. */
export const replacedPath = (database: string, now: Date): string => `${database}.replaced-${stampOf(now)}`;

/**
 * Deletes what restores put aside before a moment. Unlike a backup it has all that visitors were told is deleted, and it is
 * promised to stay no longer than one.
 */
export function deleteReplaced(database: string, before: Date): void {
  const [folder, prefix] = [
    dirname(database),
    basename(replacedPath(database, before)).replace(stampOf(before), ""),
  ];
  for (const name of readdirSync(folder)) {
    const stamp = name.startsWith(prefix) ? name.slice(prefix.length) : "";
    if (/^\d{4}-\d\d-\d\dT\d{6}Z$/.test(stamp) && stamp < stampOf(before)) rmSync(join(folder, name));
  }
}
