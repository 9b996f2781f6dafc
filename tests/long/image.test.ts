import { afterAll, expect, test } from "bun:test";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { postJson } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";
import { debianProgram } from "#tests/support/servers/debian.ts";
import { freePort } from "#tests/support/servers/free-port.ts";

const root = new URL("../../", import.meta.url).pathname;
const buildah = debianProgram("buildah");
const folder = mkdtempSync(join(tmpdir(), "image-"));
const slowMs = 600_000;
const maxImageBytes = 145e6;
const user = "65532:65532";
const path = process.env["PATH"] ?? "";

/** Images of its own, kept as plain folders: that needs no rights over file systems. */
const buildahCommand = (...args: readonly string[]) => [
  buildah ?? "",
  "--root",
  join(folder, "storage"),
  "--runroot",
  join(folder, "run"),
  "--storage-driver",
  "vfs",
  ...args,
];

async function run(command: readonly string[], env: Record<string, string> = {}) {
  const job = Bun.spawn([...command], {
    cwd: root,
    env: { PATH: path, ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [text, faults] = await Promise.all([
    new Response(job.stdout).text(),
    new Response(job.stderr).text(),
  ]);
  return { code: await job.exited, text: text.trim(), faults };
}

async function mustRun(command: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { code, text, faults } = await run(command, env);
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}: ${faults}`);
  return text;
}

const inContainer = (container: string, settings: Record<string, string>, ...args: readonly string[]) =>
  buildahCommand(
    "run",
    "--isolation",
    "chroot",
    "--user",
    user,
    ...Object.entries(settings).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
    container,
    "--",
    "/usr/bin/hop-do-nghe",
    ...args,
  );

/** What a container runtime does for `read_only: true`: the image's root can only be read; /data and /tmp are mounted in it. */
const readOnlyScript = `set -e
mkdir -p "$1/proc" "$1/dev"
mount --bind "$1" "$1"
mount --bind "$2" "$1/data"
mount -t tmpfs tmpfs "$1/tmp"
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -o remount,bind,ro "$1"
! touch "$1/usr/written"
exec chroot --userspec=${user} "$1" /usr/bin/hop-do-nghe`;
const newMounts = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"];
const canMount = Bun.spawnSync([...newMounts, "true"]).success;

/** Serves until `use` has ended, with nothing of this machine's environment; gives what was left in /data. */
async function withReadOnlyRoot(
  rootOfImage: string,
  settings: Record<string, string>,
  use: () => Promise<void>,
): Promise<readonly string[]> {
  const data = mkdtempSync(join(folder, "data-"));
  chownSync(data, Number(user.split(":")[0]), 0);
  const site = Bun.spawn([...newMounts, "sh", "-c", readOnlyScript, "sh", rootOfImage, data], {
    env: { PATH: path, DATABASE_URL: "file:/data/toolbox.db", ...settings },
    stdout: "ignore",
    stderr: "inherit",
  });
  try {
    await use();
  } finally {
    // unshare passes no signal on, and as another user its child outlives it.
    const child = await Bun.file(`/proc/${site.pid}/task/${site.pid}/children`).text();
    process.kill(Number(child), "SIGKILL");
    await site.exited;
  }
  return readdirSync(data);
}

afterAll(async () => {
  if (buildah) await run(buildahCommand("rm", "--all"));
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!buildah)(
  "the image is small, holds nothing but the product, and serves as a user without rights",
  async () => {
    const [binary, stage] = [join(folder, "hop-do-nghe"), join(folder, "stage")];
    await mustRun([process.execPath, "scripts/build.ts", binary]);
    await mustRun([process.execPath, "scripts/image.ts", binary, join(stage, "image")]);
    const env = { BUILDAH_ISOLATION: "chroot", TMPDIR: folder };
    const file = ["--format", "docker", "--file", "deploy/Containerfile", "--tag", "hop-do-nghe:test", "."];
    await mustRun(buildahCommand("bud", "--build-context", `build=${stage}`, ...file), env);
    const [image] = JSON.parse(await mustRun(buildahCommand("images", "--json", "hop-do-nghe:test")));
    const { Docker: made } = JSON.parse(await mustRun(buildahCommand("inspect", image.id)));
    expect(made.config.User).toBe(user);
    expect(Object.keys(made.config.Volumes)).toEqual(["/data", "/tmp"]);
    expect(made.config.Healthcheck.Test).toEqual(["CMD", "/usr/bin/hop-do-nghe", "--health"]);

    const container = await mustRun(buildahCommand("from", image.id));
    const rootOfImage = await mustRun(buildahCommand("mount", container));
    expect(await mustRun(["du", "--summarize", "--bytes", rootOfImage])).toSatisfy(
      (line: string) => Number.parseInt(line, 10) < maxImageBytes,
    );
    for (const program of ["bin/sh", "usr/bin/env", "etc/passwd"])
      expect(existsSync(join(rootOfImage, program))).toBe(false);

    const port = String(await freePort());
    const settings = { HOST: "127.0.0.1", PORT: port, SMTP_PORT: "0" };
    const health = async () => (await run(inContainer(container, settings, "--health"))).code;
    const transfer = { bank: "970416", account: "257678859", amount: 25_000, info: "Tien com" };
    const drawsCards = async () => {
      const card = await postJson(`http://127.0.0.1:${port}/api/vietqr/image`, transfer);
      expect(decodePng(await card.bytes())?.text).toStartWith("000201");
    };
    const site = Bun.spawn(inContainer(container, settings), {
      env: { PATH: path },
      stdout: "ignore",
      stderr: "pipe",
    });
    await until(health, 0);
    await drawsCards();
    site.kill("SIGTERM");
    await site.exited;
    expect(await health()).not.toBe(0);

    if (!canMount) return;
    const left = await withReadOnlyRoot(rootOfImage, settings, async () => {
      await until(health, 0);
      await drawsCards();
    });
    expect(left).toContain("toolbox.db");
  },
  slowMs,
);
