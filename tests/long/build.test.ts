import { type Subprocess } from "bun";
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { version } from "#package.json" with { type: "json" };
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { postJson } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";
import { freePort } from "#tests/support/servers/free-port.ts";

const root = new URL("../../", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "binary-"));
const release = join(folder, "release");
const binary = join(release, `hop-do-nghe-linux-${process.arch}`);
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
  "a release has the product in one file for both processors, the same byte for byte when it is built again, and their digests",
  async () => {
    const job = Bun.spawn([process.execPath, "scripts/release.ts", release], {
      cwd: root,
      stdout: "ignore",
      stderr: "pipe",
    });
    const faults = await new Response(job.stderr).text();
    expect([await job.exited, faults]).toEqual([0, ""]);
    const names = ["hop-do-nghe-linux-arm64", "hop-do-nghe-linux-x64"];
    expect(readdirSync(release).toSorted()).toEqual(["SHA256SUMS", ...names]);
    const check = Bun.spawnSync(["sha256sum", "--check", "SHA256SUMS"], { cwd: release });
    expect(check.stdout.toString()).toBe(names.map((name) => `${name}: OK\n`).join(""));
    for (const arch of ["x64", "arm64"]) {
      const file = join(release, `hop-do-nghe-linux-${arch}`);
      // Of these the runtime alone is 100 MB; the protocol for assistants and the pages of tasks are some 2.5.
      expect(Bun.file(file).size).toBeWithin(100e6, arch === process.arch ? 141e6 : 140e6);
      expect(await processorsIn(file)).toEqual([arch, arch]);
    }
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
  await until(() => fetch(`http://127.0.0.1:${port}/cron`).then(({ status }) => status, String), 200);
  job.kill();
  await job.exited;
  return Number((job.resourceUsage()?.cpuTime.total ?? 0n) / 1000n);
}

/** A file that does nothing, for which the runtime alone computes. */
async function buildNothing(): Promise<string> {
  const nothing = join(folder, "nothing");
  await Bun.write(`${nothing}.ts`, "");
  const command = [
    process.execPath,
    "build",
    "--compile",
    "--bytecode",
    `${nothing}.ts`,
    "--outfile",
    nothing,
  ];
  const job = Bun.spawn(command, { cwd: folder, stdout: "ignore", stderr: "pipe" });
  const faults = await new Response(job.stderr).text();
  if ((await job.exited) !== 0) throw new Error(faults);
  return nothing;
}

test(
  "the file is a command without a server: a call computes for at most five times what the runtime alone does, an assistant is answered",
  async () => {
    const nothing = await buildNothing();
    const computedBy = async (job: Subprocess): Promise<number> => {
      await job.exited;
      return Number(job.resourceUsage()?.cpuTime.total);
    };
    const [ofCall, ofNothing]: [number[], number[]] = [[], []];
    for (let time = 0; time < 5; time += 1) {
      const { job } = start(["tool", "crypto", "hash", "--algo", "md5", "abc"], { PORT: "no port" });
      expect(await new Response(job.stdout).text()).toBe("900150983cd24fb0d6963f7d28e17f72\n");
      ofCall.push(await computedBy(job));
      ofNothing.push(await computedBy(Bun.spawn([nothing], { env: {} })));
    }
    expect(Math.min(...ofCall)).toBeLessThan(5 * Math.min(...ofNothing));
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StdioClientTransport({ command: binary, args: ["mcp"] }));
    const { content } = await client.callTool({
      name: "crypto_hash",
      arguments: { algo: "md5", text: "abc" },
    });
    expect(content).toEqual([{ type: "text", text: "900150983cd24fb0d6963f7d28e17f72" }]);
    await client.close();
  },
  slowMs,
);

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
    const health = async () => (await outputOf(["--health"], env)).code;
    await until(health, 0);
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
    expect(await health()).not.toBe(0);
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
    const database = join(folder, "made.db");
    const env = { DATABASE_URL: `file:${database}` };
    expect(await outputOf(["deletions"], env)).toEqual({ code: 1, text: "" });
    await Bun.write(database, "");
    expect(await outputOf(["deletions"], env)).toEqual({ code: 0, text: "None wait.\n" });
    const copy = join(folder, "copy.db");
    expect(await outputOf(["backup", copy], env)).toEqual({ code: 0, text: `${copy}\n` });
    expect(Bun.file(copy).size).toBeGreaterThan(1000);
  },
  slowMs,
);

test.skipIf(process.platform !== "linux")(
  "the binary that is held ends with a code of its own for who starts it again, and says by which route",
  async () => {
    const freezing = new URL("../support/product/freeze-on-signal.ts", import.meta.url).pathname;
    const port = String(await freePort());
    const env = { HOST: "127.0.0.1", PORT: port, SMTP_PORT: "0", NOTIFY_SOCKET: join(folder, "nobody") };
    const { job } = start([], { ...env, BUN_OPTIONS: `--preload ${freezing}` });
    const output = new Response(job.stdout).text();
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status, String);
    await until(() => ask("/cron?expr=0+9+*+*+1"), 200);
    job.kill("SIGUSR2");
    expect(await job.exited).toBe(70);
    expect(await output).toContain('"event":"held","route":"GET /cron","ms":');
  },
  slowMs,
);
