import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Copies a file out of the binary for who cannot see into it; one that was copied before is used again while it is whole. */
export function extractFile(embedded: string, fileName: string, extractFolder = tmpdir()): string {
  const embeddedBytes = readFileSync(embedded);
  const path = join(
    extractFolder,
    `hop-do-nghe-${process.getuid?.() ?? 0}-${Bun.hash(embeddedBytes)}-${basename(fileName)}`,
  );
  if (existsSync(path) && readFileSync(path).equals(embeddedBytes)) return path;
  const unfinished = `${path}.${crypto.randomUUID()}`;
  writeFileSync(unfinished, embeddedBytes);
  renameSync(unfinished, path);
  return path;
}
