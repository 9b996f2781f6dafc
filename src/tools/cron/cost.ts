import { cycleYears, matchesEitherDayField } from "./next.ts";
import { parseSchedule } from "./schedule.ts";

/** In characters to go through once: asking a zone for its clocks, and looking at the calendar of a month. */
const timeWeight = 400;
const monthWeight = 4;

/** Of the times that are asked for, and of the months that a search goes through for days which few of them have. */
export function cronCost({ expr: cronExpr, count: runCount }: { expr: string; count: number }): number {
  const cronSchedule = parseSchedule(cronExpr);
  if (!cronSchedule.ok) return 0;
  const { day, weekday, month } = cronSchedule.value;
  const isOften =
    matchesEitherDayField(cronSchedule.value) || (weekday.values.length === 7 && (day.values[0] ?? 31) < 29);
  const isWeekly = day.values.length === 31 && weekday.values.length > 0;
  const searched = isOften || isWeekly ? 0 : cycleYears * month.values.length;
  return runCount * timeWeight + searched * monthWeight;
}
