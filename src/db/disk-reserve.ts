import type { Database as Sqlite } from "bun:sqlite";
import { closeSync, existsSync, fstatSync, openSync, statfsSync, truncateSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { diskCodeOf, diskRefusal, isRoomCode } from "./disk-fault.ts";
import { isStorageFull } from "./faults.ts";
import { giveToOwner } from "./sqlite-file.ts";

/** The write-ahead log grows to a thousand pages before it is moved into the database, and a deletion takes some more. */
const reserveBytes = 5 * 1024 * 1024;
const reserveChunk = new Uint8Array(256 * 1024);

/** Room that is kept on the disk, so that something can be deleted when it is full. */
export type DiskReserve = {
  /** Lets a deletion have the room that failed for want of it; false for any other fault. */
  readonly open: (fault: unknown) => boolean;
  /** Takes the room, or as much of it as there is. */
  readonly take: () => void;
  /** Gives back to the disk what the log took, and takes the room again. */
  readonly close: () => void;
};

function unlessFull(writeReserve: () => void): void {
  try {
    writeReserve();
  } catch (diskFault) {
    if (!isStorageFull(diskFault) && !isRoomCode(diskCodeOf(diskFault))) throw diskFault;
  }
}

function fillReserve(path: string): void {
  const reserveFile = openSync(path, "a", 0o600);
  try {
    for (let reserveSize = fstatSync(reserveFile).size; reserveSize < reserveBytes;)
      reserveSize += writeSync(reserveFile, reserveChunk);
  } finally {
    closeSync(reserveFile);
  }
  giveToOwner(path, dirname(path));
}

const reservePath = (database: string): string => `${database}-reserve`;

/**
 * On a disk that has no other room, lets the room go before the database is opened, which writes: a site that was killed on
 * a full disk comes back. Says whether it did; then the room is taken again once the start is over.
 */
export function letGoForStart(database: string): boolean {
  const path = reservePath(database);
  if (!existsSync(path)) return false;
  const { bavail, bsize } = statfsSync(dirname(path));
  // A quota is in no number of the disk's.
  if (bavail * bsize >= reserveBytes && !isRoomCode(diskRefusal(database))) return false;
  truncateSync(path);
  return true;
}

/** A file beside the database holds the room; one in memory needs none. */
export function openDiskReserve(sqlite: Sqlite, database: string | null): DiskReserve {
  if (database === null) return { open: () => false, take: () => {}, close: () => {} };
  const path = reservePath(database);
  const take = () => unlessFull(() => fillReserve(path));
  return {
    take,
    open(diskFault) {
      if (!isStorageFull(diskFault)) return false;
      truncateSync(path);
      return true;
    },
    close() {
      unlessFull(() => sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)"));
      take();
    },
  };
}
