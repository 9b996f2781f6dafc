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
function checkBackup(from: string): void {
  if (!existsSync(from)) throw new Error(`${from}: there is no such file`);
  checkIntegrity(from);
  const backup = new Sqlite(from, { readonly: true });
  try {
    const isOurs = backup.query("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get() !== null;
    if (!isOurs) throw new Error(`${from}: is not a backup of this site`);
    refuseNewer(Number(backup.query("PRAGMA user_version").values()[0]?.[0]));
  } finally {
    backup.close();
  }
}

/** Leaving the write-ahead log needs the file alone, and brings what the log holds into it. */
function closeLog(path: string): void {
  const current = new Sqlite(path, { readwrite: true, create: false });
  try {
    current.run("PRAGMA journal_mode = DELETE");
  } catch (fault) {
    throw new Error(`${path} ${inUse}`, { cause: fault });
  } finally {
    current.close();
  }
}

function restoreSqlite(path: string, from: string, aside: string): string | null {
  checkBackup(from);
  const draft = `${path}.restoring`;
  rmSync(draft, { force: true });
  makeFolder(path);
  const hasCurrent = existsSync(path);
  if (hasCurrent && existsSync(aside)) throw new Error(`${aside}: is there already`);
  if (hasCurrent) closeLog(path);
  try {
    copyFileSync(from, draft);
    chmodSync(draft, 0o600);
    giveToOwner(draft, hasCurrent ? path : dirname(path));
    checkIntegrity(draft);
    syncToDisk(draft);
    if (hasCurrent) linkSync(path, aside);
    renameSync(draft, path);
    syncToDisk(dirname(path));
  } finally {
    rmSync(draft, { force: true });
  }
  return hasCurrent ? aside : null;
}

async function restorePostgresql(url: string, from: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`${from}: there is no such file`);
  const address = postgresqlToolUrl(url);
  const server = new SQL({ url: address, max: 1 });
  try {
    const [row] = await server`
      SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
    if (row?.others !== 0) throw new Error(`The database ${inUse}`);
  } finally {
    await server.close();
  }
  const options = ["--clean", "--if-exists", "--no-owner", "--single-transaction"];
  runTool(["pg_restore", ...options, `--dbname=${address}`, from]);
}

/**
 * Puts a backup in the database's place, whole or not at all, while no process has it open; throws when one has. Of
 * SQLite the present file is kept as `aside`, on the same disk: gives its path, or null when nothing was there to keep.
 */
export async function restore({
  url,
  from,
  aside,
}: {
  url: string;
  from: string;
  aside: string;
}): Promise<string | null> {
  if (isPostgresqlUrl(url)) {
    await restorePostgresql(url, from);
    return null;
  }
  const path = databasePath(url);
  if (path === null) throw new Error("A database in memory has nothing to restore.");
  return restoreSqlite(path, from, aside);
}
