/**
 * One visitor sends 50 bombs of a kind on 8 connections, within the limits, while another uses the site:
 * `bun run bench fairness`. With `--gate` it fails when the other is hindered. What the other waits depends on what else
 * the machine does; how long the main thread was held in one go, in its own CPU time, does not.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bomb, bombs } from "./bombs.ts";
import { startServer } from "./support.ts";

const bombsOfAKind = 50;
const connections = 8;
const pauseMs = 10;
const minUses = 200;
const maxUses = 300;
const marks = { p99Ms: 100, heldMs: 100, memoryMb: 400 };

const folder = mkdtempSync(join(tmpdir(), "fairness-"));
const monitorFile = join(folder, "longest-turn");
writeFileSync(monitorFile, new Uint8Array(8));
const longestTurn = new Float64Array(Bun.mmap(monitorFile, { shared: true }).buffer, 0, 1);

const product = await startServer(["--preload", "./bench/loop-monitor.ts", "src/main.ts"], {
  NODE_ENV: "production",
  PORT: "4311",
  HOST: "127.0.0.1",
  SMTP_PORT: "0",
  TRUST_PROXY: "1",
  DATABASE_URL: `file:${join(folder, "bench.db")}`,
  LOOP_MONITOR: monitorFile,
});

/** As a trusted proxy passes on a visitor of this address. */
const send = (request: Request, address: string, cookie = ""): Promise<Response> => {
  request.headers.set("X-Forwarded-For", address);
  if (cookie) request.headers.set("Cookie", cookie);
  return fetch(request, { redirect: "manual" });
};

const peakMb = (): number => {
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, "utf8"))?.[1];
  return Number(peak) / 1024;
};
const forgetPeak = () => writeFileSync(`/proc/${product.pid}/clear_refs`, "5");

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0;

/** What somebody else does meanwhile: is the site there, a page, a small computation, a picture. */
const isThere = () => new Request(`${product.url}/healthz`);
const uses = [
  isThere,
  () => new Request(`${product.url}/api/crypto/uuid/generate?version=4`),
  isThere,
  () => new Request(`${product.url}/vietqr`),
  isThere,
  () => new Request(`${product.url}/api/vietqr/image?bank=VCB&account=0011001234567`),
];

async function useMeanwhile(address: string, isOver: () => boolean) {
  const times: number[] = [];
  const failures: number[] = [];
  for (let turn = 0; !isOver() || turn < minUses; turn += 1) {
    // The pictures and computations stay within the other's own limits.
    const use = turn < maxUses ? (uses[turn % uses.length] ?? isThere) : isThere;
    const request = use();
    const isHealth = use === isThere;
    const start = performance.now();
    const reply = await send(request, address);
    await reply.arrayBuffer();
    if (isHealth) times.push(performance.now() - start);
    if (reply.status >= 500) failures.push(reply.status);
    await Bun.sleep(pauseMs);
  }
  return { times, failures };
}

async function attack({ request }: Bomb, address: string, cookie: string) {
  const statuses = new Map<number, number>();
  let left = bombsOfAKind;
  const connection = async () => {
    while (left > 0) {
      left -= 1;
      const reply = await send(request(product.url), address, cookie);
      await reply.arrayBuffer();
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
}

/** Notes of the attacker's browser, as many and as large as the limits let in. */
async function fillNotes(address: string): Promise<string> {
  let cookie = "";
  for (let count = 0; count < 25; count += 1) {
    const body = JSON.stringify({ content: "ghi chú ".repeat(7000).slice(0, 60_000) });
    const headers = { "Content-Type": "application/json" };
    const made = await send(
      new Request(`${product.url}/api/notes`, { method: "POST", body, headers }),
      address,
      cookie,
    );
    cookie ||= made.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  }
  return cookie;
}

const row = (cells: readonly string[]) =>
  console.log(
    `${(cells[0] ?? "").padEnd(40)} ${cells
      .slice(1)
      .map((cell) => cell.padStart(9))
      .join(" ")}`,
  );

row([
  "one visitor sends 50 of",
  "p50 ms",
  "p99 ms",
  "max ms",
  "held ms",
  "peak MB",
  "  answers to the attacker",
]);
const faults: string[] = [];
const only = process.argv.at(-1) ?? "";
const wanted = bombs.filter(({ name }) => name.includes(only));
const chosen = wanted.length > 0 ? wanted : bombs;
for (const [index, bomb] of [{ name: "nothing", request: isThere }, ...chosen].entries()) {
  const [attacker, other] = [`192.0.2.${index + 1}`, `198.51.100.${index + 1}`];
  const cookie = bomb.name.includes("notes") ? await fillNotes(attacker) : "";
  bomb.request(product.url);
  forgetPeak();
  longestTurn[0] = 0;
  let isOver = false;
  const using = useMeanwhile(other, () => isOver);
  const answers = await attack(bomb, attacker, cookie).finally(() => (isOver = true));
  const { times, failures } = await using;
  const [p50, p99, max] = [percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1)];
  const [held, memory] = [longestTurn[0] ?? 0, peakMb()];
  const figures = [p50, p99, max, held].map((figure) => figure.toFixed(1));
  row([bomb.name, ...figures, memory.toFixed(0), `  ${answers}`]);
  if (p99 > marks.p99Ms) faults.push(`${bomb.name}: /healthz took ${p99.toFixed(0)} ms (p99)`);
  if (held > marks.heldMs) faults.push(`${bomb.name}: the main thread was held for ${held.toFixed(0)} ms`);
  if (memory > marks.memoryMb) faults.push(`${bomb.name}: ${memory.toFixed(0)} MB`);
  if (failures.length > 0) faults.push(`${bomb.name}: the other was answered ${failures.join(", ")}`);
}
await product.stop();
for (const fault of faults) console.log(`NOT FAIR: ${fault}`);
if (faults.length > 0 && process.argv.includes("--gate")) process.exitCode = 1;
