import type { CronField, Schedule } from "./schedule.ts";
import { type ZonedDay, zonedDayOf, createOffsetLookup } from "./zone.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The calendar repeats itself after 400 years, weekdays too: what does not come in them never comes. */
export const cycleYears = 400;

/** Crontab's rule: when one of the day fields begins with `*` both must hold, else either is enough. */
export const matchesEitherDayField = ({ day, weekday }: Schedule): boolean => !day.isOpen && !weekday.isOpen;

/** The next times after `now`, none when it never runs. */
export function nextTimes(
  cronSchedule: Schedule,
  nextOptions: { now: Date; count: number; tz: string },
): Date[] {
  const { now, count: runCount, tz } = nextOptions;
  const offsetAt = createOffsetLookup(tz);
  const instant = now.getTime();
  const today = Math.floor((instant + offsetAt(instant)) / dayMs);
  const runTimes: Date[] = [];
  // Yesterday too: its last hour comes twice where the clocks are set back at midnight.
  for (const midnight of cronDaysOf(cronSchedule, (today - 1) * dayMs)) {
    const zonedDay = zonedDayOf(midnight, offsetAt);
    for (const runTime of timesOn(cronSchedule, midnight, { zonedDay, after: instant })) {
      runTimes.push(new Date(runTime));
      if (runTimes.length === runCount) return runTimes;
    }
  }
  return runTimes;
}

/** The last time until `now`; null when it never ran. */
export function lastTime(schedule: Schedule, { now, tz }: { now: Date; tz: string }): Date | null {
  const offsetAt = createOffsetLookup(tz);
  const instant = now.getTime();
  const today = Math.floor((instant + offsetAt(instant)) / dayMs);
  for (const midnight of cronDaysBefore(schedule, (today + 1) * dayMs)) {
    const zonedDay = zonedDayOf(midnight, offsetAt);
    // A job of every second has run in the last hour, and no other one has many times a day.
    for (const after of [instant - hourMs, -Infinity]) {
      let last: number | null = null;
      for (const time of timesOn(schedule, midnight, { zonedDay, after })) {
        if (time > instant) break;
        last = time;
      }
      if (last !== null) return new Date(last);
    }
  }
  return null;
}

/** The days on which it ran, latest first, as midnights in UTC, through a whole cycle of the calendar. */
function* cronDaysBefore(schedule: Schedule, until: number): Generator<number> {
  const lastYear = new Date(until).getUTCFullYear();
  for (let year = lastYear; year >= lastYear - cycleYears; year -= 1)
    for (const month of schedule.month.values.toReversed())
      for (const midnight of monthDaysOf(schedule, { year, month }).toReversed())
        if (midnight <= until) yield midnight;
}

/** The days of a month on which it runs, as midnights in UTC. */
function monthDaysOf(schedule: Schedule, { year, month }: { year: number; month: number }): number[] {
  const first = Date.UTC(year, month - 1, 1);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isRunDay = runDayTest(schedule, { length, weekdayOfFirst: new Date(first).getUTCDay() });
  return daysToTry(schedule, length)
    .filter(isRunDay)
    .map((day) => first + (day - 1) * dayMs);
}

/** The days on which it runs, as midnights in UTC, until none has come for a whole cycle of the calendar. */
function* cronDaysOf(cronSchedule: Schedule, fromInstant: number): Generator<number> {
  const startDate = new Date(fromInstant);
  let lastYear = startDate.getUTCFullYear() + cycleYears;
  for (let runYear = startDate.getUTCFullYear(); runYear <= lastYear; runYear += 1) {
    for (const runMonth of cronSchedule.month.values) {
      for (const midnight of monthDaysOf(cronSchedule, { year: runYear, month: runMonth })) {
        if (midnight < fromInstant) continue;
        lastYear = runYear + cycleYears;
        yield midnight;
      }
    }
  }
}

/** The days of a month that can be meant, ascending. */
function daysToTry(cronSchedule: Schedule, monthLength: number): readonly number[] {
  if (matchesEitherDayField(cronSchedule))
    return Array.from({ length: monthLength }, (_, dayIndex) => dayIndex + 1);
  const { values: cronDays, specials: specialDays } = cronSchedule.day;
  const days = cronDays.filter((day) => day <= monthLength);
  return specialDays.length > 0 && !days.includes(monthLength) ? [...days, monthLength] : days;
}

type Month = { readonly length: number; readonly weekdayOfFirst: number };

function runDayTest(
  cronSchedule: Schedule,
  { length: monthLength, weekdayOfFirst }: Month,
): (day: number) => boolean {
  const { day: days, weekday: weekdays } = cronSchedule;
  const isEither = matchesEitherDayField(cronSchedule);
  const runsOnDay = (day: number) =>
    days.values.includes(day) || (day === monthLength && days.specials.some(({ kind }) => kind === "last"));
  const runsOnWeekday = (day: number) => {
    const weekday = (weekdayOfFirst + day - 1) % 7;
    if (weekdays.values.includes(weekday)) return true;
    return weekdays.specials.some((specialWeekday) => {
      if (specialWeekday.weekday !== weekday) return false;
      return specialWeekday.kind === "last"
        ? day + 7 > monthLength
        : Math.ceil(day / 7) === specialWeekday.nth;
    });
  };
  return (day) => (isEither ? runsOnDay(day) || runsOnWeekday(day) : runsOnDay(day) && runsOnWeekday(day));
}

/**
 * The instants of one day after another one, ascending. As in cron(8), a job at fixed times that the clocks jump over runs once, later by
 * the jump, and one that they show twice runs once; a job of every hour or minute follows the clocks as they go.
 */
function* timesOn(
  cronSchedule: Schedule,
  midnight: number,
  { zonedDay, after: afterInstant }: { zonedDay: ZonedDay; after: number },
): Generator<number> {
  if (zonedDay.hasFixedOffset) {
    const [dayStart = midnight] = zonedDay.instantsOf(midnight);
    const ahead = midnight - dayStart;
    for (const wallTime of wallTimesOn(cronSchedule, midnight, afterInstant + ahead)) yield wallTime - ahead;
    return;
  }
  const repeatsHourly = isEvery(cronSchedule.minute) || isEvery(cronSchedule.hour);
  const instantsAt = (wallTime: number): readonly number[] => {
    const instants = zonedDay.instantsOf(wallTime);
    if (repeatsHourly) return instants;
    return instants.length === 0 ? [zonedDay.ignoringTransition(wallTime)] : instants.slice(0, 1);
  };
  const instants = new Set([...wallTimesOn(cronSchedule, midnight, -Infinity)].flatMap(instantsAt));
  yield* [...instants]
    .filter((instant) => instant > afterInstant)
    .sort((earlierRun, laterRun) => earlierRun - laterRun);
}

const isEvery = ({ text: fieldText }: CronField): boolean => fieldText.startsWith("*");

/** The times of day after a moment, all as if they were UTC. */
function* wallTimesOn(
  { second, minute, hour }: Schedule,
  midnight: number,
  afterInstant: number,
): Generator<number> {
  for (const h of hour.values) {
    const hourAt = midnight + h * hourMs;
    if (hourAt + hourMs <= afterInstant) continue;
    for (const m of minute.values) {
      for (const s of second.values) {
        const wallTime = hourAt + m * 60_000 + s * 1000;
        if (wallTime > afterInstant) yield wallTime;
      }
    }
  }
}
