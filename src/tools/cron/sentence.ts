import { capitalized } from "#core/capitalized.ts";
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

const isEveryValue = (cronField: CronField, fieldSize: number): boolean =>
  cronField.values.length === fieldSize;

/** The schedule in words, one sentence. */
export function describe(cronSchedule: Schedule, localization: Localization): string {
  const sentenceParts = [
    describeTimesOfDay(cronSchedule, localization) ?? describeFrequency(cronSchedule, localization),
    describeDays(cronSchedule, localization),
  ].filter(Boolean);
  return `${capitalized(sentenceParts.join(", "), localization.lang)}.`;
}

/** `at 09:00 and 17:30`, when that is short. */
function describeTimesOfDay({ second, minute, hour }: Schedule, { t, lang }: Localization): string | null {
  const timeCount = second.values.length * minute.values.length * hour.values.length;
  if (timeCount > maxTimes || isEveryValue(hour, 24)) return null;
  const secondSuffixes =
    second.values.length === 1 && second.values[0] === 0
      ? [""]
      : second.values.map((secondValue) => `:${twoDigits(secondValue)}`);
  const timesOfDay = hour.values.flatMap((h) =>
    minute.values.flatMap((m) => secondSuffixes.map((s) => `${twoDigits(h)}:${twoDigits(m)}${s}`)),
  );
  return t("cron.at", { times: joinList(timesOfDay, lang) });
}

/** Counting begins anew at 0, so only a step that divides 60 is the same distance every time. */
const isUneven = (cronStep: number): boolean => 60 % cronStep !== 0;

/** `every 5 minutes, from 08:00 to 17:59`. */
function describeFrequency(cronSchedule: Schedule, localization: Localization): string {
  const { second, minute, hour } = cronSchedule;
  const { t } = localization;
  const sentenceParts: string[] = [];
  const isOnTheMinute = second.values.length === 1 && second.values[0] === 0;
  const isEverySecond = isEveryValue(second, 60);
  if (!isOnTheMinute) {
    const cronStep = stepOf(second, "second");
    if (isEverySecond) sentenceParts.push(t("cron.everySecond"));
    else
      sentenceParts.push(
        cronStep
          ? t(isUneven(cronStep) ? "cron.unevenSeconds" : "cron.everySeconds", { count: cronStep })
          : t("cron.seconds", { list: listOf(second.values, localization.lang) }),
      );
  }
  const cronStep = stepOf(minute, "minute");
  if (isEveryValue(minute, 60)) {
    if (isOnTheMinute || (!isEverySecond && stepOf(second, "second") === null))
      sentenceParts.push(t("cron.everyMinute"));
  } else if (cronStep !== null && second.values.length === 1)
    sentenceParts.push(
      t(isUneven(cronStep) ? "cron.unevenMinutes" : "cron.everyMinutes", { count: cronStep }),
    );
  else sentenceParts.push(describeMinute(cronSchedule, localization));
  const hours = describeHours(hour, isEveryValue(minute, 60) || cronStep !== null, localization);
  if (hours) sentenceParts.push(hours);
  return sentenceParts.join(", ");
}

function describeMinute({ minute, hour }: Schedule, { t, lang }: Localization): string {
  const minuteList = listOf(minute.values, lang);
  return isEveryValue(hour, 24)
    ? t("cron.minutesOfEveryHour", { list: minuteList })
    : t("cron.minutes", { list: minuteList });
}

function describeHours(hour: CronField, isDense: boolean, { t, lang }: Localization): string | null {
  if (isEveryValue(hour, 24)) return null;
  const cronStep = stepOf(hour, "hour");
  if (cronStep !== null && !isDense) return t("cron.everyHours", { count: cronStep });
  const [onlyHour = 0, ...otherHours] = hour.values;
  const hourRange = otherHours.length === 0 ? { from: onlyHour, to: onlyHour } : rangeOf(hour.values);
  if (hourRange)
    return t("cron.between", {
      from: `${twoDigits(hourRange.from)}:00`,
      to: `${twoDigits(hourRange.to)}:59`,
    });
  return t("cron.hours", { list: listOf(nightFirst(hour.values), lang) });
}

function describeDays(cronSchedule: Schedule, localization: Localization): string {
  const { day, weekday, month } = cronSchedule;
  const { t } = localization;
  const hasDays = !isEveryValue(day, 31);
  const hasWeekdays = !isEveryValue(weekday, 7);
  const isAllYear = isEveryValue(month, 12);
  const months = isAllYear
    ? t("cron.everyMonth")
    : t("cron.ofMonths", { months: namesOf(month.values, "month", localization) });
  const onlyMonths = isAllYear
    ? []
    : [t("cron.onlyIn", { months: namesOf(month.values, "month", localization) })];
  const isEither = matchesEitherDayField(cronSchedule);
  if (isEither && (!hasDays || !hasWeekdays)) return [t("cron.everyDay"), ...onlyMonths].join(", ");
  if (hasDays && hasWeekdays) {
    const both = {
      days: describeDaysOfMonth(day, months, localization),
      weekdays: describeWeekdays(weekday, isEither ? "time" : "condition", localization),
    };
    return isEither ? [t("cron.either", both), ...onlyMonths].join(", ") : t("cron.both", both);
  }
  if (hasDays) return describeDaysOfMonth(day, months, localization);
  if (hasWeekdays) return [describeWeekdays(weekday, "time", localization), ...onlyMonths].join(", ");
  return [isEveryValue(cronSchedule.hour, 24) ? "" : t("cron.everyDay"), ...onlyMonths]
    .filter(Boolean)
    .join(", ");
}

function describeDaysOfMonth(day: CronField, months: string, { t, lang }: Localization): string {
  const cronStep = stepOf(day, "day");
  if (cronStep !== null && day.specials.length === 0) return t("cron.everyDays", { count: cronStep, months });
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
  cronField: CronField,
  role: keyof typeof weekdayKeys,
  localization: Localization,
): string {
  const { t, lang } = localization;
  const phraseKeys = weekdayKeys[role];
  const listType = role === "time" ? "conjunction" : "disjunction";
  const weekdays = sundayLast(cronField.values);
  const sentenceParts = cronField.specials.flatMap((specialWeekday) => {
    if (specialWeekday.weekday === null) return [];
    const weekday = weekdayName(specialWeekday.weekday, lang);
    if (specialWeekday.kind === "last") return [t(phraseKeys.last, { weekday })];
    return isOrdinal(specialWeekday.nth)
      ? [t(phraseKeys.nth, { weekday, nth: t(ordinals[specialWeekday.nth]) })]
      : [];
  });
  const weekdayRange = rangeOf(weekdays);
  if (weekdayRange && weekdayRange.to - weekdayRange.from > 1)
    sentenceParts.unshift(
      t(phraseKeys.range, {
        from: weekdayName(weekdayRange.from, lang),
        to: weekdayName(weekdayRange.to, lang),
      }),
    );
  else if (weekdays.length > 0)
    sentenceParts.unshift(t(phraseKeys.list, { list: namesOf(weekdays, "weekday", localization, listType) }));
  return joinList(sentenceParts, lang, listType);
}
