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
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}

export function runTool(command: readonly string[]): void {
  if (!Bun.which(command[0] ?? ""))
    throw new Error(`${command[0]} is needed, of the package postgresql-client`);
  const { exitCode, stderr } = Bun.spawnSync([...command], { stdout: "ignore", stderr: "pipe" });
  if (exitCode !== 0) throw new Error(stderr.toString().trim() || `${command[0]} ended with ${exitCode}`);
}

/** Throws unless the whole file is a sound database. */
export function checkIntegrity(path: string): void {
  const copy = new Sqlite(path, { readonly: true });
  try {
    const verdict = copy
      .query<{ integrity_check: string }, []>("PRAGMA integrity_check")
      .get()?.integrity_check;
    if (verdict !== "ok") throw new Error(`${path}: ${verdict ?? "cannot be read"}`);
  } finally {
    copy.close();
  }
}

/** `VACUUM INTO` reads one moment of the file while others go on writing. */
function copySqlite(from: string, draft: string): void {
  const source = new Sqlite(from, { readwrite: true, create: false });
  try {
    source.run("PRAGMA busy_timeout = 5000");
    source.run("VACUUM INTO ?", [draft]);
  } finally {
    source.close();
  }
  checkIntegrity(draft);
}

/** The parameters of the address that only this program knows are none of PostgreSQL's own tools'. */
export function postgresqlToolUrl(url: string): string {
  const address = new URL(url);
  for (const name of ["pool", "prepare"]) address.searchParams.delete(name);
  return address.href;
}

function dumpPostgresql(url: string, draft: string): void {
  runTool(["pg_dump", "--format=custom", `--file=${draft}`, postgresqlToolUrl(url)]);
  runTool(["pg_restore", "--list", draft]);
}

/**
 * Copies a database that may be in use. The copy gets its name once it is whole, was opened and is on the disk; of one
 * that fails nothing is left.
 */
export function backUp({ url, to }: { url: string; to: string }): void {
  const path = isPostgresqlUrl(url) ? null : databasePath(url);
  if (path !== null && !existsSync(path)) throw new Error(`${path}: there is no such database`);
  if (existsSync(to)) throw new Error(`${to}: is there already`);
  const draft = `${to}.partial`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  rmSync(draft, { force: true });
  try {
    closeSync(openSync(draft, "wx", 0o600));
    if (path === null) dumpPostgresql(url, draft);
    else copySqlite(path, draft);
    syncToDisk(draft);
    renameSync(draft, to);
    syncToDisk(dirname(to));
  } catch (fault) {
    rmSync(draft, { force: true });
    throw fault;
  }
}

const namePattern = /^toolbox-\d{4}-\d\d-\d\dT\d{6}Z\.(db|dump)$/;

/** Where a backup goes unless a file is named: beside the database, named by the time. */
export function backupPath(url: string, now: Date): string {
  const path = isPostgresqlUrl(url) ? null : databasePath(url);
  if (path === null && !isPostgresqlUrl(url)) throw new Error("A database in memory has nothing to copy.");
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "");
  const folder = join(path === null ? "data" : dirname(path), "backups");
  return join(folder, `toolbox-${stamp}Z.${path === null ? "dump" : "db"}`);
}

/** Deletes the oldest backups beyond `keep`, of those that were named by the time; says which. */
export function rotateBackups(folder: string, keep: number): string[] {
  const backups = readdirSync(folder).filter((name) => namePattern.test(name));
  const old = backups.toSorted().slice(0, Math.max(0, backups.length - keep));
  for (const name of old) rmSync(join(folder, name));
  return old;
}
