/**
 * Redirects with their click kept on the disk before the answer, by 256 visitors at once: beside a bare 302, and
 * beside one INSERT a redirect. And the analytics of a link with a million clicks.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clickStore } from "../src/db/clicks.ts";
import { openDatabase } from "../src/db/client.ts";
import { linkStore } from "../src/db/links.ts";
import { firstDayOf, summarise } from "../src/tools/links/analytics.ts";
import { lastDays } from "../src/tools/links/days.ts";
import { line, requestsPerSecond, runsPerSecond, startServer } from "./support.ts";

const folder = mkdtempSync(join(tmpdir(), "bench-redirects-"));

const product = await startServer(["src/main.ts"], {
  NODE_ENV: "production",
  RATE_LIMIT: "0",
  TRUST_PROXY: "1",
  PORT: "4311",
  HOST: "127.0.0.1",
  SMTP_PORT: "0",
  DATABASE_URL: `file:${join(folder, "product.db")}`,
});
await fetch(`${product.url}/api/links`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ url: "https://example.com/", code: "bench" }),
});
const bare = await startServer(["bench/redirect-server.ts", "bare"]);
const insert = await startServer(["bench/redirect-server.ts", "insert", join(folder, "insert.db")]);

const measure = ({ url }: { url: string }) =>
  requestsPerSecond(`${url}/links/bench`, { connections: 256, script: "bench/visitors.lua" });

const rounds: { ours: number; bare: number; insert: number }[] = [];
for (let round = 0; round < 3; round += 1) {
  rounds.push({ bare: await measure(bare), ours: await measure(product), insert: await measure(insert) });
}
for (const server of [product, bare, insert]) await server.stop();

const [median] = rounds.toSorted((one, other) => one.ours - other.ours).slice(1);
if (!median) throw new Error("Nothing was measured");
line("redirects with their click, beside a bare 302", median.ours, median.bare);
line("the same, beside one INSERT a redirect", median.ours, median.insert);

const { db, close } = await openDatabase(`file:${join(folder, "million.db")}`);
const link = {
  id: "bench",
  code: "bench",
  target: "https://example.com/",
  userId: null,
  createdAt: new Date(),
};
await linkStore(db).add(link);
const clicks = clickStore(db, { waitMs: 1, onFailure: console.error });
const now = Date.now();
const days = lastDays(now, 90);
const countries = ["VN", "US", "JP", "KR", "DE", "FR", "AU", "TW", "CA", "SG"];
const million = 1_000_000;
for (let made = 0; made < million; made += 1000) {
  const group = Array.from({ length: 1000 }, (_, at) => {
    const number = made + at;
    return clicks.record({
      linkId: link.id,
      day: days[number % days.length] ?? "",
      isBot: number % 17 === 0,
      country: countries[number % countries.length] ?? null,
      referrer: `site-${number % 500}.example`,
      device: number % 3 === 0 ? "desktop" : "mobile",
      browser: ["Chrome", "Safari", "Zalo", "Cốc Cốc"][number % 4] ?? "other",
      visitor: new Uint8Array(new BigUint64Array([BigInt(number)]).buffer),
    });
  });
  await Promise.all(group);
}
const analytics = await runsPerSecond(async () => {
  const counts = await clicks.countsOf(link.id, firstDayOf(90, now));
  return summarise({ ...link, clicks: million }, counts, { range: 90, now, lang: "vi" });
});
line("analytics of a link with 1 000 000 clicks, beside 50 ms each", analytics, 20);
await close();
