import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { embeddedPath } from "../core/embedded.ts";
import { type Assets, assetsOf, buildFiles } from "./assets.ts";
import { deleteOldBuilds, nullOnFileError } from "./build-files.ts";
import { contentKey } from "./content-key.ts";

type Files = Assets["files"];

const project = new URL("../../", import.meta.url).pathname;
const cacheFolder = join(project, "node_modules/.cache/hop-do-nghe");
/** All that can change a built file: see layers.json for what an island may import. */
const sources = {
  globs: ["src/{client,core,islands,ssr,tools,ui}/**/*.{ts,tsx,css}", "locales/**/*.ts"],
  files: ["bun.lock", "tsconfig.json"],
};
const maxBuilds = 8;
const digestBytes = 32;

const sha256 = (bytes: Uint8Array): Buffer => new Bun.CryptoHasher("sha256").update(bytes).digest();

export const sourceKey = (root = project): string => contentKey(root, sources);

/** The built files in one piece, with a digest in front. */
export function packFiles(files: Files): Uint8Array {
  const body = serialize(files);
  return Buffer.concat([sha256(body), body]);
}

/** What `packFiles` has packed; null when a byte of it has changed. */
export function unpackFiles(packed: Uint8Array): Files | null {
  const body = packed.subarray(digestBytes);
  if (!sha256(body).equals(packed.subarray(0, digestBytes))) return null;
  // oxlint-disable-next-line no-unsafe-type-assertion -- the digest says that `packFiles` wrote it
  return deserialize(body) as Files;
}

async function store(folder: string, name: string, packed: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${name}.${process.pid}-${crypto.randomUUID()}`);
  await writeFile(unfinished, packed);
  await rename(unfinished, join(folder, name));
  await deleteOldBuilds(folder, { maxBuilds });
}

/** What pages load: as built before from the same sources, else built now and stored for the next start. */
export async function loadAssets(folder = cacheFolder, build = buildFiles): Promise<Assets> {
  const embedded = embeddedPath("assets.bin");
  const built = embedded && unpackFiles(await readFile(embedded));
  if (built) return assetsOf(built);
  const name = sourceKey();
  const packed = await nullOnFileError(() => readFile(join(folder, name)));
  const stored = packed && unpackFiles(packed);
  if (stored) return assetsOf(stored);
  const files = await build();
  await nullOnFileError(() => store(folder, name, packFiles(files)));
  return assetsOf(files);
}
