import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BunPlugin, Glob } from "bun";
import { bundleDigest, isWholeBundle } from "#server/bundled-program.ts";
import { loadAssets, packFiles } from "#ssr/asset-cache.ts";
import { withFolderModules } from "./folder-modules.ts";
import { deleteOldBuilds, nullOnFileError, unmarkedAfterMs } from "#ssr/build-files.ts";

/**
 * Builds the program of these sources, and what its pages load, into the folder that is named: what `bun start` loads from
 * then on. Nothing is built where it could not be written.
 */

const [folder = ""] = process.argv.slice(2);
const root = new URL("../", import.meta.url).pathname;
const workers = ["compute-worker", "click-worker", "watchdog-worker"];
const maxBuilds = 4;

const program = join(root, "src/server/program.ts");

/** The files that are not found from a module's place: those beside the program, and `public/`, read like the binary's. */
const embedded = Object.fromEntries([
  ...[...new Glob("public/**/*").scanSync(root)].map((name) => [name, join(root, name)]),
  ["assets.bin", join(folder, "assets.bin")],
  ...workers.map((name) => [name, join(folder, `${name}.js`)]),
]);

/** What a module says of its place stays that of its source: the project's other files are found from there. */
const sourcePlaces: BunPlugin = {
  name: "source-places",
  setup: (builder) => {
    builder.onLoad({ filter: /\/(src|locales)\/.*\.tsx?$/ }, async ({ path }) => {
      const places = { url: Bun.pathToFileURL(path).href, dir: dirname(path), dirname: dirname(path) };
      let contents = withFolderModules(await Bun.file(path).text(), path);
      for (const [name, place] of Object.entries(places))
        contents = contents.replaceAll(new RegExp(`\\bimport\\.meta\\.${name}\\b`, "g"), () =>
          JSON.stringify(place),
        );
      if (path === program) contents = `globalThis.embeddedFiles = ${JSON.stringify(embedded)}; ${contents}`;
      return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};

async function build(outdir: string): Promise<void> {
  await Bun.build({
    entrypoints: [program, ...workers.map((name) => join(root, `src/server/${name}.ts`))],
    outdir,
    naming: "[name].[ext]",
    target: "bun",
    // What is loaded when needed is a file of its own.
    splitting: true,
    plugins: [sourcePlaces],
    // An error's stack names lines that can be read; maps to the sources would be loaded by the first error, and take 5 MB.
    minify: { syntax: true },
    define: { "process.env.NODE_ENV": '"production"' },
    // Native, megabytes of data, or what assets are built with: found among the packages when asked for.
    external: ["@resvg/resvg-js", "user-agents", "esbuild", "lucide-react/icons/*"],
  });
  writeFileSync(join(outdir, "assets.bin"), packFiles((await loadAssets()).files));
  writeFileSync(join(outdir, "digest"), bundleDigest(outdir));
}

/** Of processes that build the same at once, the first one's bundle stays. */
function moveToPlace(unfinished: string): void {
  try {
    renameSync(unfinished, folder);
  } catch {
    if (isWholeBundle(folder)) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  }
}

const unfinished = `${folder}.${process.pid}-${crypto.randomUUID()}`;
await nullOnFileError(async () => {
  try {
    mkdirSync(unfinished, { recursive: true });
    await build(unfinished);
    moveToPlace(unfinished);
    await deleteOldBuilds(dirname(folder), { maxBuilds, inUseSince: Date.now() - unmarkedAfterMs });
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
});
