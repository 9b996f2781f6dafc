import type { BuildOptions, Plugin } from "esbuild";
import { moduleReplacements } from "./browser-bundle.ts";
import { type Asset, compressAsset } from "./variants.ts";

/** A file for browsers, under its name below `/assets/`. */
export type BuiltFile = { readonly file: string; readonly asset: Asset };

const mediaTypes: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
};

/** The oldest browsers that pages work in as they do in new ones; docs/architecture.md names them. */
export const oldestBrowsers = { chrome: 80, safari: 14, firefox: 78 } as const;

/** Code in words that the oldest browsers know. */
export const loweredCode = {
  target: Object.entries(oldestBrowsers).map(([browser, version]) => browser + version),
  // Safari 14.0 and Chrome 80 have a fault in one rare form of each, for which esbuild would refuse or rewrite them all.
  supported: { destructuring: true, "optional-chain": true },
};

const bundleOptions = {
  bundle: true,
  minify: true,
  // A letter's escape takes twice what the letter does.
  charset: "utf8",
  // As tsconfig.json says, which esbuild does not look for where a plugin resolves.
  jsx: "automatic",
  external: ["/fonts/*"],
  format: "esm",
  ...loweredCode,
  write: false,
  outdir: "/assets",
  publicPath: "/assets",
  entryNames: "[name]-[hash]",
  chunkNames: "p-[hash]",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  logLevel: "silent",
} satisfies BuildOptions;

type BundleEntries = NonNullable<BuildOptions["entryPoints"]>;

async function bundledAsset(fileEnding: string, identity: Uint8Array<ArrayBuffer>): Promise<Asset> {
  const mediaType = mediaTypes[fileEnding];
  if (!mediaType) throw new Error(`An asset of unknown type: ${fileEnding}`);
  return { type: mediaType, ...(await compressAsset(identity)) };
}

/** Bundles entry points, and what several of them have in common apart from them; styles may have an end put to them. */
export async function bundle(entryPoints: BundleEntries, plugins: readonly Plugin[] = [], stylesEnd = "") {
  const { build: esbuild } = await import("esbuild");
  const { outputFiles, metafile } = await esbuild({
    ...bundleOptions,
    splitting: true,
    metafile: true,
    entryPoints,
    footer: { css: stylesEnd },
    plugins: [...plugins, moduleReplacements],
  });
  const outputAssets = outputFiles.map(({ path, contents }) => ({
    file: path.replace(/^.*[\\/]/, ""),
    contents: new Uint8Array(contents),
  }));
  return { files: outputAssets, metafile };
}

/** What is served of bundled files. */
export const served = (bundledFiles: Awaited<ReturnType<typeof bundle>>["files"]): Promise<BuiltFile[]> =>
  Promise.all(
    bundledFiles.map(async ({ file, contents }) => ({
      file,
      asset: await bundledAsset(file.split(".").at(-1) ?? "", contents),
    })),
  );

/** Bundles an entry point into one file. */
export async function build(entryPoint: string, stylesEnd?: string): Promise<BuiltFile[]> {
  return served((await bundle([entryPoint], [], stylesEnd)).files);
}

const hashLength = 8;

/** A text as a file, under a name that changes with it. */
export async function textFile(fileName: string, fileEnding: string, fileText: string): Promise<BuiltFile> {
  const fileBytes = new TextEncoder().encode(fileText);
  const hash = Bun.hash(fileBytes).toString(36).slice(-hashLength);
  return { file: `${fileName}-${hash}.${fileEnding}`, asset: await bundledAsset(fileEnding, fileBytes) };
}
