import { expect } from "bun:test";
import { nextTimes } from "#tools/cron/next.ts";
import { type Schedule, parseSchedule } from "#tools/cron/schedule.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";
import { crontabMatcher } from "./matcher.ts";

export const now = new Date("2026-11-21T05:00:00Z");

type Zone = { readonly tz: string; readonly seed: number; readonly days: number };

/** Zones with clock changes of an hour and of half an hour, with a seed and the days that are looked at. */
export const zones: readonly Zone[] = [
  { tz: "UTC", seed: 1, days: 60 },
  { tz: "Asia/Ho_Chi_Minh", seed: 2, days: 60 },
  { tz: "America/New_York", seed: 3, days: 130 },
  { tz: "Australia/Lord_Howe", seed: 4, days: 140 },
  { tz: "Pacific/Kiritimati", seed: 5, days: 40 },
  { tz: "Asia/Kathmandu", seed: 6, days: 40 },
];

const bounds = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

export const read = (expr: string): Schedule => {
  const schedule = parseSchedule(expr);
  if (!schedule.ok) throw new Error(`${expr}: ${JSON.stringify(schedule.failure)}`);
  return schedule.value;
};

/** One item of a list: a number, a range, a step, a counted weekday. */
function itemOf(field: number, below: (bound: number) => number): string {
  const [low, high] = bounds[field] ?? [0, 1];
  const from = low + below(high - low + 1);
  const to = from + below(high - from + 1);
  const step = 1 + below(field === 0 ? 20 : 5);
  const forms = [`${from}`, `${from}`, `${from}-${to}`, `${from}-${to}/${step}`, `*/${step}`];
  const special = field === 4 ? [`${below(8)}#${1 + below(5)}`, `${below(8)}L`] : field === 2 ? ["L"] : [];
  return [...forms, ...special][below(forms.length + special.length)] ?? "*";
}

/** Lists that overlap and repeat; the rare day and month fields are often open. */
function fieldOf(field: number, below: (bound: number) => number): string {
  if (below(5) < (field === 3 ? 4 : field > 1 ? 2 : 1)) return "*";
  const items = Array.from({ length: 1 + below(4) }, () => itemOf(field, below));
  return (below(3) === 0 ? [...items, items[0]] : items).join(",");
}

const exprOf = (below: (bound: number) => number): string =>
  bounds.map((_, field) => fieldOf(field, below)).join(" ");

/** Random lists run in just the minutes in which crontab's rules match. */
export function expectMinutesOfCrontab({ tz, seed, days }: Zone, rounds: number): void {
  const below = randomFrom(seed);
  const matcher = crontabMatcher(tz, now.getTime(), days);
  for (let round = 0; round < rounds; round += 1) {
    const expr = exprOf(below);
    const expected = matcher.minutesOf(expr, 40);
    const times = nextTimes(read(expr), { now, count: 40, tz }).map((time) => time.getTime());
    const inWindow = times.filter((time) => time < matcher.end).slice(0, 40);
    expect([expr, inWindow.map((time) => new Date(time).toISOString())]).toEqual([
      expr,
      expected.map((time) => new Date(time).toISOString()),
    ]);
  }
}
