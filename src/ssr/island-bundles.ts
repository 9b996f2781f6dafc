import { basename, resolve } from "node:path";
import type { Metafile, Plugin } from "esbuild";
import { type BuiltFile, bundle, served, textFile } from "./bundle.ts";
import { type Lang, islandTextsOf, languages } from "#core/i18n.ts";
import { finderFiles } from "./finder-files.ts";
import { islandFiles } from "./island-files.ts";
import { islandTexts, textModule, withTexts } from "./island-texts.ts";
import { deviceToolModules, islandToolModules, isToolFunctions, toolFunctionsOf } from "./tool-modules.ts";
import { islandEntry, sharedModules, sharedModulesPlugin } from "./shared-modules.ts";

const sourceRoot = new URL("../", import.meta.url).pathname;

/**
 * What islands import later is built apart from them, with copies of what both use: else esbuild would cut what they share
 * into a file for each set of its users, and a touch would have to fetch them all.
 */
const laterModules = (addressOf: (file: string) => string): Plugin => ({
  name: "later-modules",
  setup(build) {
    build.onResolve({ filter: /^[.#]|^[\w-]+:\// }, ({ path, kind, resolveDir }) => {
      if (kind !== "dynamic-import") return undefined;
      const later = isToolFunctions(path) ? path : Bun.resolveSync(path, resolveDir);
      return { path: addressOf(later), external: true };
    });
  },
});

/** The addresses that entry points were built at, by their sources. */
const addressesOf = ({ outputs }: Metafile): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(outputs).flatMap(([outputPath, { entryPoint }]) =>
      entryPoint
        ? [[toolFunctionsOf(entryPoint) ?? resolve(entryPoint), `/assets/${basename(outputPath)}`]]
        : [],
    ),
  );

/** Two folders may have modules of one name, and an island may have it too. */
const laterEntry = (laterFile: string) => ({
  in: laterFile,
  out: `later-${laterFile
    .slice(laterFile.indexOf(sourceRoot) + sourceRoot.length)
    .replace(/\.tsx?$/, "")
    .replaceAll("/", "-")}`,
});

/** What every page does besides its tool is a file each: it cuts nothing up that tools share. */
const isAside = (laterFile: string): boolean =>
  laterFile.startsWith(`${sourceRoot}client/`) && !laterFile.startsWith(`${sourceRoot}client/device/`);

/** Islands with what makes them live, what they import later, and the worker that does it where that takes long. */
export async function buildIslands(): Promise<BuiltFile[]> {
  const islands = await islandFiles();
  const sources = islands.map(({ file }) => file);
  const laterFiles = new Set<string>();
  const collectLater = laterModules((laterFile) => {
    laterFiles.add(laterFile);
    return laterFile;
  });
  const hydrate = `${sourceRoot}ssr/browser/hydrate.tsx`;
  const { metafile } = await bundle([...sources, hydrate], [islandToolModules, collectLater]);
  const worker = { in: `${sourceRoot}ssr/browser/device-worker.ts`, out: "device-worker" };
  const later = [...laterFiles].toSorted();
  const ofLater = await Promise.all([
    bundle([...later.filter((file) => !isAside(file)).map(laterEntry), worker], [deviceToolModules]),
    ...later.filter(isAside).map((file) => bundle([laterEntry(file)])),
  ]);
  const laterAddresses = new Map(ofLater.flatMap(({ metafile: built }) => [...addressesOf(built)]));
  const { files } = await bundle(islands.map(islandEntry), [
    sharedModulesPlugin(sharedModules(metafile, sources), hydrate),
    islandToolModules,
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
  const areas = new Set(islands.map(({ area }) => area));
  const textFiles = await Promise.all(
    [...areas].flatMap((area) =>
      languages.map((lang) => textFile(`texts-${area}-${lang}`, "js", textModule(islandTextsOf(lang, area)))),
    ),
  );
  const textsOf = (area: string, lang: Lang): string =>
    `/assets/${textFiles.find(({ file }) => file.startsWith(`texts-${area}-${lang}-`))?.file}`;
  return [
    ...(await served([...files, ...ofLater.flatMap(({ files: built }) => built)])),
    ...(await Promise.all(inLanguages)),
    ...textFiles,
    ...(await finderFiles({ later: laterAddresses, textsOf })),
  ];
}
