import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, gzip, constants as zlib } from "node:zlib";
import { Glob } from "bun";
import type { BuildOptions } from "esbuild";
import { moduleReplacements } from "./browser-bundle.ts";
import { languages } from "../core/i18n.ts";
import { finderIndexOf } from "../tools/finder/finder-index.ts";
import { buildSprite } from "./icon-sprite.ts";
import { islandTextScripts, textScriptFinder } from "./island-texts.ts";
import { sharedModules, sharedModulesPlugin, withShared } from "./shared-modules.ts";

type Bytes = Uint8Array<ArrayBuffer>;
export type Variants = { readonly identity: Bytes; readonly gzip: Bytes; readonly br: Bytes };
export type Asset = Variants & { readonly type: string };

/** What pages load, under addresses that change with the content, so that they may be kept for ever. */
export type Assets = {
  readonly css: string;
  readonly icons: string;
  readonly loader: string;
  readonly hydrate: string;
  readonly polyfills: string;
  readonly worker: string;
  /** The service worker's script, which knows the build it is of. */
  readonly serviceWorker: Asset;
  /** Names this very set of files. */
  readonly build: string;
  readonly analytics: string;
  readonly island: (name: string) => string;
  /** The names of the files that an island and what makes it live import, however deep, so that all are fetched at once. */
  readonly parts: (name: string) => readonly string[];
  /** The script that gives these texts; null where there is none. */
  readonly texts: (texts: object) => string | null;
  readonly files: ReadonlyMap<string, Asset>;
};

const root = new URL("../", import.meta.url).pathname;
const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
};

const toBrotli = promisify<Bytes, { params: Record<number, number> }, Buffer<ArrayBuffer>>(brotliCompress);
const toGzip = promisify<Bytes, { level: number }, Buffer<ArrayBuffer>>(gzip);

/** Compresses apart from the main thread: the best brotli of a page takes longer than drawing it. */
export async function compress(identity: Bytes, quality = 9): Promise<Variants> {
  const [br, gz] = await Promise.all([
    toBrotli(identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(identity, { level: 9 }),
  ]);
  return { identity, gzip: new Uint8Array(gz), br: new Uint8Array(br) };
}

/** Nearly the best, in half the time: it is done once for each version, and every visitor loads the result. */
const assetQuality = 10;

/** The oldest browsers that pages work in as they do in new ones; README names them. */
const oldestBrowsers = ["chrome80", "safari14", "firefox78"];

const options = {
  bundle: true,
  minify: true,
  // As tsconfig.json says, which esbuild does not look for where a plugin resolves.
  jsx: "automatic",
  external: ["/fonts/*"],
  format: "esm",
  target: oldestBrowsers,
  // Safari 14.0 has a fault in one rare form of it, for which esbuild would refuse them all.
  supported: { destructuring: true },
  write: false,
  outdir: "/assets",
  publicPath: "/assets",
  entryNames: "[name]-[hash]",
  chunkNames: "p-[hash]",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  logLevel: "silent",
} satisfies BuildOptions;

/** Bundles each entry point, and what several of them have in common apart from them where `more` says so. */
async function build(
  entryPoints: NonNullable<BuildOptions["entryPoints"]>,
  more: Pick<BuildOptions, "splitting" | "plugins"> = {},
) {
  const { build: bundle } = await import("esbuild");
  const plugins = [...(more.plugins ?? []), moduleReplacements];
  const { outputFiles } = await bundle({ ...options, ...more, entryPoints, plugins });
  return Promise.all(
    outputFiles.map(async ({ path: output, contents }) => {
      const file = output.replace(/^.*[\\/]/, "");
      const type = types[file.split(".").at(-1) ?? ""];
      if (!type) throw new Error(`An asset of unknown type: ${file}`);
      return { file, asset: { type, ...(await compress(new Uint8Array(contents), assetQuality)) } };
    }),
  );
}

async function textFile(name: string, ending: "svg" | "json" | "js", text: string) {
  const bytes = new TextEncoder().encode(text);
  const file = `${name}-${Bun.hash(bytes).toString(36)}.${ending}`;
  return { file, asset: { type: types[ending] ?? "", ...(await compress(bytes, assetQuality)) } };
}

/** What is no source of a bundle: the icons, and in each language what the finder knows and islands say. */
const textFiles = async () =>
  Promise.all([
    textFile("icons", "svg", await buildSprite()),
    ...languages.map((lang) => textFile(`finder-${lang}`, "json", JSON.stringify(finderIndexOf(lang)))),
    ...(await islandTextScripts()).map(({ name, source }) => textFile(name, "js", source)),
  ]);

/** Islands and what makes them live, the modules that most of them use in one file. */
async function buildIslands() {
  const files = [...new Glob("*.tsx").scanSync(`${root}islands`)].map((file) => `${root}islands/${file}`);
  const hydrate = `${root}ssr/browser/hydrate.tsx`;
  const { build: bundle } = await import("esbuild");
  const apart = { ...options, splitting: true, metafile: true as const, plugins: [moduleReplacements] };
  const { metafile } = await bundle({ ...apart, entryPoints: [hydrate, ...files] });
  const entryPoints = [hydrate, ...files].map(withShared);
  const worker = { in: `${root}ssr/browser/device-worker.ts`, out: "device-worker" };
  const plugins = [sharedModulesPlugin(sharedModules(metafile, files))];
  return build([...entryPoints, worker], { splitting: true, plugins });
}

/** Builds the style sheet, the icons, the loader and every island; throws when one does not build. */
export async function buildFiles(): Promise<Assets["files"]> {
  const built = await Promise.all([
    build([`${root}ui/styles.css`]),
    textFiles(),
    build([`${root}ssr/browser/loader.ts`]),
    build([`${root}ssr/browser/analytics.ts`]),
    build([`${root}ssr/browser/polyfills.ts`]),
    build([`${root}ssr/browser/service-worker.ts`]),
    buildIslands(),
  ]);
  return new Map(built.flat().map(({ file, asset }) => [`/assets/${file}`, asset]));
}

/** What the given files import of other files, however deep, without themselves. */
function partsOf(files: Assets["files"], entries: readonly string[]): readonly string[] {
  const reached = new Set(entries);
  // A set goes on with what is added to it on the way.
  for (const address of reached) {
    const text = new TextDecoder().decode(files.get(address)?.identity);
    for (const [, part = ""] of text.matchAll(/(?:from|import)"(\/assets\/[\w-]+\.js)"/g)) reached.add(part);
  }
  return [...reached].slice(entries.length).map((address) => address.replace(/^\/assets\/|\.js$/g, ""));
}

/** The build's name goes in front of the script, so that its bytes change with any file. */
function serviceWorkerOf(script: Asset | undefined, build: string): Asset {
  if (!script) throw new Error("There is no service worker");
  const text = `const build=${JSON.stringify(build)};${new TextDecoder().decode(script.identity)}`;
  const identity = new TextEncoder().encode(text);
  return {
    type: script.type,
    identity,
    gzip: Bun.gzipSync(identity),
    br: new Uint8Array(brotliCompressSync(identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } })),
  };
}

/** Finds what pages load among the built files, by the names of their sources. */
export function assetsOf(files: Assets["files"]): Assets {
  const entries = [...files.keys()].filter((address) => !address.startsWith("/assets/p-"));
  const addresses = new Map(entries.map((address) => [address.replace(/^\/assets\/|-[^-]+$/g, ""), address]));
  const addressOf = (name: string) => {
    const address = addresses.get(name);
    if (address === undefined) throw new Error(`Nothing that pages load is named ${name}`);
    return address;
  };
  const build = Bun.hash([...files.keys()].toSorted().join()).toString(36);
  const partsByIsland = new Map<string, readonly string[]>();
  return {
    css: addressOf("styles"),
    icons: addressOf("icons"),
    loader: addressOf("loader"),
    hydrate: addressOf("hydrate"),
    polyfills: addressOf("polyfills"),
    worker: addressOf("device-worker"),
    serviceWorker: serviceWorkerOf(files.get(addressOf("service-worker")), build),
    build,
    analytics: addressOf("analytics"),
    island: addressOf,
    parts: (name) => {
      const parts = partsByIsland.get(name) ?? partsOf(files, [addressOf("hydrate"), addressOf(name)]);
      partsByIsland.set(name, parts);
      return parts;
    },
    texts: textScriptFinder(files),
    files,
  };
}
