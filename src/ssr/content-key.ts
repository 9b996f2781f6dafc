import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";

const sha256 = (fileBytes: Uint8Array): Buffer => new Bun.CryptoHasher("sha256").update(fileBytes).digest();

type Content = { readonly globs: readonly string[]; readonly files: readonly string[] };

/**
 * A digest of files below `root`: another version of Bun, or one changed byte or name, gives another. One file after the
 * other: to hand hundreds of small ones to other threads costs twice as much.
 */
export function contentKey(projectRoot: string, { globs, files }: Content): string {
  const foundFiles = globs.flatMap((glob) => [...new Glob(glob).scanSync(projectRoot)]);
  const hash = new Bun.CryptoHasher("sha256").update(Bun.version);
  for (const contentFile of [...foundFiles, ...files].toSorted()) {
    const path = join(projectRoot, contentFile);
    hash.update(`\0${contentFile}\0`);
    if (existsSync(path)) hash.update(sha256(readFileSync(path)));
  }
  return hash.digest("hex");
}
