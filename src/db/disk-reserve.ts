import type { Database as Sqlite } from "bun:sqlite";
import { closeSync, fstatSync, openSync, truncateSync, writeSync } from "node:fs";
import { isStorageFull } from "./faults.ts";

/** The write-ahead log grows to a thousand pages before it is moved into the database, and a deletion takes some more. */
const reserveBytes = 5 * 1024 * 1024;
const chunk = new Uint8Array(256 * 1024);

/** Room that is kept on the disk, so that something can be deleted when it is full. */
export type DiskReserve = {
  /** Lets a deletion have the room that failed for want of it; false for any other fault. */
  readonly open: (fault: unknown) => boolean;
  /** Gives back to the disk what the log took, and takes the room again, or as much of it as there is. */
  readonly close: () => void;
};

const isDiskFull = (fault: unknown): boolean =>
  isStorageFull(fault) || (fault instanceof Error && "code" in fault && fault.code === "ENOSPC");

function unlessFull(run: () => void): void {
  try {
    run();
  } catch (fault) {
    if (!isDiskFull(fault)) throw fault;
  }
}

function fill(path: string): void {
  const file = openSync(path, "a", 0o600);
  try {
    for (let size = fstatSync(file).size; size < reserveBytes;) size += writeSync(file, chunk);
  } finally {
    closeSync(file);
  }
}

/** A file beside the database holds the room; one in memory needs none. */
export function openDiskReserve(sqlite: Sqlite, database: string | null): DiskReserve {
  if (database === null) return { open: () => false, close: () => {} };
  const path = `${database}-reserve`;
  unlessFull(() => fill(path));
  return {
    open(fault) {
      if (!isStorageFull(fault)) return false;
      truncateSync(path);
      return true;
    },
    close() {
      unlessFull(() => sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)"));
      unlessFull(() => fill(path));
    },
  };
}
