import { Database as Sqlite } from "bun:sqlite";
import type { SQL } from "bun";
import { chmodSync, createWriteStream, existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { isDump, readBackup, syncToDisk } from "./backup-file.ts";
import { postgresqlToolUrl, restoreDump, withConnection } from "./backup-postgresql.ts";
import { checkIntegrity } from "./backup-sqlite.ts";
import { errorMessage } from "#core/error-message.ts";
import { isPostgresqlUrl } from "./client.ts";
import { databasePath } from "./sqlite.ts";
import { refuseNewer } from "./migrate.ts";
import { giveToOwner, makeFolder } from "./sqlite-file.ts";

const inUse = "is in use: stop every process of the site first";

/** Throws unless it is a sound database of this site. */
function checkCopy(path: string): void {
  checkIntegrity(path);
  const backup = new Sqlite(path, { readonly: true });
  try {
    const isOurBackup = backup.query("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get() !== null;
    if (!isOurBackup) throw new Error("is not a backup of this site");
    refuseNewer(Number(backup.query("PRAGMA user_version").values()[0]?.[0]));
  } finally {
    backup.close();
  }
}

function refuseMissingBackup(backupFile: string): void {
  if (!existsSync(backupFile)) throw new Error(`${backupFile}: there is no such file`);
}

/** What keeps a backup from being used, with its name. */
async function aboutBackup(backupFile: string, use: () => Promise<void>): Promise<void> {
  try {
    await use();
  } catch (fault) {
    throw new Error(`${backupFile}: ${errorMessage(fault)}`, { cause: fault });
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

async function restoreSqlite(path: string, backupFile: string, aside: string): Promise<string | null> {
  refuseMissingBackup(backupFile);
  const draftPath = `${path}.restoring`;
  rmSync(draftPath, { force: true });
  makeFolder(path);
  const hasCurrent = existsSync(path);
  try {
    await aboutBackup(backupFile, async () => {
      await readBackup(backupFile, (bytes) => pipeline(bytes, createWriteStream(draftPath, { mode: 0o600 })));
      checkCopy(draftPath);
    });
    if (hasCurrent && existsSync(aside)) throw new Error(`${aside}: is there already`);
    if (hasCurrent) closeLog(path);
    chmodSync(draftPath, 0o600);
    giveToOwner(draftPath, hasCurrent ? path : dirname(path));
    syncToDisk(draftPath);
    if (hasCurrent) linkSync(path, aside);
    renameSync(draftPath, path);
    syncToDisk(dirname(path));
  } finally {
    rmSync(draftPath, { force: true });
  }
  return hasCurrent ? aside : null;
}

/** What earlier versions have made needs PostgreSQL's own program. */
function restoreOldDump(url: string, backupFile: string): void {
  const options = ["--clean", "--if-exists", "--no-owner", "--single-transaction"];
  if (!Bun.which("pg_restore")) throw new Error("pg_restore is needed, of the package postgresql-client");
  const { exitCode, stderr } = Bun.spawnSync(
    ["pg_restore", ...options, `--dbname=${postgresqlToolUrl(url)}`, backupFile],
    { stdout: "ignore", stderr: "pipe" },
  );
  if (exitCode !== 0) throw new Error(stderr.toString().trim() || `pg_restore ended with ${exitCode}`);
}

/** How long a connection may take to be gone whose process has just ended, in milliseconds. */
const endingMs = 5_000;

/** Throws while others are connected to the database. */
async function refuseOthers(server: SQL): Promise<void> {
  const lastMs = performance.now() + endingMs;
  for (;;) {
    const [found] = await server`
      SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
    if (found?.others === 0) return;
    if (performance.now() > lastMs) throw new Error(`The database ${inUse}`);
    await Bun.sleep(50);
  }
}

async function restorePostgresql(url: string, backupFile: string): Promise<void> {
  refuseMissingBackup(backupFile);
  await withConnection(url, async (server) => {
    await refuseOthers(server);
    if (isDump(backupFile)) return;
    await aboutBackup(backupFile, () => readBackup(backupFile, (bytes) => restoreDump(server, bytes)));
  });
  if (isDump(backupFile)) restoreOldDump(url, backupFile);
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
