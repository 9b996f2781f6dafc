import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Job = {
  readonly cwd: string;
  /** In place of the one that is set up on this machine, whose cache then gets nothing of it. */
  readonly registry: string | undefined;
};

async function bun({ cwd, registry }: Job, ...command: string[]): Promise<string> {
  const cache = await mkdtemp(join(tmpdir(), "update-data-cache-"));
  const other = registry === undefined ? {} : { BUN_CONFIG_REGISTRY: registry, BUN_INSTALL_CACHE_DIR: cache };
  try {
    const job = Bun.spawn([process.execPath, ...command], {
      cwd,
      env: { ...process.env, NO_COLOR: "1", ...other },
      stdout: "pipe",
      stderr: "pipe",
      timeout: 300_000,
    });
    const [output, faults] = await Promise.all([
      new Response(job.stdout).text(),
      new Response(job.stderr).text(),
    ]);
    if ((await job.exited) === 0) return output;
    throw new Error(/^error: (.*)/m.exec(faults)?.[1] ?? `the package manager ended with ${job.exitCode}`);
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
}

/** What the registry says of a package. */
async function view(name: string, field: string, registry: string | undefined): Promise<unknown> {
  const output = await bun({ cwd: tmpdir(), registry }, "pm", "view", name, field, "--json");
  try {
    return JSON.parse(output);
  } catch {
    throw new Error(`the registry says nothing of ${name} that can be read`);
  }
}

export type Release = { readonly version: string; readonly date: string };

/** The newest release of a package, and the day it was published. */
export async function newestRelease(name: string, registry: string | undefined): Promise<Release> {
  const version = await view(name, "version", registry);
  const times = await view(name, "time", registry);
  if (typeof version !== "string" || !/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`the registry's newest version is ${JSON.stringify(version)}`);
  const time: unknown = typeof times === "object" && times ? Reflect.get(times, version) : undefined;
  if (typeof time !== "string" || !/^\d{4}-\d\d-\d\dT/.test(time))
    throw new Error(`the registry does not say when ${version} was published`);
  return { version, date: time.slice(0, 10) };
}

type Wanted = { readonly name: string; readonly version: string; readonly registry: string | undefined };

/** Installs one version of a package in a folder of its own, without its scripts; gone when `use` is done. */
export async function withPackage<Value>(
  { name, version, registry }: Wanted,
  use: (folder: string) => Promise<Value>,
): Promise<Value> {
  const cwd = await mkdtemp(join(tmpdir(), "update-data-"));
  try {
    const project = { private: true, dependencies: { [name]: version } };
    await Bun.write(join(cwd, "package.json"), JSON.stringify(project));
    await bun({ cwd, registry }, "install", "--ignore-scripts");
    return await use(join(cwd, "node_modules", name));
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

/** Takes a version into a project. Where that fails, package.json and bun.lock are not written. */
export async function takeVersion(root: string, { name, version, registry }: Wanted): Promise<void> {
  await bun({ cwd: root, registry }, "add", "--exact", "--ignore-scripts", `${name}@${version}`);
}
