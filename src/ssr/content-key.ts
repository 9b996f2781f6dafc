import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";

const sha256 = (bytes: Uint8Array): Buffer => new Bun.CryptoHasher("sha256").update(bytes).digest();

type Content = { readonly globs: readonly string[]; readonly files: readonly string[] };

/**
 * A digest of files below `root`: another version of Bun, or one changed byte or name, gives another. One file after the
 * other: to hand hundreds of small ones to other threads costs twice as much.
 */
export function contentKey(root: string, { globs, files }: Content): string {
  const found = globs.flatMap((glob) => [...new Glob(glob).scanSync(root)]);
  const hash = new Bun.CryptoHasher("sha256").update(Bun.version);
  for (const file of [...found, ...files].toSorted()) {
    const path = join(root, file);
    hash.update(`\0${file}\0`);
    if (existsSync(path)) hash.update(sha256(readFileSync(path)));
  }
  return hash.digest("hex");
}
