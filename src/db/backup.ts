import { closeSync, createReadStream, existsSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import {
  type Bytes,
  freeBytesOf,
  isCompressedName,
  readBackup,
  refuseTooLarge,
  syncToDisk,
  writeBackup,
} from "./backup-file.ts";
import { checkDump, dumpPostgresql } from "./backup-postgresql.ts";
import { copySqlite, usedBytes } from "./backup-sqlite.ts";
import { isPostgresqlUrl, refuseMissing } from "./client.ts";
import { databasePath } from "./sqlite.ts";

type Draft = { readonly to: string; readonly isCompressed: boolean; readonly free: number };

/** A copy is a database file first, whose own room counts as well. */
async function draftSqlite(sqlitePath: string, draft: Draft): Promise<void> {
  refuseTooLarge(usedBytes(sqlitePath), draft.free);
  if (!draft.isCompressed) return copySqlite(sqlitePath, draft.to);
  const copyPath = `${draft.to}.db`;
  try {
    closeSync(openSync(copyPath, "w", 0o600));
    copySqlite(sqlitePath, copyPath);
    await writeBackup(createReadStream(copyPath), { ...draft, free: freeBytesOf(dirname(draft.to)) });
  } finally {
    rmSync(copyPath, { force: true });
  }
}

async function draftPostgresql(url: string, draft: Draft): Promise<void> {
  await dumpPostgresql(url, (bytes: Bytes) => writeBackup(bytes, draft));
  await readBackup(draft.to, checkDump);
}

/**
 * Copies a database that may be in use; compressed where the file's name ends in `.zst`. The copy gets its name once it
 * is whole, was read back and is on the disk; of one that fails nothing is left. `free` is what its disk has left.
 */
export async function backUp({ url, to, free }: { url: string; to: string; free?: number }): Promise<void> {
  const path = isPostgresqlUrl(url) ? null : databasePath(url);
  refuseMissing(url);
  if (existsSync(to)) throw new Error(`${to}: is there already`);
  const draftPath = `${to}.partial`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  rmSync(draftPath, { force: true });
  try {
    closeSync(openSync(draftPath, "wx", 0o600));
    const draft = {
      to: draftPath,
      isCompressed: isCompressedName(to),
      free: free ?? freeBytesOf(dirname(to)),
    };
    await (path === null ? draftPostgresql(url, draft) : draftSqlite(path, draft));
    syncToDisk(draftPath);
    renameSync(draftPath, to);
    syncToDisk(dirname(to));
  } catch (backupFault) {
    rmSync(draftPath, { force: true });
    throw backupFault;
  }
}
