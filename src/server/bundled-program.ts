import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { markInUse } from "../ssr/build-files.ts";
import { contentKey } from "../ssr/content-key.ts";

const project = new URL("../../", import.meta.url).pathname;
const bundles = join(project, "node_modules/.cache/hop-do-nghe-program");
/** Seconds on a slow machine with much else to do; a build that hangs must not keep the site away for ever. */
const buildTimeoutMs = 300_000;

/** The packages that the project names, as they are installed: `bun.lock` may be ahead of them. */
function installedPackages(root: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys(dependencies).map((name) => `node_modules/${name}/package.json`);
}

/** A digest of all that a bundle is made of; its place is part of it, since a bundle names files of the project. */
export const programKey = (root = project): string => {
  const files = [
    "bun.lock",
    "package.json",
    "tsconfig.json",
    "scripts/bundle.ts",
    ...installedPackages(root),
  ];
  const key = contentKey(root, { globs: ["src/**/*", "locales/**/*", "public/**/*"], files });
  return new Bun.CryptoHasher("sha256").update(key).update(root).digest("hex");
};

/** What shows whether a bundle's scripts are whole: a disk may have lost some of them. */
export function bundleDigest(folder: string): string {
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  let digest = 0n;
  for (const name of scripts.toSorted()) {
    digest = Bun.hash.wyhash(name, digest);
    digest = Bun.hash.wyhash(readFileSync(join(folder, name)), digest);
  }
  return digest.toString(36);
}

export function isWholeBundle(folder: string): boolean {
  try {
    return readFileSync(join(folder, "digest"), "utf8") === bundleDigest(folder);
  } catch {
    return false;
  }
}

/**
 * The module that has the program as it was built of these very sources, which loads in half the time; null when there is
 * none. With `mayBuild` it is built first, by another
 * process, whose memory goes with it; where that cannot be, the sources do as well.
 */
export async function bundledProgram({ mayBuild }: { mayBuild: boolean }): Promise<string | null> {
  const folder = join(bundles, programKey());
  if (mayBuild && !isWholeBundle(folder))
    Bun.spawnSync([process.execPath, join(project, "scripts/bundle.ts"), folder], {
      stdio: ["ignore", "ignore", "inherit"],
      timeout: buildTimeoutMs,
    });
  if (!isWholeBundle(folder)) return null;
  await markInUse(folder);
  return join(folder, "program.js");
}
