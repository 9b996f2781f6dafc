/**
 * What requests cost, each kind beside a limit in the same run, in turns: computing time of the thread that answers, since
 * rates swing with whoever else uses the machine. `--gate` is short, and fails below the gates, which are far below the marks.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Load, load, median } from "./load.ts";
import { measureResultPages } from "./result-pages.ts";
import { startProduct, startServer } from "./support.ts";

const isGate = process.argv.includes("--gate");
const [rounds, seconds] = isGate ? [2, 1] : [5, 3];
const folder = mkdtempSync(join(tmpdir(), "bench-"));

const product = await startProduct(4310, { RATE_LIMIT: "0", TRUST_PROXY: "1" });
await fetch(`${product.url}/api/links`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ url: "https://example.com/", code: "bench" }),
});
const faults: string[] = [];

type Server = Awaited<ReturnType<typeof startServer>>;
type Comparison = {
  readonly what: string;
  readonly path: string;
  readonly limit: Server;
  readonly options?: Parameters<typeof load>[2];
  /** What the ratio is wanted to be on a quiet machine, and what it must be on any. */
  readonly mark: number;
  readonly gate: number;
  readonly ratioOf?: (ours: Load, limit: Load) => number;
};

const byComputing = (ours: Load, limit: Load): number => limit.threadUs / ours.threadUs;
const byRate = (ours: Load, limit: Load): number => ours.perS / limit.perS;

const row = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
row(["What, beside what", "µs", "limit µs", "a second", "limit", "ratio", "wanted"]);
row(["---", "--:", "--:", "--:", "--:", "--:", "--:"]);

async function compare({ what, path, limit, options = {}, mark, gate, ratioOf = byComputing }: Comparison) {
  const measured: { ours: Load; bare: Load }[] = [];
  // What is called often is compiled then.
  for (const server of [limit, product]) await load(server, path, { seconds, ...options });
  for (let round = 0; round < rounds; round += 1) {
    const bare = await load(limit, path, { seconds, ...options });
    measured.push({ ours: await load(product, path, { seconds, ...options }), bare });
  }
  await limit.stop();
  const { ours, bare } = median(measured, (one) => ratioOf(one.ours, one.bare));
  const ratio = ratioOf(ours, bare);
  const numbers = [
    ours.threadUs.toFixed(1),
    bare.threadUs.toFixed(1),
    ours.perS.toFixed(0),
    bare.perS.toFixed(0),
  ];
  row([what, ...numbers, ratio.toFixed(2), String(mark)]);
  if (ratio < gate) faults.push(`${what}: ${ratio.toFixed(2)}, at least ${gate} is needed`);
}

const gzip = { headers: ["Accept-Encoding: gzip"] };

/** A bare server that answers with the bytes and header fields that the product gives. */
async function bareServerOf(path: string): Promise<Server> {
  const headers = { "Accept-Encoding": "gzip" };
  const reply = await fetch(product.url + path, { headers, decompress: false });
  const fields = [...reply.headers].filter(
    ([name]) => !/^(date|content-length|transfer-encoding)$/.test(name),
  );
  await Bun.write(join(folder, "bytes"), await reply.arrayBuffer());
  return startServer([
    "bench/bare-server.ts",
    join(folder, "bytes"),
    JSON.stringify(Object.fromEntries(fields)),
  ]);
}

/** A server that streams the elements of a page by React and does nothing else. */
async function reactServerOf(path: string, init: RequestInit = {}): Promise<Server> {
  const file = join(folder, "page.html");
  await Bun.write(file, await (await fetch(product.url + path, init)).text());
  return startServer(["bench/react-server.ts", file], { NODE_ENV: "production" });
}

await compare({
  what: "a page from memory, beside a bare `Bun.serve` with its bytes and headers",
  path: "/qr",
  limit: await bareServerOf("/qr"),
  options: gzip,
  mark: 0.9,
  gate: 0.5,
});
await compare({
  what: "the smallest call, beside a bare Elysia with its schema",
  path: "/api/tools/urlencode",
  limit: await startServer(["bench/elysia-server.ts"]),
  options: { script: "bench/call.lua" },
  mark: 0.35,
  gate: 0.15,
});
await compare({
  what: "a rendered page without a result, beside React streaming the same elements",
  path: "/qr?x=1",
  limit: await reactServerOf("/qr?x=1"),
  mark: 1,
  gate: 0.25,
});

const redirects = { path: "/links/bench", options: { script: "bench/visitors.lua", connections: 256 } };
await compare({
  what: "a redirect with its click on the disk, beside a bare 302",
  ...redirects,
  limit: await startServer(["bench/redirect-server.ts", "bare"]),
  mark: 0.3,
  gate: 0.08,
});
// These wait for the disk, which is nobody's to judge in a hurry.
if (!isGate) {
  const insertServer = (name: string) =>
    startServer(["bench/redirect-server.ts", "insert", join(folder, name)]);
  await compare({
    what: "the same by 256 at once, beside one synced INSERT each, by rates",
    ...redirects,
    limit: await insertServer("insert.db"),
    mark: 10,
    gate: 2,
    ratioOf: byRate,
  });
  await compare({
    what: "the same by one visitor alone, beside one synced INSERT, by rates",
    path: "/links/bench",
    options: { script: "bench/visitors.lua", connections: 1 },
    limit: await insertServer("alone.db"),
    mark: 0.5,
    gate: 0.1,
    ratioOf: byRate,
  });
  const alone = await load(product, "/qr?x=1", { seconds: 1, connections: 1 });
  const click = await load(product, "/links/bench", { seconds: 1, connections: 1 });
  console.log(
    `\nWhoever is alone waits ${alone.p50Ms.toFixed(2)} ms for a rendered page (wanted: 1), ${click.p50Ms.toFixed(2)} ms for a redirect (0.6).\n`,
  );
}
if (!isGate) await measureResultPages({ product, reactServerOf, folder });
await product.stop();
for (const fault of faults) console.log(`TOO SLOW: ${fault}`);
if (isGate && faults.length > 0) process.exitCode = 1;
