import { chmod, copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Glob } from "bun";

/** Lays out the root of the container image: the binary that is named, what it and its drawing library load, certificates. */

const root = new URL("../", import.meta.url).pathname;
const binary = process.argv[2] ?? join(root, "dist/hop-do-nghe");
const image = process.argv[3] ?? join(root, "dist/container/image");
const certificates = "/etc/ssl/certs/ca-certificates.crt";

/** The shared libraries that a program or library asks for, by their paths. */
function librariesOf(path: string): readonly string[] {
  const { stdout } = Bun.spawnSync(["ldd", path]);
  return [...stdout.toString().matchAll(/(?:=> |^\s*)(\/\S+)/gm)].map(([, library = ""]) => library);
}

/** The processor of this machine as npm names it; its package of the drawing library alone is wanted. */
const drawing = [...new Glob(`node_modules/@resvg/resvg-js-linux-${process.arch}-gnu/*.node`).scanSync(root)];
if (drawing.length !== 1) throw new Error("The drawing library for this machine is not installed");

const libraries = [binary, ...drawing.map((path) => join(root, path))].flatMap(librariesOf);
const files = new Map([
  [binary, "usr/bin/hop-do-nghe"],
  [certificates, certificates.slice(1)],
  ...[...new Set(libraries)].map((path) => [path, path.slice(1)] as const),
]);

await rm(image, { recursive: true, force: true });
for (const folder of ["data", "tmp"]) await mkdir(join(image, folder), { recursive: true });
await chmod(join(image, "tmp"), 0o1777);
for (const [from, to] of files) {
  await mkdir(dirname(join(image, to)), { recursive: true });
  await copyFile(from, join(image, to));
}
process.stdout.write(`${image}: ${files.size} files\n`);
