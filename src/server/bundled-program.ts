import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { markInUse } from "../ssr/build-files.ts";
import { contentKey } from "../ssr/content-key.ts";

const project = new URL("../../", import.meta.url).pathname;
const bundles = join(project, "node_modules/.cache/hop-do-nghe-program");
/** Seconds on a slow machine with much else to do; a build that hangs must not keep the site away for ever. */
const buildTimeoutMs = 300_000;

/** The packages that the project names, as they are installed: `bun.lock` may be ahead of them. */
function installedPackages(projectRoot: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  return Object.keys(dependencies).map((packageName) => `node_modules/${packageName}/package.json`);
}

/** A digest of all that a bundle is made of; its place is part of it, since a bundle names files of the project. */
export const programKey = (projectRoot = project): string => {
  const programFiles = [
    "bun.lock",
    "package.json",
    "tsconfig.json",
    "scripts/bundle.ts",
    ...installedPackages(projectRoot),
  ];
  const key = contentKey(projectRoot, {
    globs: ["src/**/*", "locales/**/*", "public/**/*"],
    files: programFiles,
  });
  return new Bun.CryptoHasher("sha256").update(key).update(projectRoot).digest("hex");
};

/** What shows whether a bundle's scripts are whole: a disk may have lost some of them. */
export function bundleDigest(bundleFolder: string): string {
  const scripts = readdirSync(bundleFolder).filter((scriptName) => scriptName.endsWith(".js"));
  let bundleSum = 0n;
  for (const scriptName of scripts.toSorted()) {
    bundleSum = Bun.hash.wyhash(scriptName, bundleSum);
    bundleSum = Bun.hash.wyhash(readFileSync(join(bundleFolder, scriptName)), bundleSum);
  }
  return bundleSum.toString(36);
}

export function isWholeBundle(bundleFolder: string): boolean {
  try {
    return readFileSync(join(bundleFolder, "digest"), "utf8") === bundleDigest(bundleFolder);
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
  const bundleFolder = join(bundles, programKey());
  if (mayBuild && !isWholeBundle(bundleFolder))
    Bun.spawnSync([process.execPath, join(project, "scripts/bundle.ts"), bundleFolder], {
      stdio: ["ignore", "ignore", "inherit"],
      timeout: buildTimeoutMs,
    });
  if (!isWholeBundle(bundleFolder)) return null;
  await markInUse(bundleFolder);
  return join(bundleFolder, "program.js");
}
