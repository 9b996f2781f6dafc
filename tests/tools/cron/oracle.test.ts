import { CronExpressionParser } from "cron-parser";
import { expect, test } from "bun:test";
import { localizer } from "#core/i18n.ts";
import { lastTime, nextTimes } from "#tools/cron/next.ts";
import { describe } from "#tools/cron/sentence.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";
import { crontabMatcher } from "./matcher.ts";
import { expectMinutesOfCrontab, now, read, zones } from "./random-lists.ts";

const minuteMs = 60_000;

test.each(zones)(
  "thorough: in $tz random lists run in just the minutes in which crontab's rules match",
  (zone) => expectMinutesOfCrontab(zone, 12),
);

test("what the bullet names runs as crontab does", () => {
  const named = [
    "0 0 * * 0,7",
    "0 9-17,12 * * *",
    "*/10,0 8 * * *",
    "0 0 * * 1#1,3#2",
    "0 0 13 * */1",
    "0 0 */1 * 5",
  ];
  const matcher = crontabMatcher("UTC", now.getTime(), 190);
  for (const expr of named) {
    const times = nextTimes(read(expr), { now, count: 6, tz: "UTC" }).map((time) => time.getTime());
    expect([expr, times]).toEqual([expr, matcher.minutesOf(expr, 6)]);
    expect(times).toHaveLength(6);
  }
});

test("without repetition and in UTC it is what cron-parser finds", () => {
  const below = randomFrom(11);
  for (let round = 0; round < 200; round += 1) {
    const expr = `${below(60)} ${below(24)} ${below(2) ? "*" : 1 + below(28)} ${1 + below(12)} ${below(2) ? "*" : "1-5"}`;
    const theirs = CronExpressionParser.parse(expr, { currentDate: now, tz: "UTC" }).take(5);
    const ours = nextTimes(read(expr), { now, count: 5, tz: "UTC" });
    expect([expr, ours]).toEqual([expr, theirs.map((time) => time.toDate())]);
  }
});

test("fixed times in the hour that is left out run once later by it, in the one that comes twice once", () => {
  const on = (expr: string, from: string, tz: string) =>
    nextTimes(read(expr), { now: new Date(from), count: 3, tz }).map((time) =>
      time.toISOString().slice(5, 16),
    );
  expect(on("30 2 * * *", "2026-03-07T12:00:00Z", "America/New_York")).toEqual([
    "03-08T07:30",
    "03-09T06:30",
    "03-10T06:30",
  ]);
  expect(on("30 1 * * *", "2026-10-31T12:00:00Z", "America/New_York")).toEqual([
    "11-01T05:30",
    "11-02T06:30",
    "11-03T06:30",
  ]);
  // Half an hour of summer time: 02:15 is left out.
  expect(on("15 2 * * *", "2026-10-03T00:00:00Z", "Australia/Lord_Howe")).toEqual([
    "10-03T15:45",
    "10-04T15:15",
    "10-05T15:15",
  ]);
});

test.each(["0 0 31 2 *", "0 0 30 2 0-6/7", "0 0 31 4,6,9,11 */1", "0 0 30 2 */2", "0 0 */31 2 1#5"])(
  "%s never runs: nothing matches in a whole cycle of the calendar",
  (expr) => {
    const schedule = read(expr);
    const isRare = nextTimes(schedule, { now, count: 1, tz: "UTC" }).length === 0;
    expect(isRare).toBe(!anyDayIn400Years(expr));
  },
);

function anyDayIn400Years(expr: string): boolean {
  const matcher = crontabMatcher("UTC", Date.UTC(2027, 0, 1), 1);
  for (let day = 0; day < 146_097; day += 1)
    if (matcher.isDay(expr, new Date(Date.UTC(2027, 0, 1) + day * 1440 * minuteMs))) return true;
  return false;
}

test("a list is said as its values are, however they are written, each once, in both languages", () => {
  const below = randomFrom(5);
  for (let round = 0; round < 300; round += 1) {
    const minutes = Array.from({ length: 1 + below(8) }, () => below(60));
    const hours = Array.from({ length: 1 + below(6) }, () => below(24));
    const weekdays = Array.from({ length: 1 + below(4) }, () => below(8));
    const canonical = (values: number[]) => [...new Set(values)].sort((a, b) => a - b).join(",");
    const written = `${minutes.join(",")} ${hours.join(",")} * * ${weekdays.join(",")}`;
    const sorted = `${canonical(minutes)} ${canonical(hours)} * * ${canonical(weekdays.map((day) => day % 7))}`;
    for (const lang of ["vi", "en"] as const) {
      const speech = { t: localizer(lang), lang };
      expect(describe(read(written), speech)).toBe(describe(read(sorted), speech));
    }
  }
});

test("the minutes that both sentences name are the set", () => {
  const below = randomFrom(9);
  const expand = (list: string) =>
    [...list.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from, to]) =>
      Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, at) => Number(from) + at),
    );
  for (let round = 0; round < 300; round += 1) {
    const items = Array.from({ length: 1 + below(4) }, () => {
      const from = below(56);
      return below(2) ? `${from}` : `${from}-${from + below(4)}`;
    });
    const schedule = read(`${[...items, items[0]].join(",")} * * * *`);
    const en = describe(schedule, { t: localizer("en"), lang: "en" });
    const vi = describe(schedule, { t: localizer("vi"), lang: "vi" });
    expect(expand(/At minute (.*) of every hour/.exec(en)?.[1] ?? "")).toEqual([...schedule.minute.values]);
    expect(expand(/Vào phút (.*) của mỗi giờ/.exec(vi)?.[1] ?? "")).toEqual([...schedule.minute.values]);
  }
});

test.each(["vi", "en"] as const)(
  "in %s a step is said without its beginning only when all gaps are alike",
  (lang) => {
    for (let step = 2; step < 60; step += 1) {
      const expr = `*/${step} * * * *`;
      const times = nextTimes(read(expr), { now, count: 61, tz: "UTC" }).map((time) => time.getTime());
      const gaps = new Set(times.slice(1).map((time, at) => time - (times[at] ?? 0)));
      const sentence = describe(read(expr), { t: localizer(lang), lang });
      expect([expr, /^(Mỗi|Every) \d+ (phút|minutes)\.$/.test(sentence)]).toEqual([expr, gaps.size === 1]);
    }
  },
);

test("the last time is the one after which the next is yet to come, and the first after a moment before it", () => {
  const expressions = [
    "*/7 * * * *",
    "0 0 29 2 *",
    "30 1,2 * * *",
    "0 9 * * 1#1",
    "0 0 L * *",
    "*/5 * 31 * *",
    "15 * * * * *",
  ];
  let ran = 0;
  for (const tz of ["UTC", "Asia/Ho_Chi_Minh", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"])
    for (const expr of expressions)
      for (let round = 0; round < 4; round += 1) {
        const at = new Date(
          Date.UTC(2020 + Math.floor(Math.random() * 9), 0, Math.floor(Math.random() * 366)) +
            Math.floor(Math.random() * 86_400_000),
        );
        const last = lastTime(read(expr), { now: at, tz });
        const after = (moment: number) =>
          nextTimes(read(expr), { now: new Date(moment), count: 1, tz })[0]?.getTime() ?? 0;
        const time = last?.getTime() ?? 0;
        expect([tz, expr, at, time <= at.getTime(), after(time - 1), after(time) > at.getTime()]).toEqual([
          tz,
          expr,
          at,
          true,
          time,
          true,
        ]);
        ran += 1;
      }
  expect(ran).toBe(140);
  expect(lastTime(read("0 0 30 2 *"), { now, tz: "UTC" })).toBeNull();
});
