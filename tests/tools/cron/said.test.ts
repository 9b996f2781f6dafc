import { expect, test } from "bun:test";
import { withoutMarks } from "#core/fold.ts";
import { nextTimes } from "#tools/cron/next.ts";
import { readExpression } from "#tools/cron/read-expression.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";
import { read } from "./random-lists.ts";

const numbers = seededNumbers(20_261_124);
const below = (end: number): number => numbers() % end;
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
};

/** Days as they are said in a language, and whether a day is one of them. */
type Days = { readonly said: string; readonly isOn: (date: Date) => boolean };
/** Times of day, in minutes. */
type Minutes = { readonly said: string; readonly minutes: readonly number[] };

const vi = ["chủ nhật", "thứ hai", "thứ ba", "thứ tư", "thứ năm", "thứ sáu", "thứ bảy"] as const;
const en = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const months = ["January", "March", "June", "October", "December"] as const;
const numberOfMonth = (name: string): number => new Date(`1 ${name} 2026 UTC`).getUTCMonth() + 1;
const lastDay = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
const ordinal = (day: number): string =>
  `${day}${day % 10 === 1 && day !== 11 ? "st" : day % 10 === 2 && day !== 12 ? "nd" : day % 10 === 3 && day !== 13 ? "rd" : "th"}`;

function viDays(): Days {
  const [weekday, day, month] = [below(7), 1 + below(28), 1 + below(12)];
  const [from, to] = [1 + below(3), 4 + below(3)];
  const is = (date: Date) => date.getUTCDay();
  return pick<Days>([
    { said: pick(["mỗi ngày", "hằng ngày", "hàng ngày", "ngày nào cũng"]), isOn: () => true },
    {
      said: `${vi[weekday]} ${pick(["hàng tuần", "mỗi tuần", ""])}`.trim(),
      isOn: (date) => is(date) === weekday,
    },
    {
      said: pick([
        `thứ ${from + 1} đến thứ ${to + 1}`,
        `T${from + 1}-T${to + 1}`,
        `từ ${vi[from]} tới ${vi[to]}`,
      ]),
      isOn: (date) => is(date) >= from && is(date) <= to,
    },
    {
      said: pick([`thứ ${from + 1}, ${to + 1} và CN`, `${vi[from]}, ${vi[to]}, chủ nhật`]),
      isOn: (date) => [0, from, to].includes(is(date)),
    },
    { said: "cuối tuần", isOn: (date) => is(date) % 6 === 0 },
    { said: pick(["ngày thường", "các ngày trong tuần"]), isOn: (date) => is(date) % 6 !== 0 },
    { said: `mỗi ngày trừ ${vi[weekday]}`, isOn: (date) => is(date) !== weekday },
    { said: `ngày ${day} ${pick(["hàng tháng", "mỗi tháng"])}`, isOn: (date) => date.getUTCDate() === day },
    { said: `ngày 1 và ${day} hằng tháng`, isOn: (date) => [1, day].includes(date.getUTCDate()) },
    {
      said: `ngày ${day} tháng ${month} hàng năm`,
      isOn: (date) => date.getUTCDate() === day && date.getUTCMonth() + 1 === month,
    },
    { said: "ngày cuối cùng của tháng", isOn: (date) => date.getUTCDate() === lastDay(date) },
    {
      said: `${vi[weekday]} đầu tiên của tháng`,
      isOn: (date) => is(date) === weekday && date.getUTCDate() <= 7,
    },
  ]);
}

function enDays(): Days {
  const [weekday, day, month] = [below(7), 1 + below(28), pick(months)];
  const [from, to] = [1 + below(3), 4 + below(3)];
  const is = (date: Date) => date.getUTCDay();
  return pick<Days>([
    { said: pick(["every day", "daily", "each day"]), isOn: () => true },
    { said: pick([`every ${en[weekday]}`, `on ${en[weekday]}s`]), isOn: (date) => is(date) === weekday },
    {
      said: pick([
        `${en[from]} to ${en[to]}`,
        `${en[from]?.slice(0, 3)}-${en[to]?.slice(0, 3)}`,
        `from ${en[from]} through ${en[to]}`,
      ]),
      isOn: (date) => is(date) >= from && is(date) <= to,
    },
    {
      said: `every ${en[from]}, ${en[to]} and Sunday`,
      isOn: (date) => [0, from, to].includes(is(date)),
    },
    { said: pick(["on weekends", "every weekend"]), isOn: (date) => is(date) % 6 === 0 },
    { said: pick(["weekdays", "every weekday", "on working days"]), isOn: (date) => is(date) % 6 !== 0 },
    { said: `every day except ${en[weekday]}`, isOn: (date) => is(date) !== weekday },
    {
      said: pick([`on the ${ordinal(day)} of every month`, `monthly on the ${ordinal(day)}`]),
      isOn: (date) => date.getUTCDate() === day,
    },
    {
      said: pick([`every year on ${month} ${day}`, `on ${day} ${month}`, `every ${month} ${ordinal(day)}`]),
      isOn: (date) => date.getUTCDate() === day && date.getUTCMonth() + 1 === numberOfMonth(month),
    },
    { said: "on the last day of the month", isOn: (date) => date.getUTCDate() === lastDay(date) },
    {
      said: `on the first ${en[weekday]} of every month`,
      isOn: (date) => is(date) === weekday && date.getUTCDate() <= 7,
    },
  ]);
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

const step = (count: number, from: number, to: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / count) + 1 }, (_, at) => from + at * count);

/** The part of the day that an hour is said with, and the hour on a clock of twelve. */
function viPart(hour: number): string {
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  if (hour === 0) return `${twelve}h đêm`;
  if (hour < 11) return `${twelve}h sáng`;
  if (hour < 14) return `${twelve}h trưa`;
  return `${twelve}h ${hour < 18 ? "chiều" : hour < 22 ? "tối" : "đêm"}`;
}

function viMinutes(): Minutes {
  const [hour, minute, later] = [below(24), pick([0, 5, 15, 30, 45]), 13 + below(10)];
  const [count, hours] = [pick([2, 3, 5, 6, 10, 12, 15, 20, 30]), pick([2, 3, 4, 6, 8, 12])];
  const at = hour * 60 + minute;
  return pick<Minutes>([
    {
      said: pick([
        `${hour}h${minute === 0 ? "" : twoDigits(minute)}`,
        `lúc ${hour}:${twoDigits(minute)}`,
        `${hour} giờ ${minute} phút`,
      ]),
      minutes: [at],
    },
    { said: viPart(hour), minutes: [hour * 60] },
    { said: `lúc ${6 + below(1)}h và ${later}h`, minutes: [360, later * 60] },
    {
      said: pick([`mỗi ${count} phút`, `cứ ${count} phút chạy 1 lần`, `${count} phút một lần`]),
      minutes: step(count, 0, 1439),
    },
    { said: pick([`mỗi ${hours} tiếng`, `cứ ${hours} giờ một lần`]), minutes: step(hours * 60, 0, 1439) },
    { said: `mỗi ${count} phút từ 8h đến ${later}h`, minutes: step(count, 480, later * 60 + 59) },
    { said: `mỗi giờ từ 8h đến ${later}h`, minutes: step(60, 480, later * 60) },
    { said: "nửa đêm", minutes: [0] },
  ]);
}

function enMinutes(): Minutes {
  const [hour, minute, later] = [below(24), pick([0, 5, 15, 30, 45]), 13 + below(10)];
  const [count, hours] = [pick([2, 3, 5, 6, 10, 12, 15, 20, 30]), pick([2, 3, 4, 6, 8, 12])];
  const twelve = `${hour % 12 === 0 ? 12 : hour % 12}`;
  const half = hour < 12 ? "am" : "pm";
  return pick<Minutes>([
    {
      said: pick([`at ${hour}:${twoDigits(minute)}`, `at ${twelve}:${twoDigits(minute)} ${half}`]),
      minutes: [hour * 60 + minute],
    },
    { said: pick([`at ${twelve}${half}`, `at ${twelve} ${half.charAt(0)}.m.`]), minutes: [hour * 60] },
    { said: `at 6am and ${later - 12}pm`, minutes: [360, later * 60] },
    {
      said: pick([`every ${count} minutes`, `every ${count} mins`, `once every ${count} minutes`]),
      minutes: step(count, 0, 1439),
    },
    { said: pick([`every ${hours} hours`, `every ${hours}h`]), minutes: step(hours * 60, 0, 1439) },
    {
      said: `every ${count} minutes from 8am to ${later - 12}pm`,
      minutes: step(count, 480, later * 60 + 59),
    },
    { said: `every hour between 8:00 and ${later}:00`, minutes: step(60, 480, later * 60) },
    { said: pick(["at midnight", "midnight"]), minutes: [0] },
  ]);
}

const now = Date.UTC(2026, 10, 24, 10, 30);
const dayMs = 86_400_000;
const runs = 8;

/** The first runs behind now, by going from day to day. */
function runsOf({ isOn }: Days, { minutes }: Minutes): readonly number[] {
  const found: number[] = [];
  const sorted = [...new Set(minutes)].toSorted((one, other) => one - other);
  for (let day = Date.UTC(2026, 10, 24); found.length < runs; day += dayMs)
    if (isOn(new Date(day)))
      found.push(...sorted.map((minute) => day + minute * 60_000).filter((time) => time > now));
  return found.slice(0, runs);
}

test.each([
  ["Vietnamese", viDays, viMinutes],
  ["English", enDays, enMinutes],
] as const)("schedules said in %s run when they were meant to", (_, daysOf, minutesOf) => {
  for (let round = 0; round < 400; round += 1) {
    const [days, minutes] = [daysOf(), minutesOf()];
    const said = pick([
      `${days.said} ${minutes.said}`,
      `${minutes.said} ${days.said}`,
      `${days.said}, ${minutes.said}`,
    ]);
    // Without marks `tới` is `tối`, and `từ` is `tư`.
    const bare = /tới|từ/.test(said) ? said : withoutMarks(said);
    const text = pick([said, said.toUpperCase(), bare]);
    const reading = readExpression(text);
    const expr = "value" in reading ? reading.value : reading.refused.key;
    expect([text, expr]).toEqual([text, expect.stringMatching(/^[\d*/,#L -]+$/)]);
    const found = nextTimes(read(expr), { now: new Date(now), count: runs, tz: "UTC" });
    expect([text, expr, found.map((time) => time.getTime())]).toEqual([
      text,
      expr,
      [...runsOf(days, minutes)],
    ]);
  }
});

test("what one line cannot say is refused, in whatever words, and never read as something near", () => {
  const uneven = Array.from({ length: 300 }, (_, at) => at + 1).filter(
    (count) => ![1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60, 120, 180, 240].includes(count),
  );
  for (const count of uneven)
    for (const said of [
      `mỗi ${count} phút`,
      `cứ ${count} phút một lần`,
      `every ${count} minutes`,
      `every ${count} mins on weekdays`,
    ])
      expect([said, readExpression(said)]).toMatchObject([
        said,
        { refused: { key: expect.stringMatching(/minutes|hours|days/) } },
      ]);
  for (let round = 0; round < 200; round += 1) {
    const [hour, other] = [13 + below(10), 1 + below(11)];
    const [minute, different] = [below(30), 30 + below(30)];
    for (const said of [
      `${hour}h${twoDigits(minute)} và ${other}h${twoDigits(different)} mỗi ngày`,
      `at ${hour}:${twoDigits(minute)} and ${other}:${twoDigits(different)} daily`,
    ])
      expect([said, readExpression(said)]).toMatchObject([said, { refused: { key: "cron.words.times" } }]);
    const both = `${vi[below(7)]} ngày ${1 + below(28)} lúc ${hour}h`;
    expect([both, readExpression(both)]).toMatchObject([both, { refused: { key: "cron.words.both" } }]);
  }
});
