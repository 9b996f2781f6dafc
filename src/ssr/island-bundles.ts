import { basename, resolve } from "node:path";
import { Glob } from "bun";
import type { Metafile, Plugin } from "esbuild";
import { type BuiltFile, bundle, served, textFile } from "./bundle.ts";
import { islandTexts, withTexts } from "./island-texts.ts";
import { islandEntry, sharedModules, sharedModulesPlugin } from "./shared-modules.ts";

const root = new URL("../", import.meta.url).pathname;

/**
 * What islands import later is built apart from them, with copies of what both use: else esbuild would cut what they share
 * into a file for each set of its users, and a touch would have to fetch them all.
 */
const laterModules = (addressOf: (file: string) => string): Plugin => ({
  name: "later-modules",
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) =>
      kind === "dynamic-import" ? { path: addressOf(resolve(resolveDir, path)), external: true } : undefined,
    );
  },
});

/** The addresses that entry points were built at, by their sources. */
const addressesOf = ({ outputs }: Metafile): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint ? [[resolve(entryPoint), `/assets/${basename(output)}`]] : [],
    ),
  );

/** Two folders may have modules of one name, and an island may have it too. */
const laterEntry = (file: string) => ({
  in: file,
  out: `later-${file
    .slice(root.length)
    .replace(/\.tsx?$/, "")
    .replaceAll("/", "-")}`,
});

/** Islands with what makes them live, what they import later, and the worker that does it where that takes long. */
export async function buildIslands(): Promise<BuiltFile[]> {
  const islands = [...new Glob("*.tsx").scanSync(`${root}islands`)].map((file) => `${root}islands/${file}`);
  const later = new Set<string>();
  const collect = laterModules((file) => {
    later.add(file);
    return file;
  });
  const { metafile } = await bundle(islands, [collect]);
  const worker = { in: `${root}ssr/browser/device-worker.ts`, out: "device-worker" };
  const ofLater = await bundle([...[...later].toSorted().map(laterEntry), worker]);
  const addresses = addressesOf(ofLater.metafile);
  const { files } = await bundle(islands.map(islandEntry), [
    sharedModulesPlugin(sharedModules(metafile, islands), `${root}ssr/browser/hydrate.tsx`),
    laterModules((file) => addresses.get(file) ?? file),
  ]);
  const texts = await islandTexts();
  const inLanguages = files.flatMap(({ file, contents }) =>
    texts
      .filter(({ island }) => file.replace(/-[^-]+$/, "") === island)
      .map((own) => textFile(`${own.island}-${own.lang}`, "js", withTexts(contents, own.texts))),
  );
  return [...(await served([...files, ...ofLater.files])), ...(await Promise.all(inLanguages))];
}
