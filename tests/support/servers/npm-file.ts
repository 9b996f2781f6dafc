import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";

export type NpmFile = {
  /** With its version. */
  readonly name: string;
  /** Of the whole package, in Base64. */
  readonly sha512: string;
  readonly path: string;
  readonly unpack?: (packed: Uint8Array<ArrayBuffer>) => Uint8Array;
};

/** Outside the checkout: what was fetched once does for all of them. */
const cache = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "hop-do-nghe", "packages");

/** Fetches a package as npm does, compares it with the hash that was noted, and takes the one file of it that counts. */
async function fetchFile({ name, sha512, path, unpack }: NpmFile, kept: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "fetching-"));
  try {
    await $`npm pack ${name} --pack-destination ${folder} --ignore-scripts`.cwd(folder).quiet();
    const [archive = ""] = [...new Bun.Glob("*.tgz").scanSync({ cwd: folder, absolute: true })];
    const hash = new Bun.CryptoHasher("sha512").update(await Bun.file(archive).bytes()).digest("base64");
    if (hash !== sha512) throw new Error(`${name} is not what it was: its SHA-512 is ${hash}`);
    await $`tar -xzf ${archive} package/${path}`.cwd(folder);
    const packed = await Bun.file(join(folder, "package", path)).bytes();
    const file = join(folder, "file");
    await Bun.write(file, unpack?.(packed) ?? packed);
    chmodSync(file, 0o755);
    // Whoever else has fetched it meanwhile has the same.
    renameSync(file, kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The path of a file of a package that is no dependency, fetched when it is not here yet; null where it cannot be had, but not in CI. */
export async function npmFile(wanted: NpmFile): Promise<string | null> {
  const kept = join(cache, wanted.name.replaceAll(/[^\w.]+/g, "-"));
  if (existsSync(kept)) return kept;
  try {
    await fetchFile(wanted, kept);
    return kept;
  } catch (error) {
    if (process.env["CI"] === "true") throw error;
    return null;
  }
}
