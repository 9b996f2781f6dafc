import { readFileSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { markInUse, nullOnFileError } from "#ssr/build-files.ts";
import { type ContentPaths, contentFiles, contentKey, statesOf } from "#ssr/content-key.ts";

const project = new URL("../../", import.meta.url).pathname;
const bundles = join(project, "node_modules/.cache/hop-do-nghe-program");
/** Seconds on a slow machine with much else to do; a build that hangs must not keep the site away for ever. */
const buildTimeoutMs = 300_000;

/** The packages that the project names, as they are installed: `bun.lock` may be ahead of them. */
function installedPackages(projectRoot: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  return Object.keys(dependencies).map((packageName) => `node_modules/${packageName}/package.json`);
}

const programContent = (projectRoot: string): ContentPaths => ({
  globs: ["src/**/*", "locales/**/*", "public/**/*"],
  files: [
    "bun.lock",
    "package.json",
    "tsconfig.json",
    "scripts/bundle.ts",
    "scripts/folder-modules.ts",
    ...installedPackages(projectRoot),
  ],
});

/** A digest of all that a bundle is made of; its place is part of it, since a bundle names files of the project. */
export const programKey = (projectRoot = project): string =>
  new Bun.CryptoHasher("sha256")
    .update(contentKey(projectRoot, programContent(projectRoot)))
    .update(projectRoot)
    .digest("hex");

const digestFile = "digest";

/** What shows whether a bundle is whole: a disk may have lost some of its files, or never had room for all. */
export function bundleDigest(bundleFolder: string): string {
  const names = readdirSync(bundleFolder).filter((name) => name !== digestFile);
  let bundleSum = 0n;
  for (const name of names.toSorted()) {
    bundleSum = Bun.hash.wyhash(name, bundleSum);
    bundleSum = Bun.hash.wyhash(readFileSync(join(bundleFolder, name)), bundleSum);
  }
  return bundleSum.toString(36);
}

export function isWholeBundle(bundleFolder: string): boolean {
  try {
    return readFileSync(join(bundleFolder, digestFile), "utf8") === bundleDigest(bundleFolder);
  } catch {
    return false;
  }
}

const sourcesState = (): string =>
  statesOf(contentFiles(project, programContent(project)).map((file) => join(project, file)));

const bundleState = (bundleFolder: string): string =>
  statesOf(
    readdirSync(bundleFolder)
      .toSorted()
      .map((name) => join(bundleFolder, name)),
  );

const lastFile = `${bundles}.last`;

/** The bundle that a start read and found whole, with its sources, where nobody has touched either since. */
const lastBundle = (sources: string): Promise<string | null> =>
  nullOnFileError(async () => {
    const last = readFileSync(lastFile, "utf8");
    const [bundleFolder = ""] = last.split("\n");
    return last === [bundleFolder, sources, bundleState(bundleFolder)].join("\n") ? bundleFolder : null;
  });

/** Finds the bundle of these sources by reading all of them, and it; builds it first where that may be. */
async function wholeBundle(mayBuild: boolean, sources: string): Promise<string | null> {
  const bundleFolder = join(bundles, programKey());
  if (mayBuild && !isWholeBundle(bundleFolder))
    Bun.spawnSync([process.execPath, join(project, "scripts/bundle.ts"), bundleFolder], {
      stdio: ["ignore", "ignore", "inherit"],
      timeout: buildTimeoutMs,
    });
  const state = await nullOnFileError(async () => bundleState(bundleFolder));
  if (state === null || !isWholeBundle(bundleFolder)) return null;
  // Both states are of before anything was read: what is written meanwhile is seen by the next start.
  await nullOnFileError(() => writeFile(lastFile, [bundleFolder, sources, state].join("\n")));
  return bundleFolder;
}

/**
 * The module that has the program as it was built of these very sources, which loads in half the time; null when there is
 * none. With `mayBuild` it is built first, by another
 * process, whose memory goes with it; where that cannot be, the sources do as well. Of sources and bundle that nobody has
 * touched since they were read last, nothing is read.
 */
export async function bundledProgram({ mayBuild }: { mayBuild: boolean }): Promise<string | null> {
  const sources = sourcesState();
  const bundleFolder = (await lastBundle(sources)) ?? (await wholeBundle(mayBuild, sources));
  if (bundleFolder === null) return null;
  await markInUse(bundleFolder);
  return join(bundleFolder, "program.js");
}
