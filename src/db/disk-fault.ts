import { SQLiteError } from "bun:sqlite";
import { closeSync, ftruncateSync, openSync, rmSync, writeSync } from "node:fs";

/** What a disk refuses to write for: it is full, its user has used up what is theirs, or it has become read-only. */
export type DiskCode = "ENOSPC" | "EDQUOT" | "EROFS";
const diskCodes: readonly string[] = ["ENOSPC", "EDQUOT", "EROFS"] satisfies DiskCode[];

/** Whether something has to be deleted before anything can be written. */
export const isRoomCode = (code: DiskCode | null): boolean => code === "ENOSPC" || code === "EDQUOT";

/** A write of the database that its disk has refused. */
export class DiskFault extends Error {
  readonly code: DiskCode;
  constructor(code: DiskCode, said: string) {
    super(`${code}: ${said}`);
    this.code = code;
  }
}

const isDiskCode = (code: unknown): code is DiskCode => diskCodes.includes(String(code));

/** Why a file system refuses a write; null for any other fault. */
export const diskCodeOf = (fault: unknown): DiskCode | null =>
  fault instanceof Error && "code" in fault && isDiskCode(fault.code) ? fault.code : null;

const probe = new Uint8Array(64 * 1024);

/** Writes a file beside another one, and deletes it again; why that cannot be. */
export function diskRefusal(besidePath: string): DiskCode | null {
  const path = `${besidePath}-probe`;
  try {
    const file = openSync(path, "w", 0o600);
    try {
      writeSync(file, probe);
    } finally {
      ftruncateSync(file, 0);
      closeSync(file);
      rmSync(path, { force: true });
    }
    return null;
  } catch (fileFault) {
    return diskCodeOf(fileFault);
  }
}

/**
 * SQLite tells a full disk apart from all else, and says of the rest only that it could not write; so the disk is asked. The fault
 * itself where that knows nothing either.
 */
export function explainedWrite(sqliteFault: unknown, path: string | null): unknown {
  if (path === null || !(sqliteFault instanceof SQLiteError)) return sqliteFault;
  if (!sqliteFault.code?.startsWith("SQLITE_IOERR")) return sqliteFault;
  const code = diskRefusal(path);
  return code ? new DiskFault(code, sqliteFault.message) : sqliteFault;
}
