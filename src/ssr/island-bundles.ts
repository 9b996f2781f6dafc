import { basename, resolve } from "node:path";
import { Glob } from "bun";
import type { Metafile, Plugin } from "esbuild";
import { type BuiltFile, bundle, served, textFile } from "./bundle.ts";
import { islandTexts, withTexts } from "./island-texts.ts";
import { islandEntry, sharedModules, sharedModulesPlugin } from "./shared-modules.ts";

const sourceRoot = new URL("../", import.meta.url).pathname;

/**
 * What islands import later is built apart from them, with copies of what both use: else esbuild would cut what they share
 * into a file for each set of its users, and a touch would have to fetch them all.
 */
const laterModules = (addressOf: (file: string) => string): Plugin => ({
  name: "later-modules",
  setup(bundleBuild) {
    bundleBuild.onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) =>
      kind === "dynamic-import" ? { path: addressOf(resolve(resolveDir, path)), external: true } : undefined,
    );
  },
});

/** The addresses that entry points were built at, by their sources. */
const addressesOf = ({ outputs }: Metafile): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(outputs).flatMap(([outputPath, { entryPoint }]) =>
      entryPoint ? [[resolve(entryPoint), `/assets/${basename(outputPath)}`]] : [],
    ),
  );

/** Two folders may have modules of one name, and an island may have it too. */
const laterEntry = (laterFile: string) => ({
  in: laterFile,
  out: `later-${laterFile
    .slice(sourceRoot.length)
    .replace(/\.tsx?$/, "")
    .replaceAll("/", "-")}`,
});

/** Islands with what makes them live, what they import later, and the worker that does it where that takes long. */
export async function buildIslands(): Promise<BuiltFile[]> {
  const islands = [...new Glob("*.tsx").scanSync(`${sourceRoot}islands`)].map(
    (islandFile) => `${sourceRoot}islands/${islandFile}`,
  );
  const laterFiles = new Set<string>();
  const collectLater = laterModules((laterFile) => {
    laterFiles.add(laterFile);
    return laterFile;
  });
  const { metafile } = await bundle(islands, [collectLater]);
  const worker = { in: `${sourceRoot}ssr/browser/device-worker.ts`, out: "device-worker" };
  const ofLater = await bundle([...[...laterFiles].toSorted().map(laterEntry), worker]);
  const laterAddresses = addressesOf(ofLater.metafile);
  const { files } = await bundle(islands.map(islandEntry), [
    sharedModulesPlugin(sharedModules(metafile, islands), `${sourceRoot}ssr/browser/hydrate.tsx`),
    laterModules((laterFile) => laterAddresses.get(laterFile) ?? laterFile),
  ]);
  const textsOfIslands = await islandTexts();
  const inLanguages = files.flatMap(({ file, contents }) =>
    textsOfIslands
      .filter(({ island }) => file.replace(/-[^-]+$/, "") === island)
      .map((ownTexts) =>
        textFile(`${ownTexts.island}-${ownTexts.lang}`, "js", withTexts(contents, ownTexts.texts)),
      ),
  );
  return [...(await served([...files, ...ofLater.files])), ...(await Promise.all(inLanguages))];
}
