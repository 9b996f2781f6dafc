/** The analytics of a link with a million clicks. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clickStore } from "#db/clicks.ts";
import { openDatabase } from "#db/client.ts";
import { linkStore } from "#db/links.ts";
import { summarise } from "#tools/links/analytics.ts";
import { lastDays } from "#core/days.ts";
import { line, runsPerSecond } from "./support.ts";

const folder = mkdtempSync(join(tmpdir(), "bench-analytics-"));

const { db, close } = await openDatabase(`file:${join(folder, "million.db")}`);
const link = {
  id: "bench",
  code: "bench",
  target: "https://example.com/",
  userId: null,
  createdAt: new Date(),
};
await linkStore(db).add(link);
const clicks = clickStore(db, { onFailure: console.error });
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
      payer: { client: `${number}`, network: `${number}` },
    });
  });
  await Promise.all(group);
}
const analytics = await runsPerSecond(async () => {
  const counts = await clicks.summaryOf(link.id, days);
  return summarise({ ...link, clicks: million }, counts, { range: 90, previous: null, now, lang: "vi" });
});
line("analytics of a link with 1 000 000 clicks, beside 50 ms each", analytics, 20);
await close();
