import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";

const sha256 = (fileBytes: Uint8Array): Buffer => new Bun.CryptoHasher("sha256").update(fileBytes).digest();

export type ContentPaths = { readonly globs: readonly string[]; readonly files: readonly string[] };

/** The files of a content below `projectRoot` by their names there, in one order. */
export const contentFiles = (projectRoot: string, { globs, files }: ContentPaths): readonly string[] =>
  [...globs.flatMap((glob) => [...new Glob(glob).scanSync(projectRoot)]), ...files].toSorted();

/**
 * A digest of files below `projectRoot`: another version of Bun, or one changed byte or name, gives another. One file after the
 * other: to hand hundreds of small ones to other threads costs twice as much.
 */
export function contentKey(projectRoot: string, content: ContentPaths): string {
  const hash = new Bun.CryptoHasher("sha256").update(Bun.version);
  for (const contentFile of contentFiles(projectRoot, content)) {
    const path = join(projectRoot, contentFile);
    hash.update(`\0${contentFile}\0`);
    if (existsSync(path)) hash.update(sha256(readFileSync(path)));
  }
  return hash.digest("hex");
}

/** What the file system says of files without reading them: whatever writes to one, or puts another in its place, shows. */
export function statesOf(paths: readonly string[]): string {
  const hash = new Bun.CryptoHasher("sha256").update(Bun.version);
  for (const path of paths) {
    const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {};
    hash.update([path, ino, size, mtimeNs, ctimeNs].join("\0")).update("\n");
  }
  return hash.digest("hex");
}
