/**
 * One visitor sends 50 bombs of a kind on 8 connections, or opens hundreds of connections, within the limits, while another uses
 * the site: `bun run bench fairness`, or only the kinds whose name has a word, `bun run bench fairness cron`. Fails when the
 * other is hindered. What the other waits depends on what else the machine does; how long the main thread was held in
 * one go, in its own CPU time, does not.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Order, Report } from "./attacker.ts";
import { addRichUser, richUserSettings } from "#tests/support/product/rich-user.ts";
import { bombs } from "./bombs.ts";
import { startServer } from "./support.ts";
import { wireBombs } from "./wire-bombs.ts";

const pauseMs = 10;
const minUses = 200;
const maxUses = 300;
const marks = { p99Ms: 100, heldMs: 100, memoryMb: 400 };
/** Of all kinds together; what is left out then is named. */
const maxMs = 390_000;

const folder = mkdtempSync(join(tmpdir(), "fairness-"));
const monitorFile = join(folder, "longest-turn");
writeFileSync(monitorFile, new Uint8Array(8));
const longestTurn = new Float64Array(Bun.mmap(monitorFile, { shared: true }).buffer, 0, 1);
const [port, smtpPort] = [4391, 4392];

/** What the site may ask by outbound requests: a server that answers, and one that never does. */
const quick = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("ok") });
const silent = Bun.listen({ port: 0, hostname: "127.0.0.1", socket: { data: () => {} } });
const databaseUrl = `file:${join(folder, "bench.db")}`;
const rich = await addRichUser(databaseUrl);

const product = await startServer(["--preload", "./bench/loop-monitor.ts", "src/main.ts"], {
  NODE_ENV: "production",
  PORT: String(port),
  HOST: "127.0.0.1",
  SMTP_PORT: String(smtpPort),
  TRUST_PROXY: "1",
  METRICS_TOKEN: crypto.randomUUID(),
  ...richUserSettings,
  DATABASE_URL: databaseUrl,
  OUTBOUND_ALLOW: "127.0.0.1/32",
  LOOP_MONITOR: monitorFile,
});

const peakMb = (): number => {
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, "utf8"))?.[1];
  return Number(peak) / 1024;
};
const forgetPeak = () => writeFileSync(`/proc/${product.pid}/clear_refs`, "5");

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0;

const lookUp = `/api/http/status?url=${encodeURIComponent(quick.url.href)}`;
/** So seldom that the other's own limit lets them. */
const lookUpEvery = 60;

/** What somebody else does meanwhile: is the site there, a page, a small computation, a picture, and now and then a look-up. */
const uses = [
  "/healthz",
  "/api/crypto/uuid/generate?version=4",
  "/healthz",
  "/vietqr",
  "/healthz",
  "/api/vietqr/image?bank=VCB&account=0011001234567",
];

/** As a trusted proxy passes on a visitor of this address. */
const use = (path: string, address: string): Promise<Response> =>
  fetch(product.url + path, { headers: { "X-Forwarded-For": address }, redirect: "manual" });

async function useMeanwhile(address: string, isOver: () => boolean) {
  const times: number[] = [];
  const failures: number[] = [];
  for (let turn = 0; !isOver() || turn < minUses; turn += 1) {
    // The pictures and computations stay within the other's own limits.
    const ordinary = turn < maxUses ? (uses[turn % uses.length] ?? "/healthz") : "/healthz";
    const path = turn % lookUpEvery === lookUpEvery / 2 && turn < 10 * lookUpEvery ? lookUp : ordinary;
    const start = performance.now();
    const reply = await use(path, address);
    await reply.arrayBuffer();
    if (path === "/healthz") times.push(performance.now() - start);
    if (reply.status >= 500) failures.push(reply.status);
    await Bun.sleep(pauseMs);
  }
  return { times, failures };
}

const attacker = new Worker(new URL("attacker.ts", import.meta.url));
const reportOf = (message: Order | "attack"): Promise<Report> =>
  new Promise((resolve, reject) => {
    attacker.once("message", resolve);
    attacker.removeAllListeners("error").once("error", reject);
    attacker.postMessage(message, []);
  });

async function attack(): Promise<string> {
  const report = await reportOf("attack");
  return "answers" in report ? report.answers : "";
}

const row = ([name = "", ...cells]: readonly string[], answers: string) =>
  console.log(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(9)).join("")}   ${answers}`);

const faults: string[] = [];

/** Measures one kind; nothing but the other's own use where there is no name. */
async function measure(name: string | null, index: number): Promise<void> {
  // Each kind from a network of its own, or the later ones would find it used up.
  const [from, other] = [`11.${index}.2.1`, `198.51.${index}.1`];
  const target = { host: "127.0.0.1", port, smtpPort, address: from, silentPort: silent.port, rich };
  if (name !== null) await reportOf({ name, target });
  forgetPeak();
  longestTurn[0] = 0;
  let isOver = name === null;
  const using = useMeanwhile(other, () => isOver);
  const answers = name === null ? "" : await attack().finally(() => (isOver = true));
  const { times, failures } = await using;
  const [p50, p99, max] = [percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1)];
  const [heldMs, memory] = [longestTurn[0] ?? 0, peakMb()];
  const kind = name ?? "nothing";
  row([kind, ...[p50, p99, max, heldMs].map((ms) => ms.toFixed(1)), memory.toFixed(0)], answers);
  if (p99 > marks.p99Ms) faults.push(`${kind}: /healthz took ${p99.toFixed(0)} ms (p99)`);
  if (heldMs > marks.heldMs) faults.push(`${kind}: the main thread was held for ${heldMs.toFixed(0)} ms`);
  if (memory > marks.memoryMb) faults.push(`${kind}: ${memory.toFixed(0)} MB`);
  if (failures.length > 0) faults.push(`${kind}: the other was answered ${failures.join(", ")}`);
}

const names = [...bombs, ...wireBombs].map(({ name }) => name);
const word = process.argv.at(-1) ?? "";
const wanted = names.filter((name) => name.includes(word));
const start = performance.now();

row(
  ["one visitor sends 50 of", "p50 ms", "p99 ms", "max ms", "held ms", "peak MB"],
  "answers to the attacker",
);
for (const [index, name] of [null, ...(wanted.length > 0 ? wanted : names)].entries()) {
  if (performance.now() - start < maxMs) await measure(name, index);
  else faults.push(`${name ?? ""}: not measured, since all before took too long`);
}
await attacker.terminate();
await product.stop();
silent.stop(true);
await quick.stop(true);
rmSync(folder, { recursive: true });
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `${names.length} kinds in ${seconds} s; marks: p99 and held ${marks.p99Ms} ms, peak ${marks.memoryMb} MB, no 5xx`,
);
for (const fault of faults) console.log(`NOT FAIR: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
