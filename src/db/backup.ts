import { Database as Sqlite } from "bun:sqlite";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isPostgresqlUrl } from "./client.ts";
import { databasePath } from "./sqlite.ts";

export function syncToDisk(path: string): void {
  const backupFile = openSync(path, "r");
  fsyncSync(backupFile);
  closeSync(backupFile);
}

export function runTool(toolCommand: readonly string[]): void {
  if (!Bun.which(toolCommand[0] ?? ""))
    throw new Error(`${toolCommand[0]} is needed, of the package postgresql-client`);
  const { exitCode, stderr } = Bun.spawnSync([...toolCommand], { stdout: "ignore", stderr: "pipe" });
  if (exitCode !== 0) throw new Error(stderr.toString().trim() || `${toolCommand[0]} ended with ${exitCode}`);
}

/** Throws unless the whole file is a sound database. */
export function checkIntegrity(path: string): void {
  const backupCopy = new Sqlite(path, { readonly: true });
  try {
    const integrityVerdict = backupCopy
      .query<{ integrity_check: string }, []>("PRAGMA integrity_check")
      .get()?.integrity_check;
    if (integrityVerdict !== "ok") throw new Error(`${path}: ${integrityVerdict ?? "cannot be read"}`);
  } finally {
    backupCopy.close();
  }
}

/** `VACUUM INTO` reads one moment of the file while others go on writing. */
function copySqlite(sqlitePath: string, draftPath: string): void {
  const sourceDatabase = new Sqlite(sqlitePath, { readwrite: true, create: false });
  try {
    sourceDatabase.run("PRAGMA busy_timeout = 5000");
    sourceDatabase.run("VACUUM INTO ?", [draftPath]);
  } finally {
    sourceDatabase.close();
  }
  checkIntegrity(draftPath);
}

/** The parameters of the address that only this program knows are none of PostgreSQL's own tools'. */
export function postgresqlToolUrl(url: string): string {
  const databaseUrl = new URL(url);
  for (const paramName of ["pool", "prepare"]) databaseUrl.searchParams.delete(paramName);
  return databaseUrl.href;
}

function dumpPostgresql(url: string, draftPath: string): void {
  runTool(["pg_dump", "--format=custom", `--file=${draftPath}`, postgresqlToolUrl(url)]);
  runTool(["pg_restore", "--list", draftPath]);
}

/**
 * Copies a database that may be in use. The copy gets its name once it is whole, was opened and is on the disk; of one
 * that fails nothing is left.
 */
export function backUp({ url, to }: { url: string; to: string }): void {
  const path = isPostgresqlUrl(url) ? null : databasePath(url);
  if (path !== null && !existsSync(path)) throw new Error(`${path}: there is no such database`);
  if (existsSync(to)) throw new Error(`${to}: is there already`);
  const draftPath = `${to}.partial`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  rmSync(draftPath, { force: true });
  try {
    closeSync(openSync(draftPath, "wx", 0o600));
    if (path === null) dumpPostgresql(url, draftPath);
    else copySqlite(path, draftPath);
    syncToDisk(draftPath);
    renameSync(draftPath, to);
    syncToDisk(dirname(to));
  } catch (backupFault) {
    rmSync(draftPath, { force: true });
    throw backupFault;
  }
}

const namePattern = /^toolbox-\d{4}-\d\d-\d\dT\d{6}Z\.(db|dump)$/;

/** Where a backup goes unless a file is named: beside the database, named by the time. */
export function backupPath(url: string, now: Date): string {
  const path = isPostgresqlUrl(url) ? null : databasePath(url);
  if (path === null && !isPostgresqlUrl(url)) throw new Error("A database in memory has nothing to copy.");
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "");
  const backupsFolder = join(path === null ? "data" : dirname(path), "backups");
  return join(backupsFolder, `toolbox-${stamp}Z.${path === null ? "dump" : "db"}`);
}

/** Deletes the oldest backups beyond `keep`, of those that were named by the time; says which. */
export function rotateBackups(backupsFolder: string, keep: number): string[] {
  const backups = readdirSync(backupsFolder).filter((backupName) => namePattern.test(backupName));
  const old = backups.toSorted().slice(0, Math.max(0, backups.length - keep));
  for (const backupName of old) rmSync(join(backupsFolder, backupName));
  return old;
}
