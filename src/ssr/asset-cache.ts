import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { embeddedPath } from "#core/embedded.ts";
import { type Assets, assetsOf, buildFiles } from "./assets.ts";
import { deleteOldBuilds, nullOnFileError } from "./build-files.ts";
import { contentKey } from "./content-key.ts";

type AssetFiles = Assets["files"];

const project = new URL("../../", import.meta.url).pathname;
const cacheFolder = join(project, "node_modules/.cache/hop-do-nghe");
/** All that can change a built file: see layers.json for what an island may import. */
const assetSources = {
  globs: ["src/{client,core,islands,ssr,tools,ui}/**/*.{ts,tsx,css}", "locales/**/*.ts"],
  files: ["bun.lock", "tsconfig.json"],
};
const maxBuilds = 8;
const digestBytes = 32;

const sha256 = (packedBytes: Uint8Array): Buffer =>
  new Bun.CryptoHasher("sha256").update(packedBytes).digest();

export const sourceKey = (projectRoot = project): string => contentKey(projectRoot, assetSources);

/** The built files in one piece, with a digest in front. */
export function packFiles(assetFiles: AssetFiles): Uint8Array {
  const body = serialize(assetFiles);
  return Buffer.concat([sha256(body), body]);
}

/** What `packFiles` has packed; null when a byte of it has changed. */
export function unpackFiles(packedAssets: Uint8Array): AssetFiles | null {
  const body = packedAssets.subarray(digestBytes);
  if (!sha256(body).equals(packedAssets.subarray(0, digestBytes))) return null;
  // oxlint-disable-next-line no-unsafe-type-assertion -- the digest says that `packFiles` wrote it
  return deserialize(body) as AssetFiles;
}

async function storeAssets(
  cacheFolderPath: string,
  buildName: string,
  packedAssets: Uint8Array,
): Promise<void> {
  await mkdir(cacheFolderPath, { recursive: true });
  const unfinished = join(cacheFolderPath, `${buildName}.${process.pid}-${crypto.randomUUID()}`);
  await writeFile(unfinished, packedAssets);
  await rename(unfinished, join(cacheFolderPath, buildName));
  await deleteOldBuilds(cacheFolderPath, { maxBuilds });
}

/** What pages load: as built before from the same sources, else built now and stored for the next start. */
export async function loadAssets(cacheFolderPath = cacheFolder, buildAssets = buildFiles): Promise<Assets> {
  const embedded = embeddedPath("assets.bin");
  const packedHere = embedded && (await nullOnFileError(() => readFile(embedded)));
  const embeddedFiles = packedHere && unpackFiles(packedHere);
  if (embeddedFiles) return assetsOf(embeddedFiles);
  const buildName = sourceKey();
  const packedAssets = await nullOnFileError(() => readFile(join(cacheFolderPath, buildName)));
  const storedFiles = packedAssets && unpackFiles(packedAssets);
  if (storedFiles) return assetsOf(storedFiles);
  const builtFiles = await buildAssets();
  await nullOnFileError(() => storeAssets(cacheFolderPath, buildName, packFiles(builtFiles)));
  return assetsOf(builtFiles);
}
