import { matchesEitherDayField } from "./next.ts";
import {
  type Localization,
  joinList,
  sundayLast,
  listOf,
  namesOf,
  nightFirst,
  rangeOf,
  stepOf,
  twoDigits,
  weekdayName,
} from "./phrases.ts";
import type { CronField, Schedule } from "./schedule.ts";

/** The most times of a day that are named one by one. */
const maxTimes = 6;

const isFull = (field: CronField, size: number): boolean => field.values.length === size;

/** The schedule in words, one sentence. */
export function describe(schedule: Schedule, localization: Localization): string {
  const sentenceParts = [
    describeTimesOfDay(schedule, localization) ?? describeFrequency(schedule, localization),
    describeDays(schedule, localization),
  ].filter(Boolean);
  const text = sentenceParts.join(", ");
  return `${text.charAt(0).toLocaleUpperCase(localization.lang)}${text.slice(1)}.`;
}

/** `at 09:00 and 17:30`, when that is short. */
function describeTimesOfDay({ second, minute, hour }: Schedule, { t, lang }: Localization): string | null {
  const count = second.values.length * minute.values.length * hour.values.length;
  if (count > maxTimes || isFull(hour, 24)) return null;
  const seconds =
    second.values.length === 1 && second.values[0] === 0
      ? [""]
      : second.values.map((one) => `:${twoDigits(one)}`);
  const times = hour.values.flatMap((h) =>
    minute.values.flatMap((m) => seconds.map((s) => `${twoDigits(h)}:${twoDigits(m)}${s}`)),
  );
  return t("cron.at", { times: joinList(times, lang) });
}

/** Counting begins anew at 0, so only a step that divides 60 is the same distance every time. */
const isUneven = (step: number): boolean => 60 % step !== 0;

/** `every 5 minutes, from 08:00 to 17:59`. */
function describeFrequency(schedule: Schedule, localization: Localization): string {
  const { second, minute, hour } = schedule;
  const { t } = localization;
  const sentenceParts: string[] = [];
  const isOnTheMinute = second.values.length === 1 && second.values[0] === 0;
  const isEverySecond = isFull(second, 60);
  if (!isOnTheMinute) {
    const step = stepOf(second, "second");
    if (isEverySecond) sentenceParts.push(t("cron.everySecond"));
    else
      sentenceParts.push(
        step
          ? t(isUneven(step) ? "cron.unevenSeconds" : "cron.everySeconds", { count: step })
          : t("cron.seconds", { list: listOf(second.values, localization.lang) }),
      );
  }
  const step = stepOf(minute, "minute");
  if (isFull(minute, 60)) {
    if (isOnTheMinute || (!isEverySecond && stepOf(second, "second") === null))
      sentenceParts.push(t("cron.everyMinute"));
  } else if (step !== null && second.values.length === 1)
    sentenceParts.push(t(isUneven(step) ? "cron.unevenMinutes" : "cron.everyMinutes", { count: step }));
  else sentenceParts.push(describeMinute(schedule, localization));
  const hours = describeHours(hour, isFull(minute, 60) || step !== null, localization);
  if (hours) sentenceParts.push(hours);
  return sentenceParts.join(", ");
}

function describeMinute({ minute, hour }: Schedule, { t, lang }: Localization): string {
  const list = listOf(minute.values, lang);
  return isFull(hour, 24) ? t("cron.minutesOfEveryHour", { list }) : t("cron.minutes", { list });
}

function describeHours(hour: CronField, isDense: boolean, { t, lang }: Localization): string | null {
  if (isFull(hour, 24)) return null;
  const step = stepOf(hour, "hour");
  if (step !== null && !isDense) return t("cron.everyHours", { count: step });
  const [only = 0, ...more] = hour.values;
  const range = more.length === 0 ? { from: only, to: only } : rangeOf(hour.values);
  if (range)
    return t("cron.between", { from: `${twoDigits(range.from)}:00`, to: `${twoDigits(range.to)}:59` });
  return t("cron.hours", { list: listOf(nightFirst(hour.values), lang) });
}

function describeDays(schedule: Schedule, localization: Localization): string {
  const { day, weekday, month } = schedule;
  const { t } = localization;
  const hasDays = !isFull(day, 31);
  const hasWeekdays = !isFull(weekday, 7);
  const isAllYear = isFull(month, 12);
  const months = isAllYear
    ? t("cron.everyMonth")
    : t("cron.ofMonths", { months: namesOf(month.values, "month", localization) });
  const only = isAllYear ? [] : [t("cron.onlyIn", { months: namesOf(month.values, "month", localization) })];
  const isEither = matchesEitherDayField(schedule);
  if (isEither && (!hasDays || !hasWeekdays)) return [t("cron.everyDay"), ...only].join(", ");
  if (hasDays && hasWeekdays) {
    const both = {
      days: describeDaysOfMonth(day, months, localization),
      weekdays: describeWeekdays(weekday, isEither ? "time" : "condition", localization),
    };
    return isEither ? [t("cron.either", both), ...only].join(", ") : t("cron.both", both);
  }
  if (hasDays) return describeDaysOfMonth(day, months, localization);
  if (hasWeekdays) return [describeWeekdays(weekday, "time", localization), ...only].join(", ");
  return [isFull(schedule.hour, 24) ? "" : t("cron.everyDay"), ...only].filter(Boolean).join(", ");
}

function describeDaysOfMonth(day: CronField, months: string, { t, lang }: Localization): string {
  const step = stepOf(day, "day");
  if (step !== null && day.specials.length === 0) return t("cron.everyDays", { count: step, months });
  const sentenceParts = day.values.length > 0 ? [t("cron.days", { list: listOf(day.values, lang) })] : [];
  if (day.specials.length > 0) sentenceParts.push(t("cron.lastDay"));
  return t("cron.daysOf", { days: joinList(sentenceParts, lang), months });
}

const ordinals = {
  1: "cron.nth.1",
  2: "cron.nth.2",
  3: "cron.nth.3",
  4: "cron.nth.4",
  5: "cron.nth.5",
} as const;
const isOrdinal = (nth: number): nth is keyof typeof ordinals => nth in ordinals;

const weekdayKeys = {
  time: {
    last: "cron.lastWeekday",
    nth: "cron.nthWeekday",
    range: "cron.weekdayRange",
    list: "cron.weekdays",
  },
  condition: {
    last: "cron.isLastWeekday",
    nth: "cron.isNthWeekday",
    range: "cron.isWeekdayRange",
    list: "cron.isWeekday",
  },
} as const;

/** On which weekdays, `every Monday`, or what a day must be besides, `a Monday`. */
function describeWeekdays(
  field: CronField,
  role: keyof typeof weekdayKeys,
  localization: Localization,
): string {
  const { t, lang } = localization;
  const keys = weekdayKeys[role];
  const type = role === "time" ? "conjunction" : "disjunction";
  const values = sundayLast(field.values);
  const sentenceParts = field.specials.flatMap((special) => {
    if (special.weekday === null) return [];
    const weekday = weekdayName(special.weekday, lang);
    if (special.kind === "last") return [t(keys.last, { weekday })];
    return isOrdinal(special.nth) ? [t(keys.nth, { weekday, nth: t(ordinals[special.nth]) })] : [];
  });
  const range = rangeOf(values);
  if (range && range.to - range.from > 1)
    sentenceParts.unshift(
      t(keys.range, { from: weekdayName(range.from, lang), to: weekdayName(range.to, lang) }),
    );
  else if (values.length > 0)
    sentenceParts.unshift(t(keys.list, { list: namesOf(values, "weekday", localization, type) }));
  return joinList(sentenceParts, lang, type);
}
