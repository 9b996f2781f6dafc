/** How soon the product listens in an empty folder with its assets built before, and how much memory it has in use then and later. */
import { readFileSync } from "node:fs";
import { load, median, residentMb } from "./load.ts";
import { startProduct } from "./support.ts";

const isGate = process.argv.includes("--gate");
const marks = { computingMs: 350, idleMb: 100, loadedMb: 180 };
/** Wide: this is for what was forgotten, such as a library that every start loads. */
const gates = { computingMs: 1500, idleMb: 190 };
const mixedRequests = 1_000_000;
const mixedPaths = ["/qr", "/en/cron", "/qr?x=1", "/api/ip", "/links/bench", "/whois?x=1", "/vietqr?x=1"];

async function start() {
  const startedAt = performance.now();
  const server = await startProduct(4313, { RATE_LIMIT: "0" });
  const wallMs = performance.now() - startedAt;
  const fields = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return { server, wallMs, computingMs: (Number(fields[11]) + Number(fields[12])) * 10 };
}

const starts: { wallMs: number; computingMs: number; idleMb: number }[] = [];
for (let round = 0; round < (isGate ? 2 : 6); round += 1) {
  const { server, ...times } = await start();
  await Bun.sleep(1000);
  // The first one may have built the assets.
  if (round > 0) starts.push({ ...times, idleMb: residentMb(server.pid) });
  await server.stop();
}
const { wallMs, computingMs, idleMb } = median(starts, (one) => one.computingMs);
console.log(
  `start: ${wallMs.toFixed(0)} ms, of which ${computingMs} ms computing (wanted: ${marks.computingMs}); ${idleMb.toFixed(0)} MB idle (${marks.idleMb})`,
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
