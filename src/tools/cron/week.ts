import { dateTimeFormat } from "#core/intl.ts";
import { type Schedule, parseSchedule } from "./schedule.ts";
import type { CronAnswer } from "./schema.ts";

const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;

type Weekday = (typeof mondayFirst)[number];

const isEvery = ({ values, specials }: Schedule["day"], count: number): boolean =>
  specials.length === 0 && values.length === count;

/** Every week's runs, Monday first, each day with its time where that is one; null where the day of the month or the month decides too. */
function weekOf(schedule: Schedule) {
  const { second, minute, hour, day, month, weekday } = schedule;
  if (!isEvery(day, 31) || !isEvery(month, 12) || weekday.specials.length > 0) return null;
  const count = second.values.length * minute.values.length * hour.values.length;
  const time = [hour, minute].map(({ values: [only = 0] }) => String(only).padStart(2, "0")).join(":");
  return mondayFirst.map((name) => {
    const runs = weekday.values.includes(name) ? count : 0;
    return { weekday: name, count: runs, time: runs === 1 ? time : null };
  });
}

/** The weekday on the wall of a time zone; 0 is Sunday. */
const weekdayThere = (time: string, timeZone: string): number =>
  ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].indexOf(
    dateTimeFormat("en-GB", { timeZone, weekday: "short" }).format(new Date(time)),
  );

export type Week = {
  readonly label: string;
  readonly days: readonly {
    readonly name: string;
    readonly runs: string;
    readonly state: "on" | "off" | "next";
  }[];
};

/** The texts that a week is shown with. */
type WeekWords = (key: "cron.week" | "cron.week.runs" | `cron.week.${Weekday}`, count: number) => string;

/** The days of a week, Monday first, each with when or how often the schedule is run; null where weeks differ. */
export function weekShown(
  { fields, next: [next], tz }: Pick<CronAnswer, "fields" | "next" | "tz">,
  words: WeekWords,
): Week | null {
  const schedule = parseSchedule(fields.map(({ text }) => text).join(" "));
  const week = schedule.ok && next !== undefined ? weekOf(schedule.value) : null;
  if (!week || next === undefined) return null;
  const nextDay = weekdayThere(next, tz);
  return {
    label: words("cron.week", 0),
    days: week.map(({ weekday, count, time }) => ({
      name: words(`cron.week.${weekday}`, 0),
      runs: time ?? (count > 0 ? words("cron.week.runs", count) : "–"),
      state: count === 0 ? "off" : weekday === nextDay ? "next" : "on",
    })),
  };
}
