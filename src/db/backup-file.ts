import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  openSync,
  readSync,
  statfsSync,
} from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";

export type Bytes = AsyncIterable<Uint8Array>;

/** Whoever names a file so wants it compressed. */
export const isCompressedName = (path: string): boolean => path.endsWith(".zst");

/** A backup takes at most this part of what is free on its disk: the site beside it goes on writing. */
const shareOfFree = 0.5;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;

/** How much room a folder's disk has for those who are not root. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Throws where `bytes` are more than a backup may take of `free` bytes. */
export function refuseTooLarge(bytes: number, free: number): void {
  if (bytes > free * shareOfFree)
    throw new Error(
      `it takes more than half of the ${megabytes(free)} that are free on its disk; make room, or name a file on another disk`,
    );
}

/** How many bytes of backups a disk may hold on which `free` bytes are left beside them. */
export const roomForBackups = (free: number, backups: number): number => (free + backups) * shareOfFree;

export function syncToDisk(path: string): void {
  const backupFile = openSync(path, "r");
  fsyncSync(backupFile);
  closeSync(backupFile);
}

/** Writes what comes, compressed where `isCompressed`, to a file that is there; throws when that takes too much of `free`. */
export async function writeBackup(
  bytes: Bytes,
  { to, isCompressed, free }: { to: string; isCompressed: boolean; free: number },
): Promise<void> {
  let written = 0;
  const measure = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      written += chunk.length;
      try {
        refuseTooLarge(written, free);
        done(null, chunk);
      } catch (fault) {
        done(fault instanceof Error ? fault : new Error(String(fault)));
      }
    },
  });
  const out = createWriteStream(to);
  const source = Readable.from(bytes, { objectMode: false });
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  await (isCompressed ? pipeline(source, compress, measure, out) : pipeline(source, measure, out));
}

const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

function startOf(path: string, length: number): Buffer {
  const file = openSync(path, "r");
  const start = Buffer.alloc(length);
  readSync(file, start, 0, length, 0);
  closeSync(file);
  return start;
}

/** Hands a backup's bytes to `take`, decompressed where they were compressed. */
export function readBackup(path: string, take: (bytes: Bytes) => Promise<void>): Promise<void> {
  const file = createReadStream(path);
  return startOf(path, zstdMagic.length).equals(zstdMagic)
    ? pipeline(file, createZstdDecompress(), take)
    : pipeline(file, take);
}

/** Whether PostgreSQL's own program made it, as in earlier versions. */
export const isDump = (path: string): boolean => startOf(path, 5).toString() === "PGDMP";
