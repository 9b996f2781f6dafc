import { expect, test } from "bun:test";
import { analyticsCsv, daysCompared, firstDayOf, summarise } from "#tools/links/analytics.ts";
import { dayInVietnam, lastDays } from "#core/days.ts";
import { type DayCount, countsWithNames } from "#tools/links/store.ts";

const now = Date.parse("2026-11-21T18:30:00Z");

const link = {
  id: "l",
  code: "abcd",
  target: "https://example.com/",
  userId: "an",
  createdAt: new Date(0),
  clicks: 12,
};

const counts: DayCount[] = [
  { day: "2026-11-20", kind: "clicks", value: "", clicks: 3 },
  { day: "2026-11-20", kind: "country", value: "VN", clicks: 2 },
  { day: "2026-11-20", kind: "country", value: "US", clicks: 1 },
  { day: "2026-11-20", kind: "unique", value: "", clicks: 2 },
  { day: "2026-11-22", kind: "clicks", value: "", clicks: 2 },
  { day: "2026-11-22", kind: "country", value: "US", clicks: 2 },
  { day: "2026-11-22", kind: "referrer", value: "forum.example", clicks: 2 },
  { day: "2026-11-22", kind: "bots", value: "", clicks: 7 },
];

/** As the store sums them up. */
const summaryOf = (dayCounts: readonly DayCount[]) => ({
  perDay: dayCounts.filter(({ value }) => value === ""),
  named: countsWithNames.map((kind) => {
    const sums = new Map<string, number>();
    for (const { value, clicks } of dayCounts.filter((count) => count.kind === kind))
      sums.set(value, (sums.get(value) ?? 0) + clicks);
    return { kind, top: [...sums].map(([value, clicks]) => ({ value, clicks })) };
  }),
});

test("days are those of Vietnam, all year round", () => {
  const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Ho_Chi_Minh" });
  for (let hour = 0; hour < 72; hour += 1)
    for (const day of [0, 182]) {
      const moment = now + hour * 3_600_000 + day * 86_400_000;
      expect(dayInVietnam(moment)).toBe(calendar.format(moment));
    }
});

test("a range of days ends today and leaves none out", () => {
  expect(lastDays(now, 3)).toEqual(["2026-11-20", "2026-11-21", "2026-11-22"]);
  expect(firstDayOf(30, now)).toBe("2026-10-24");
});

test("a range is compared with as many days before it, all of which the link was there", () => {
  const [first, last] = ["2026-11-09", "2026-11-15"];
  const of = (made: string) => daysCompared({ createdAt: new Date(made) }, { range: 7, now });
  expect(of("2026-11-09T16:59:59Z").before).toEqual(lastDays(Date.parse(`${last}T12:00:00Z`), 7));
  expect(of("2026-11-09T16:59:59Z").before?.[0]).toBe(first);
  expect(of("2026-11-09T17:00:00Z").before).toBeNull();
  expect(of("2026-11-21T00:00:00Z").days).toEqual(lastDays(now, 7));
});

test("counts of days add up to a summary in which days without clicks are there", () => {
  const summary = summarise(link, summaryOf(counts), { range: 7, previous: 4, now, lang: "vi" });
  expect(summary).toMatchObject({ total: 12, range: 7, clicks: 5, previous: 4, unique: 2, bots: 7 });
  expect(summary.daily).toHaveLength(7);
  expect(summary.daily.slice(-3)).toEqual([
    { day: "2026-11-20", clicks: 3 },
    { day: "2026-11-21", clicks: 0 },
    { day: "2026-11-22", clicks: 2 },
  ]);
  expect(summary.byCountry).toEqual([
    { country: "US", name: "Hoa Kỳ", clicks: 3 },
    { country: "VN", name: "Việt Nam", clicks: 2 },
  ]);
  // What is not among the names counted is other, so that each group adds up to all clicks.
  expect(summary.byReferrer).toEqual([
    { referrer: "other", clicks: 3 },
    { referrer: "forum.example", clicks: 2 },
  ]);
});

test("countries are named in the reader's language, the unknown one too", () => {
  const unknown: DayCount[] = [{ day: "2026-11-22", kind: "country", value: "ZZ", clicks: 1 }];
  const nameIn = (lang: "vi" | "en") =>
    summarise(link, summaryOf(unknown), { range: 7, previous: null, now, lang }).byCountry[0]?.name;
  expect([nameIn("vi"), nameIn("en")]).toEqual(["Vùng không xác định", "Unknown Region"]);
});

test("a spreadsheet shows what was counted and runs none of it", async () => {
  const hostile: DayCount[] = [{ day: "2026-11-22", kind: "referrer", value: "=cmd,1", clicks: 1 }];
  async function* counted() {
    yield counts.slice(0, 1);
    yield [];
    yield hostile;
  }
  expect((await Array.fromAsync(analyticsCsv(counted()))).join("")).toBe(
    '\uFEFFday,kind,value,clicks\r\n2026-11-20,clicks,,3\r\n2026-11-22,referrer,"\'=cmd,1",1\r\n',
  );
});
