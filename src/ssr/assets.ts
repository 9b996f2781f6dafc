import { brotliCompressSync, constants as zlib } from "node:zlib";
import { type BuiltFile, build, textFile } from "./bundle.ts";
import type { Lang } from "#core/i18n.ts";
import { buildSprite, iconStyles } from "./icon-sprite.ts";
import { buildIslands } from "./island-bundles.ts";
import { textsFinder } from "./island-texts.ts";
import type { Asset } from "./variants.ts";

/** What pages load, under addresses that change with the content, so that they may be kept for ever. */
export type Assets = {
  readonly css: string;
  readonly icons: string;
  readonly loader: string;
  readonly polyfills: string;
  readonly worker: string;
  /** The service worker's script, which knows the build it is of. */
  readonly serviceWorker: Asset;
  /** Names this very set of files. */
  readonly build: string;
  readonly analytics: string;
  readonly island: (name: string) => string;
  /** The names of the files that an island imports, however deep, so that all are fetched at once. */
  readonly parts: (name: string) => readonly string[];
  /** The island's module that has exactly these texts in it; null where there is none. */
  readonly islandWith: (name: string, texts: object) => string | null;
  /** The file with the texts of an area's islands. */
  readonly texts: (area: string, lang: Lang) => string;
  readonly files: ReadonlyMap<string, Asset>;
};

const sourceRoot = new URL("../", import.meta.url).pathname;

/** The icons, and the style sheet, which says where among them each stands. */
async function styleFiles(): Promise<BuiltFile[]> {
  const sprite = await textFile("i", "svg", await buildSprite());
  return [sprite, ...(await build(`${sourceRoot}ui/styles.css`, iconStyles(`/assets/${sprite.file}`)))];
}

/** Builds the style sheet, the icons, the loader and every island; throws when one does not build. */
export async function buildFiles(): Promise<Assets["files"]> {
  const builtFiles = await Promise.all([
    styleFiles(),
    build(`${sourceRoot}ssr/browser/loader.ts`),
    build(`${sourceRoot}ssr/browser/analytics.ts`),
    build(`${sourceRoot}ssr/browser/polyfills.ts`),
    build(`${sourceRoot}ssr/browser/service-worker.ts`),
    buildIslands(),
  ]);
  return new Map(builtFiles.flat().map(({ file, asset }) => [`/assets/${file}`, asset]));
}

/** What a file imports of other files, however deep, without itself. */
function modulePartsOf(assetFiles: Assets["files"], entryAddress: string): readonly string[] {
  const reachedAddresses = new Set([entryAddress]);
  // A set goes on with what is added to it on the way.
  for (const address of reachedAddresses) {
    const moduleText = new TextDecoder().decode(assetFiles.get(address)?.identity);
    for (const [, modulePart = ""] of moduleText.matchAll(/(?:from|import)"(\/assets\/[\w-]+\.js)"/g))
      reachedAddresses.add(modulePart);
  }
  return [...reachedAddresses].slice(1).map((address) => address.replace(/^\/assets\/|\.js$/g, ""));
}

/** The build's name goes in front of the script, so that its bytes change with any file. */
function serviceWorkerOf(script: Asset | undefined, build: string): Asset {
  if (!script) throw new Error("There is no service worker");
  const scriptText = `const build=${JSON.stringify(build)};${new TextDecoder().decode(script.identity)}`;
  const identity = new TextEncoder().encode(scriptText);
  return {
    type: script.type,
    identity,
    gzip: Bun.gzipSync(identity),
    br: new Uint8Array(brotliCompressSync(identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } })),
  };
}

/** Finds what pages load among the built files, by the names of their sources. */
export function assetsOf(assetFiles: Assets["files"]): Assets {
  const entryAddresses = [...assetFiles.keys()].filter((address) => !address.startsWith("/assets/p-"));
  const addressByName = new Map(
    entryAddresses.map((address) => [address.replace(/^\/assets\/|-[^-]+$/g, ""), address]),
  );
  const addressOf = (assetName: string) => {
    const address = addressByName.get(assetName);
    if (address === undefined) throw new Error(`Nothing that pages load is named ${assetName}`);
    return address;
  };
  const version = Bun.hash([...assetFiles.keys()].toSorted().join()).toString(36);
  const partsByIsland = new Map<string, readonly string[]>();
  return {
    css: addressOf("styles"),
    icons: addressOf("i"),
    loader: addressOf("loader"),
    polyfills: addressOf("polyfills"),
    worker: addressOf("device-worker"),
    serviceWorker: serviceWorkerOf(assetFiles.get(addressOf("service-worker")), version),
    build: version,
    analytics: addressOf("analytics"),
    island: addressOf,
    parts: (islandName) => {
      const islandParts = partsByIsland.get(islandName) ?? modulePartsOf(assetFiles, addressOf(islandName));
      partsByIsland.set(islandName, islandParts);
      return islandParts;
    },
    texts: (area, lang) => addressOf(`texts-${area}-${lang}`),
    islandWith: textsFinder(assetFiles, addressByName),
    files: assetFiles,
  };
}
