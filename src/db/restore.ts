import { Database as Sqlite } from "bun:sqlite";
import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { SQL } from "bun";
import { checkIntegrity, postgresqlToolUrl, runTool, syncToDisk } from "./backup.ts";
import { isPostgresqlUrl } from "./client.ts";
import { databasePath } from "./sqlite.ts";
import { refuseNewer } from "./migrate.ts";
import { giveToOwner, makeFolder } from "./sqlite-file.ts";

const inUse = "is in use: stop every process of the site first";

/** Throws unless it is a sound database of this site. */
function checkBackup(backupFile: string): void {
  if (!existsSync(backupFile)) throw new Error(`${backupFile}: there is no such file`);
  checkIntegrity(backupFile);
  const backup = new Sqlite(backupFile, { readonly: true });
  try {
    const isOurBackup = backup.query("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get() !== null;
    if (!isOurBackup) throw new Error(`${backupFile}: is not a backup of this site`);
    refuseNewer(Number(backup.query("PRAGMA user_version").values()[0]?.[0]));
  } finally {
    backup.close();
  }
}

/** Leaving the write-ahead log needs the file alone, and brings what the log holds into it. */
function closeLog(path: string): void {
  const currentDatabase = new Sqlite(path, { readwrite: true, create: false });
  try {
    currentDatabase.run("PRAGMA journal_mode = DELETE");
  } catch (restoreFault) {
    throw new Error(`${path} ${inUse}`, { cause: restoreFault });
  } finally {
    currentDatabase.close();
  }
}

function restoreSqlite(path: string, backupFile: string, aside: string): string | null {
  checkBackup(backupFile);
  const draftPath = `${path}.restoring`;
  rmSync(draftPath, { force: true });
  makeFolder(path);
  const hasCurrent = existsSync(path);
  if (hasCurrent && existsSync(aside)) throw new Error(`${aside}: is there already`);
  if (hasCurrent) closeLog(path);
  try {
    copyFileSync(backupFile, draftPath);
    chmodSync(draftPath, 0o600);
    giveToOwner(draftPath, hasCurrent ? path : dirname(path));
    checkIntegrity(draftPath);
    syncToDisk(draftPath);
    if (hasCurrent) linkSync(path, aside);
    renameSync(draftPath, path);
    syncToDisk(dirname(path));
  } finally {
    rmSync(draftPath, { force: true });
  }
  return hasCurrent ? aside : null;
}

async function restorePostgresql(url: string, backupFile: string): Promise<void> {
  if (!existsSync(backupFile)) throw new Error(`${backupFile}: there is no such file`);
  const databaseUrl = postgresqlToolUrl(url);
  const server = new SQL({ url: databaseUrl, max: 1 });
  try {
    const [schemaRow] = await server`
      SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
    if (schemaRow?.others !== 0) throw new Error(`The database ${inUse}`);
  } finally {
    await server.close();
  }
  const restoreOptions = ["--clean", "--if-exists", "--no-owner", "--single-transaction"];
  runTool(["pg_restore", ...restoreOptions, `--dbname=${databaseUrl}`, backupFile]);
}

/**
 * Puts a backup in the database's place, whole or not at all, while no process has it open; throws when one has. Of
 * SQLite the present file is kept as `aside`, on the same disk: gives its path, or null when nothing was there to keep.
 */
export async function restore({
  url,
  from: backupFile,
  aside,
}: {
  url: string;
  from: string;
  aside: string;
}): Promise<string | null> {
  if (isPostgresqlUrl(url)) {
    await restorePostgresql(url, backupFile);
    return null;
  }
  const path = databasePath(url);
  if (path === null) throw new Error("A database in memory has nothing to restore.");
  return restoreSqlite(path, backupFile, aside);
}
