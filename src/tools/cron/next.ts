import type { CronField, Schedule } from "./schedule.ts";
import { type ZonedDay, zonedDayOf, createOffsetLookup } from "./zone.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The calendar repeats itself after 400 years, weekdays too: what does not come in them never comes. */
export const cycleYears = 400;

/** Crontab's rule: when one of the day fields begins with `*` both must hold, else either is enough. */
export const matchesEitherDayField = ({ day, weekday }: Schedule): boolean => !day.isOpen && !weekday.isOpen;

/** The next times after `now`, none when it never runs. */
export function nextTimes(schedule: Schedule, options: { now: Date; count: number; tz: string }): Date[] {
  const { now, count, tz } = options;
  const offsetAt = createOffsetLookup(tz);
  const instant = now.getTime();
  const today = Math.floor((instant + offsetAt(instant)) / dayMs);
  const times: Date[] = [];
  // Yesterday too: its last hour comes twice where the clocks are set back at midnight.
  for (const midnight of daysOf(schedule, (today - 1) * dayMs)) {
    const zonedDay = zonedDayOf(midnight, offsetAt);
    for (const time of timesOn(schedule, midnight, { zonedDay, after: instant })) {
      times.push(new Date(time));
      if (times.length === count) return times;
    }
  }
  return times;
}

/** The days on which it runs, as midnights in UTC, until none has come for a whole cycle of the calendar. */
function* daysOf(schedule: Schedule, from: number): Generator<number> {
  const start = new Date(from);
  let lastYear = start.getUTCFullYear() + cycleYears;
  for (let year = start.getUTCFullYear(); year <= lastYear; year += 1) {
    for (const month of schedule.month.values) {
      const first = Date.UTC(year, month - 1, 1);
      const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
      const isRunDay = runDayTest(schedule, { length, weekdayOfFirst: new Date(first).getUTCDay() });
      for (const day of daysToTry(schedule, length)) {
        const midnight = first + (day - 1) * dayMs;
        if (midnight < from || !isRunDay(day)) continue;
        lastYear = year + cycleYears;
        yield midnight;
      }
    }
  }
}

/** The days of a month that can be meant, ascending. */
function daysToTry(schedule: Schedule, length: number): readonly number[] {
  if (matchesEitherDayField(schedule)) return Array.from({ length }, (_, at) => at + 1);
  const { values, specials } = schedule.day;
  const days = values.filter((day) => day <= length);
  return specials.length > 0 && !days.includes(length) ? [...days, length] : days;
}

type Month = { readonly length: number; readonly weekdayOfFirst: number };

function runDayTest(schedule: Schedule, { length, weekdayOfFirst }: Month): (day: number) => boolean {
  const { day: days, weekday: weekdays } = schedule;
  const isEither = matchesEitherDayField(schedule);
  const onDay = (day: number) =>
    days.values.includes(day) || (day === length && days.specials.some(({ kind }) => kind === "last"));
  const onWeekday = (day: number) => {
    const weekday = (weekdayOfFirst + day - 1) % 7;
    if (weekdays.values.includes(weekday)) return true;
    return weekdays.specials.some((special) => {
      if (special.weekday !== weekday) return false;
      return special.kind === "last" ? day + 7 > length : Math.ceil(day / 7) === special.nth;
    });
  };
  return (day) => (isEither ? onDay(day) || onWeekday(day) : onDay(day) && onWeekday(day));
}

/**
 * The instants of one day after another one, ascending. As in cron(8), a job at fixed times that the clocks jump over runs once, later by
 * the jump, and one that they show twice runs once; a job of every hour or minute follows the clocks as they go.
 */
function* timesOn(
  schedule: Schedule,
  midnight: number,
  { zonedDay, after }: { zonedDay: ZonedDay; after: number },
): Generator<number> {
  if (zonedDay.hasFixedOffset) {
    const [start = midnight] = zonedDay.instantsOf(midnight);
    const ahead = midnight - start;
    for (const wallTime of wallTimesOn(schedule, midnight, after + ahead)) yield wallTime - ahead;
    return;
  }
  const repeatsHourly = isEvery(schedule.minute) || isEvery(schedule.hour);
  const instantsAt = (wallTime: number): readonly number[] => {
    const instants = zonedDay.instantsOf(wallTime);
    if (repeatsHourly) return instants;
    return instants.length === 0 ? [zonedDay.ignoringTransition(wallTime)] : instants.slice(0, 1);
  };
  const instants = new Set([...wallTimesOn(schedule, midnight, -Infinity)].flatMap(instantsAt));
  yield* [...instants].filter((instant) => instant > after).sort((one, other) => one - other);
}

const isEvery = ({ text }: CronField): boolean => text.startsWith("*");

/** The times of day after a moment, all as if they were UTC. */
function* wallTimesOn(
  { second, minute, hour }: Schedule,
  midnight: number,
  after: number,
): Generator<number> {
  for (const h of hour.values) {
    const hourAt = midnight + h * hourMs;
    if (hourAt + hourMs <= after) continue;
    for (const m of minute.values) {
      for (const s of second.values) {
        const wallTime = hourAt + m * 60_000 + s * 1000;
        if (wallTime > after) yield wallTime;
      }
    }
  }
}
