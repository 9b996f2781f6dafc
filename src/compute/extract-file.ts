import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Copies a file out of the binary for who cannot see into it; one that was copied before is used again while it is whole. */
export function extractFile(embedded: string, name: string, folder = tmpdir()): string {
  const bytes = readFileSync(embedded);
  const path = join(folder, `hop-do-nghe-${process.getuid?.() ?? 0}-${Bun.hash(bytes)}-${basename(name)}`);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return path;
  const unfinished = `${path}.${crypto.randomUUID()}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
  return path;
}
