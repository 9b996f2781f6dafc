import { Database as Sqlite } from "bun:sqlite";
import { chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { errorMessage } from "#core/error-message.ts";
import { explainedWrite } from "./disk-fault.ts";

/** How long a statement waits for another process that writes. */
export const patienceMs = 5000;

/** Waiting comes first: two processes that start at once both want to set the rest. */
const pragmas = [
  `busy_timeout = ${patienceMs}`,
  "journal_mode = WAL",
  "synchronous = FULL",
  "trusted_schema = OFF",
  "secure_delete = ON",
  "journal_size_limit = 67108864",
];

const sentenceBySqliteCode: Readonly<Record<string, string>> = {
  SQLITE_CANTOPEN: "cannot be opened",
  SQLITE_READONLY: "is read-only",
  SQLITE_NOTADB: "is not an SQLite database",
  SQLITE_CORRUPT: "is damaged; restore a backup",
  SQLITE_FULL: "the disk is full",
  SQLITE_PERM: "this user may not open it",
  EACCES: "this user may not write there",
  EROFS: "the disk is read-only",
  ENOTDIR: "its folder is a file",
  EISDIR: "is a folder",
  EEXIST: "its folder is a file",
  ENOSPC: "the disk is full",
  EDQUOT: "its user has used up what they may have on the disk",
};

const sqliteCodeOf = (sqliteFault: unknown): string =>
  sqliteFault instanceof Error && "code" in sqliteFault && typeof sqliteFault.code === "string"
    ? sqliteFault.code
    : "";

/** What keeps a database from being opened, with the file it is about. */
function explainSqliteFault(sqliteFault: unknown, path: string): Error {
  const sqliteCode = sqliteCodeOf(sqliteFault);
  const codeSentence =
    sentenceBySqliteCode[sqliteCode] ?? sentenceBySqliteCode[/^SQLITE_[A-Z]+/.exec(sqliteCode)?.[0] ?? ""];
  const openReason = codeSentence ?? errorMessage(sqliteFault);
  return new Error(`DATABASE_URL: ${path}: ${openReason}`, { cause: sqliteFault });
}

/** Makes the folder of a database, which only its owner may enter: that of the folder in which it is made. */
export function makeFolder(path: string): void {
  const first = mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const within = dirname(first);
  for (let made = dirname(resolve(path)); made !== resolve(within); made = dirname(made))
    giveToOwner(made, within);
}

/** Only its owner may read a database; what SQLite puts beside the file gets the file's mode, and its owner. */
function makeFile(path: string): void {
  makeFolder(path);
  const isNew = !existsSync(path);
  closeSync(openSync(path, "a", 0o600));
  if (isNew) giveToOwner(path, dirname(path));
}

/**
 * Sets what a connection is opened with. A new file that another process turns to WAL at the same instant refuses at once,
 * whatever `busy_timeout` says, so it is asked again.
 */
function applyPragmas(sqlite: Sqlite): void {
  const deadline = performance.now() + patienceMs;
  for (const pragma of pragmas) {
    while (!isApplied(sqlite, pragma, deadline)) Bun.sleepSync(10);
  }
}

function isApplied(sqlite: Sqlite, pragma: string, deadline: number): boolean {
  try {
    sqlite.run(`PRAGMA ${pragma}`);
    return true;
  } catch (sqliteFault) {
    if (!sqliteCodeOf(sqliteFault).startsWith("SQLITE_BUSY") || performance.now() > deadline)
      throw sqliteFault;
    return false;
  }
}

/** Opens a file, or memory when `path` is null, and prepares it by `prepareFile`; throws with the path and a sentence. */
export function openSqliteFile(path: string | null, prepareFile: (sqlite: Sqlite) => void): Sqlite {
  try {
    if (path) makeFile(path);
    const sqlite = new Sqlite(path ?? ":memory:", { create: true, readwrite: true, strict: true });
    applyPragmas(sqlite);
    prepareFile(sqlite);
    sqlite.run("PRAGMA foreign_keys = ON");
    return sqlite;
  } catch (sqliteFault) {
    throw path ? explainSqliteFault(explainedWrite(sqliteFault, path), path) : sqliteFault;
  }
}

/** Whoever runs the site must be able to use what root has made: it goes to the owner of `ownedPath`. */
export function giveToOwner(path: string, ownedPath: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(ownedPath);
  chownSync(path, uid, gid);
}
