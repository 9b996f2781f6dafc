/** How soon the product listens in an empty folder with its assets built before, and how much memory it has in use then and later. */
import { readFileSync } from "node:fs";
import { load, median, residentMb } from "./load.ts";
import { startProduct, startServer } from "./support.ts";

const isGate = process.argv.includes("--gate");
const marks = { wallMs: 350, idleMb: 100, loadedMb: 180 };
/** Wide: this is for what was forgotten, such as a library that every start loads. */
const gates = { computingMs: 1500, idleMb: 190 };
const mixedRequests = 1_000_000;
const mixedPaths = ["/qr", "/en/cron", "/qr?x=1", "/api/ip", "/links/bench", "/whois?x=1", "/vietqr?x=1"];

const bareServer = `const { port } = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("") });
  console.log("listening on 127.0.0.1:" + port);`;

/** How long a server takes until it listens, and how much of that its threads compute. */
async function timed(begin: () => ReturnType<typeof startServer>) {
  const startedAt = performance.now();
  const server = await begin();
  const wallMs = performance.now() - startedAt;
  const fields = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return { server, wallMs, computingMs: (Number(fields[11]) + Number(fields[12])) * 10 };
}

const start = () => timed(() => startProduct(4313, { RATE_LIMIT: "0" }));

/** What a start is held against: Bun itself, and the sources, which production does not load. */
const limits = {
  bare: () => timed(() => startServer(["-e", bareServer])),
  sources: () => timed(() => startProduct(4313, { RATE_LIMIT: "0", NODE_ENV: "" })),
};

type Start = { readonly wallMs: number; readonly computingMs: number; readonly idleMb: number };

const starts: Start[] = [];
const beside: Record<keyof typeof limits, Start[]> = { bare: [], sources: [] };
for (let round = 0; round < (isGate ? 2 : 6); round += 1) {
  for (const [rounds, begin] of [
    [starts, start],
    [beside.bare, limits.bare],
    [beside.sources, limits.sources],
  ] as const) {
    const { server, ...times } = await begin();
    await Bun.sleep(1000);
    // The first one may have built what is loaded.
    if (round > 0) rounds.push({ ...times, idleMb: residentMb(server.pid) });
    await server.stop();
  }
}
const middle = (rounds: readonly Start[]) => median(rounds, (one) => one.computingMs);
const described = ({ wallMs, computingMs, idleMb }: Start) =>
  `${wallMs.toFixed(0)} ms, ${computingMs} ms computing, ${idleMb.toFixed(0)} MB idle`;
const { computingMs, idleMb } = middle(starts);
console.log(
  `start: ${described(middle(starts))} (wanted: ${marks.wallMs} ms, ${marks.idleMb} MB); from the sources: ${described(middle(beside.sources))}; a bare Bun.serve: ${described(middle(beside.bare))}`,
);
if (isGate) {
  const isOver = computingMs > gates.computingMs || idleMb > gates.idleMb;
  if (isOver) process.exitCode = 1;
} else {
  const { server } = await start();
  await fetch(`${server.url}/api/links`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ url: "https://example.com/", code: "bench" }),
  });
  // Each time after the first shows whether it grows.
  const passes: string[] = [];
  let requests = 0;
  while (requests < mixedRequests) {
    for (const path of mixedPaths) requests += (await load(server, path, { seconds: 4 })).perS * 4;
    passes.push(`${residentMb(server.pid).toFixed(0)} MB after ${Math.round(requests / 1000)} 000`);
  }
  console.log(`requests of seven kinds: ${passes.join(", ")} (wanted: ${marks.loadedMb} MB)`);
  await server.stop();
}
