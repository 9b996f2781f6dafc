import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { version } from "../../package.json" with { type: "json" };
import { decodePng } from "../support/people/qr-reader.ts";
import { postJson } from "../support/product/product.ts";
import { until } from "../support/product/until.ts";
import { freePort } from "../support/servers/free-port.ts";

const root = new URL("../../", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "binary-"));
const binary = join(folder, "hop-do-nghe");
/** Building and starting a file of its size, on a machine that has other things to do. */
const slowMs = 600_000;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the binary is started with: nothing of this checkout, and an empty folder to be in. */
function start(args: readonly string[], env: Record<string, string> = {}) {
  const cwd = mkdtempSync(join(folder, "empty-"));
  const path = { PATH: process.env["PATH"] ?? "" };
  const job = Bun.spawn([binary, ...args], { cwd, env: { ...path, ...env }, stdout: "pipe", stderr: "pipe" });
  return { job, cwd };
}

async function outputOf(args: readonly string[], env: Record<string, string> = {}) {
  const { job } = start(args, env);
  const text = await new Response(job.stdout).text();
  return { code: await job.exited, text };
}

async function build(...args: readonly string[]): Promise<void> {
  const command = [process.execPath, "scripts/build.ts", ...args];
  const job = Bun.spawn(command, { cwd: root, stdout: "ignore", stderr: "pipe" });
  const faults = await new Response(job.stderr).text();
  if ((await job.exited) !== 0) throw new Error(faults);
}

const elfStart = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
const processors = new Map([
  [62, "x64"],
  [183, "arm64"],
]);

/** The processors that the programs (2) and shared libraries (3) in a file are for: itself first, then its drawing library. */
async function processorsIn(path: string): Promise<readonly unknown[]> {
  const bytes = Buffer.from(await Bun.file(path).arrayBuffer());
  const found: unknown[] = [];
  for (let at = 0; at !== -1; at = bytes.indexOf(elfStart, at + 1))
    if ([2, 3].includes(bytes.readUInt16LE(at + 16))) found.push(processors.get(bytes.readUInt16LE(at + 18)));
  return found;
}

test(
  "the product is built into one file, and for the other processor too",
  async () => {
    await build(binary);
    expect(Bun.file(binary).size).toBeLessThan(137e6);
    const other = join(folder, "other");
    const otherArch = process.arch === "x64" ? "arm64" : "x64";
    await build(other, "--arch", otherArch);
    expect(Bun.file(other).size).toBeWithin(100e6, 137e6);
    for (const [file, arch] of [
      [binary, process.arch],
      [other, otherArch],
    ] as const)
      expect(await processorsIn(file)).toEqual([arch, arch]);
  },
  slowMs,
);

/** The processor time in ms, of all threads, that a start takes until a page is answered. */
async function startCpuMs(
  command: readonly string[],
  settings: Record<string, string> = {},
): Promise<number> {
  const port = String(await freePort());
  const job = Bun.spawn([...command], {
    cwd: mkdtempSync(join(folder, "start-")),
    env: { PATH: process.env["PATH"] ?? "", HOST: "127.0.0.1", PORT: port, ...settings },
    stdout: "ignore",
  });
  await until(() =>
    fetch(`http://127.0.0.1:${port}/cron`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  job.kill();
  await job.exited;
  return Number((job.resourceUsage()?.cpuTime.total ?? 0n) / 1000n);
}

test(
  "the binary starts with at most 0.6, and what production has built with at most 0.85 of the work of the source",
  async () => {
    const source = [process.execPath, join(root, "src/main.ts")];
    const twice = async (...start: Parameters<typeof startCpuMs>) =>
      Math.min(await startCpuMs(...start), await startCpuMs(...start));
    const fromSource = await twice(source);
    expect((await twice([binary])) / fromSource).toBeLessThan(0.6);
    expect((await twice(source, { NODE_ENV: "production" })) / fromSource).toBeLessThan(0.85);
  },
  slowMs,
);

test(
  "the binary serves pages, islands, pictures and drawn cards from an empty folder, and stops on SIGTERM",
  async () => {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const env = {
      HOST: "127.0.0.1",
      PORT: String(port),
      SMTP_PORT: "0",
      TMPDIR: mkdtempSync(join(folder, "tmp-")),
    };
    const { job, cwd } = start([], env);
    const isUp = async () => (await outputOf(["--health"], env)).code === 0;
    await until(isUp);
    const page = await (await fetch(`${base}/cron`)).text();
    expect(page).toContain("<h1");
    const addresses = [...page.matchAll(/\/assets\/[\w.-]+|\/favicon\.svg|\/fonts\/[\w.-]+/g)].map(
      ([address]) => address,
    );
    expect(addresses.some((address) => address.includes("/cron-"))).toBe(true);
    for (const address of new Set(addresses)) {
      const file = await fetch(base + address);
      expect([address, file.status]).toEqual([address, 200]);
      expect((await file.bytes()).length).toBeGreaterThan(0);
    }
    const qr = await postJson(`${base}/api/qr`, { text: "Xin chào" });
    expect(decodePng(await qr.bytes())?.text).toBe("Xin chào");
    const transfer = { bank: "970416", account: "257678859", amount: 10_000, info: "Chuyen tien" };
    const card = await postJson(`${base}/api/vietqr/image`, transfer);
    expect(decodePng(await card.bytes())?.text).toStartWith("000201");
    const country = await (await postJson(`${base}/api/ip`, { ip: "8.8.8.8" })).json();
    expect(country.country.code).toBe("US");
    expect((await fetch(`${base}/api/ua/random`)).status).toBe(200);
    expect(readdirSync(cwd)).toEqual(["data"]);
    job.kill("SIGTERM");
    expect(await job.exited).toBe(0);
    expect(await new Response(job.stderr).text()).toBe("");
    expect(await isUp()).toBe(false);
  },
  slowMs,
);

test(
  "the same commands work in the binary as from source",
  async () => {
    const source = async (args: readonly string[]) => {
      const job = Bun.spawn([process.execPath, "src/main.ts", ...args], { cwd: root, stdout: "pipe" });
      return { text: await new Response(job.stdout).text(), code: await job.exited };
    };
    for (const args of [["--version"], ["--help"], ["no-such-command"]])
      expect(await outputOf(args)).toEqual(await source(args));
    expect(await outputOf(["--version"])).toEqual({ code: 0, text: `${version}\n` });
    const env = { DATABASE_URL: `file:${join(folder, "made.db")}` };
    expect(await outputOf(["deletions"], env)).toEqual({ code: 0, text: "" });
    const copy = join(folder, "copy.db");
    expect(await outputOf(["backup", copy], env)).toEqual({ code: 0, text: `${copy}\n` });
    expect(Bun.file(copy).size).toBeGreaterThan(1000);
  },
  slowMs,
);
