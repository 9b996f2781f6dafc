import { CronExpressionParser } from "cron-parser";
import { fieldNames } from "./names.ts";
import type { Schedule } from "./schedule.ts";

const dayMs = 86_400_000;
/** A hundred leap days fit into it; a fifth Monday in February comes every 28 years. */
const horizonMs = 500 * 366 * dayMs;
/** Days that both fields name are looked for one by one. */
const horizonDays = 40 * 366;
const longest = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Crontab's rule: when one of the day fields begins with `*` both must hold, else either is enough. */
export const meansEither = ({ day, weekday }: Schedule): boolean => !day.isOpen && !weekday.isOpen;

const isAnyDay = ({ day }: Schedule): boolean => day.values.length === 31;
const isAnyWeekday = ({ weekday }: Schedule): boolean => weekday.values.length === 7;

/** The next times after `now`, fewer or none when it does not run that often in the decades to come. */
export function nextTimes(schedule: Schedule, options: { now: Date; count: number; tz: string }): Date[] {
  const { now, count, tz } = options;
  const texts = fieldNames.map((name) => schedule[name].text.replaceAll("?", "*").toUpperCase());
  const isFree = isAnyDay(schedule) || isAnyWeekday(schedule);
  if (meansEither(schedule) && isFree)
    return take([...texts.slice(0, 3), "*", texts[4], "*"], { now, count, tz });
  if (meansEither(schedule) || isFree || !hasPlainDays(schedule))
    return isImpossible(schedule) ? [] : take(texts, { now, count, tz });
  const times: Date[] = [];
  for (const date of datesOf(schedule, now)) {
    const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
    // Local midnight is at most 14 hours before that of UTC.
    const start = new Date(Math.max(now.getTime(), date.getTime() - 15 * 3_600_000));
    const day24 = { now: start, count: count - times.length, tz, end: new Date(date.getTime() + 2 * dayMs) };
    times.push(...take([...texts.slice(0, 3), String(day), String(month), "*"], day24));
    if (times.length >= count) break;
  }
  return times;
}

function take(
  texts: readonly (string | undefined)[],
  {
    now,
    count,
    tz,
    end = new Date(now.getTime() + horizonMs),
  }: { now: Date; count: number; tz: string; end?: Date },
): Date[] {
  const times: Date[] = [];
  try {
    const runs = CronExpressionParser.parse(texts.join(" "), {
      currentDate: now,
      tz,
      ...(end && { endDate: end }),
    });
    while (times.length < count) times.push(runs.next().toDate());
  } catch {
    // The library ends at its end date or after 10 000 steps: what it found until then is all there is to tell.
  }
  return times;
}

const hasPlainDays = ({ day, weekday }: Schedule): boolean =>
  [...day.items, ...weekday.items].every((item) => item.kind === "range");

/** A day that none of its months has, such as 31 February. */
const isImpossible = (schedule: Schedule): boolean =>
  isAnyWeekday(schedule) &&
  schedule.day.items.every((item) => item.kind === "range") &&
  schedule.month.values.every((month) => (schedule.day.values[0] ?? 0) > (longest[month] ?? 0));

/** The days on which both day fields hold, from the day before `now` on. */
function* datesOf({ day, month, weekday }: Schedule, now: Date): Generator<Date> {
  const first = Math.floor(now.getTime() / dayMs) - 1;
  for (let at = first; at < first + horizonDays; at += 1) {
    const date = new Date(at * dayMs);
    const holds =
      weekday.values.includes(date.getUTCDay()) &&
      day.values.includes(date.getUTCDate()) &&
      month.values.includes(date.getUTCMonth() + 1);
    if (holds) yield date;
  }
}
