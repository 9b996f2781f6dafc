/**
 * What a core does on each engine, with one process and with two: requests for each second of CPU time that the site's
 * processes spent, as a table, beside a bare server in the same run. Wall time says little when clients, servers and
 * databases share the cores. Each process has the same load, however many there are. PostgreSQL's own CPU time for a
 * redirect is said apart; PostgreSQL and Redis are started for it. It takes at most five minutes.
 */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#db/client.ts";
import { limitStore } from "#db/limit-store.ts";
import { openRedis } from "#db/redis.ts";
import { memoryLimitStore } from "#core/memory-limit-store.ts";
import type { LimitStore } from "#core/limit-store.ts";
import { startPostgresql } from "#tests/support/servers/postgresql.ts";
import { startRedis } from "#tests/support/servers/redis.ts";
import { perSecond, startServer } from "./support.ts";

const ticksPerSecond = 100;
/** For each process. */
const [clients, warmUp, requests] = [64, 6000, 16_000];
/** No load takes longer, on however slow a machine. */
const maxLoadMs = 6000;

/** Seconds of CPU time that processes have spent, with all their threads. */
const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  }, 0);

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

type Server = Awaited<ReturnType<typeof startServer>>;
type Load = { readonly path: string; readonly fields: () => Record<string, string> };

/** So many requests to each server at once, as far as the time goes; how many there were in all. */
async function ask(servers: readonly Server[], { path, fields }: Load, count: number): Promise<number> {
  const end = performance.now() + maxLoadMs;
  const askOne = async ({ url }: Server) => {
    let asked = 0;
    const client = async () => {
      while (asked < count && performance.now() < end) {
        asked += 1;
        const answer = await fetch(url + path, { headers: fields(), redirect: "manual" });
        await answer.arrayBuffer();
        if (answer.status >= 400) throw new Error(`${url}${path}: ${answer.status}`);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return asked;
  };
  const asked = await Promise.all(servers.map(askOne));
  return asked.reduce((sum, one) => sum + one, 0);
}

/** What servers do by themselves after their start is no part of a request. */
async function settle(pids: readonly number[]): Promise<void> {
  let last = cpuOf(pids);
  for (let tries = 0; tries < 10; tries += 1) {
    await Bun.sleep(500);
    const spent = cpuOf(pids);
    if (spent - last < 0.03) return;
    last = spent;
  }
}

/** Requests for each second that the servers computed, and how much others computed for one. */
async function perCpuSecond(servers: readonly Server[], load: Load, others: () => number[] = () => []) {
  const pids = servers.map(({ pid }) => pid);
  await ask(servers, load, warmUp);
  await settle(pids);
  const before = { own: cpuOf(pids), others: cpuOf(others()) };
  const asked = await ask(servers, load, requests);
  return {
    rate: asked / (cpuOf(pids) - before.own),
    othersMicros: ((cpuOf(others()) - before.others) / asked) * 1e6,
  };
}

const byte = () => Math.floor(Math.random() * 256);
const phone =
  "Mozilla/5.0 (Linux; Android 15; SM-A566B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
const page: Load = { path: "/qr", fields: () => ({ "Accept-Encoding": "gzip" }) };
/** Each of another of 65 536 visitors. */
const redirect: Load = {
  path: "/links/bench",
  fields: () => ({ "User-Agent": phone, "X-Forwarded-For": `14.160.${byte()}.${byte()}` }),
};

const [postgresql, redis] = [await startPostgresql(), await startRedis()];
const folder = mkdtempSync(join(tmpdir(), "bench-growth-"));
const bareFile = join(folder, "page");
await Bun.write(bareFile, "x".repeat(10_000));
const bare = {
  page: await startServer(["bench/bare-server.ts", bareFile]),
  redirect: await startServer(["bench/redirect-server.ts", "bare"]),
};
const row = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
const cell = (rate: number, bareRate: number) =>
  `${perSecond(rate)} (${(rate / bareRate).toFixed(2)} of bare)`;

const bareRates = {
  page: (await perCpuSecond([bare.page], { ...page, path: "/" })).rate,
  redirect: (await perCpuSecond([bare.redirect], redirect)).rate,
};
row([
  "For each second of CPU time",
  "pages from memory",
  "redirects with their click",
  "PostgreSQL's own time for a redirect",
]);
row(["---", "---", "---", "---"]);
row(["bare server", perSecond(bareRates.page), perSecond(bareRates.redirect), ""]);

const engines = {
  SQLite: async () => ({ DATABASE_URL: `file:${join(folder, `${crypto.randomUUID()}.db`)}` }),
  PostgreSQL: async () => ({ DATABASE_URL: await postgresql.newDatabase() }),
  "PostgreSQL and Redis": async () => ({
    DATABASE_URL: await postgresql.newDatabase(),
    REDIS_URL: redis.url,
  }),
};

let port = 4320;
for (const [engine, newSettings] of Object.entries(engines)) {
  for (const processes of [1, 2]) {
    const settings = { ...(await newSettings()), NODE_ENV: "production", RATE_LIMIT: "0", TRUST_PROXY: "1" };
    const common = { ...settings, HOST: "127.0.0.1", SMTP_PORT: "0" };
    const servers: Server[] = [];
    for (let index = 0; index < processes; index += 1)
      servers.push(await startServer(["src/main.ts"], { ...common, PORT: String((port += 1)) }));
    await fetch(`${servers[0]?.url}/api/links`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ url: "https://example.com/", code: "bench" }),
    });
    const pages = await perCpuSecond(servers, page);
    const others = () => (engine === "SQLite" ? [] : [postgresql.pid(), ...childrenOf(postgresql.pid())]);
    const redirects = await perCpuSecond(servers, redirect, others);
    row([
      `${engine}, ${processes === 1 ? "one process" : "two processes"}`,
      cell(pages.rate, bareRates.page),
      cell(redirects.rate, bareRates.redirect),
      redirects.othersMicros > 0 ? `${Math.round(redirects.othersMicros)} µs` : "",
    ]);
    for (const server of servers) await server.stop();
  }
}
for (const server of Object.values(bare)) await server.stop();

/** How many limits are taken for each second of CPU time, by 50 clients at once. */
async function takesPerCpuSecond(store: LimitStore, takes: number): Promise<number> {
  const before = process.cpuUsage();
  for (let taken = 0; taken < takes; taken += 50) {
    const one = async (_: unknown, client: number) =>
      store.take(`link:192.0.2.${client}`, { points: 1e9, windowS: 3600, now: Date.now() });
    await Promise.all(Array.from({ length: 50 }, one));
  }
  const { user, system } = process.cpuUsage(before);
  return (takes * 1e6) / (user + system);
}

const secret = "a secret of the site";
const [sqlite, server] = [
  await openDatabase(`file:${join(folder, "limits.db")}`),
  await openDatabase(await postgresql.newDatabase()),
];
const client = await openRedis(redis.url, (fault) => {
  throw fault;
});
console.log("");
row(["Limits of an hour", "for each second of CPU time"]);
row(["---", "---"]);
const inMemory = await takesPerCpuSecond(memoryLimitStore(), 1_000_000);
row(["memory", perSecond(inMemory)]);
for (const [name, store] of [
  ["SQLite", limitStore(sqlite.db, { secret })],
  ["PostgreSQL", limitStore(server.db, { secret })],
  ["Redis", client.limits({ secret })],
] as const) {
  await takesPerCpuSecond(store, 1000);
  row([name, perSecond(await takesPerCpuSecond(store, 5000))]);
}
client.close();
await Promise.all([sqlite.close(), server.close()]);
await redis.stop();
await postgresql.stop();
