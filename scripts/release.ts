import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { version } from "#package.json" with { type: "json" };

/**
 * Makes `dist/release`, or the folder that is named: the binary for both kinds of processor, and `SHA256SUMS` of all. With
 * `--image` also the container image for this machine's processor as an OCI archive, by buildah. The same sources in a
 * folder of the same name give the same bytes: this machine's binary is built twice, and where the two differ nothing is released.
 */

const { positionals, values } = parseArgs({
  options: { image: { type: "boolean", default: false } },
  allowPositionals: true,
});
const root = new URL("../", import.meta.url).pathname;
const release = positionals[0] ?? join(root, "dist/release");
const again = `${release}.again`;

async function run(...command: readonly string[]): Promise<void> {
  const job = Bun.spawn([...command], { cwd: root, stdout: "ignore", stderr: "inherit" });
  if ((await job.exited) !== 0) throw new Error(`${command.join(" ")} ended with ${job.exitCode}`);
}

/** Under its usual name first, since a binary has its own in it. */
async function build(folder: string, arch: string): Promise<string> {
  const [built, released] = [join(folder, "hop-do-nghe"), join(folder, `hop-do-nghe-linux-${arch}`)];
  await run(process.execPath, "scripts/build.ts", built, "--arch", arch);
  await rename(built, released);
  return released;
}

async function digestOf(path: string): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  for await (const piece of Bun.file(path).stream()) hash.update(piece);
  return hash.digest("hex");
}

async function buildImage(binary: string): Promise<string> {
  const [context, tag] = [join(root, "dist/container"), `hop-do-nghe:${version}`];
  await run(process.execPath, "scripts/image.ts", binary, join(context, "image"));
  const from = ["--build-context", `build=${context}`, "--file", "deploy/Containerfile"];
  await run("buildah", "bud", ...from, "--format", "docker", "--timestamp", "0", "--tag", tag, ".");
  const archive = join(release, `hop-do-nghe-image-${process.arch}.tar`);
  await run("buildah", "push", tag, `oci-archive:${archive}:${tag}`);
  return archive;
}

for (const folder of [release, again]) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
const binaries = new Map<string, string>();
for (const arch of ["x64", "arm64"]) binaries.set(arch, await build(release, arch));
const own = binaries.get(process.arch) ?? "";
const once = await build(again, process.arch);
if ((await digestOf(own)) !== (await digestOf(once))) throw new Error(`${own} and ${once} differ`);
await rm(again, { recursive: true });
const files = [...binaries.values(), ...(values.image ? [await buildImage(own)] : [])];
const sums = files
  .toSorted()
  .map(async (file) => `${await digestOf(file)}  ${file.slice(release.length + 1)}\n`);
await Bun.write(join(release, "SHA256SUMS"), (await Promise.all(sums)).join(""));
process.stdout.write(`${release}: ${files.length} files and their digests\n`);
