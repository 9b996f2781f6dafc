import type { Lang } from "#core/i18n.ts";
import { dateTimeFormat, locales, relativeTimeFormat } from "#core/intl.ts";
import { matchesEitherDayField } from "./next.ts";
import { type Localization, monthName, stepOf, sundayLast, weekdayName } from "./phrases.ts";
import { type FieldName, type Schedule, bounds, fieldNames } from "./schedule.ts";
import type { CronAnswer } from "./schema.ts";
import { describe } from "./sentence.ts";

export function isTimeZone(tz: string): boolean {
  try {
    return Boolean(dateTimeFormat("en", { timeZone: tz }));
  } catch {
    return false;
  }
}

/** A time of the zone in the words of its reader, and how far away it is. */
function localTime(
  runTime: Date,
  now: Date,
  { lang, tz, hasSeconds }: { lang: Lang; tz: string; hasSeconds: boolean },
) {
  const localRunTime = dateTimeFormat(locales[lang], {
    timeZone: tz,
    weekday: "long",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    ...(hasSeconds && { second: "2-digit" }),
    hourCycle: "h23",
  })
    .format(runTime)
    .replace("Chủ Nhật", "Chủ nhật");
  return { local: localRunTime, relative: relativeTime(runTime.getTime() - now.getTime() || -0, lang) };
}

const relativeUnits = [
  ["year", 31_557_600_000],
  ["month", 2_629_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** Minus zero has just been. */
function relativeTime(milliseconds: number, lang: Lang): string {
  const [relativeUnit, unitMs] = relativeUnits.find(([, unitMs]) => Math.abs(milliseconds) >= unitMs) ?? [
    "second",
    1000,
  ];
  return relativeTimeFormat(locales[lang], {}).format(Math.round(milliseconds / unitMs), relativeUnit);
}

/** What a schedule means and when it runs next, in the words of its reader. */
export function cronAnswerOf(
  cronSchedule: Schedule,
  { next: nextRuns, last, now, tz }: { next: string[]; last: string | null; now: Date; tz: string },
  speech: Localization,
): CronAnswer {
  const { hasSeconds } = cronSchedule;
  const inWords = (time: string) => localTime(new Date(time), now, { lang: speech.lang, tz, hasSeconds });
  const cronSentence = describe(cronSchedule, speech);
  return {
    next: nextRuns,
    description: nextRuns.length === 0 ? `${cronSentence} ${speech.t("cron.never")}` : cronSentence,
    times: nextRuns.map(inWords),
    last: last === null ? null : { at: last, ...inWords(last) },
    notes: notesOn(cronSchedule, speech),
    fields: fieldNames
      .filter((fieldName) => hasSeconds || fieldName !== "second")
      .map((fieldName) => ({
        name: fieldName,
        text: cronSchedule[fieldName].text,
        values: valuesOf(cronSchedule, fieldName, speech),
      })),
    tz,
  };
}

/** What surprises people about an expression such as this one. */
function notesOn(cronSchedule: Schedule, { t }: Localization): string[] {
  const uneven = (["second", "minute", "hour"] as const).flatMap((fieldName) => {
    const cronStep = stepOf(cronSchedule[fieldName], fieldName);
    const fieldSize = bounds[fieldName][1] + 1;
    return cronStep !== null && fieldSize % cronStep !== 0
      ? [t("cron.note.uneven", { text: cronSchedule[fieldName].text, count: cronStep })]
      : [];
  });
  const { day, weekday } = cronSchedule;
  if (matchesEitherDayField(cronSchedule))
    return [t("cron.note.either", { day: day.text, weekday: weekday.text }), ...uneven];
  const isBoth = day.values.length < 31 && weekday.values.length < 7;
  return isBoth ? [t("cron.note.both", { day: day.text, weekday: weekday.text }), ...uneven] : uneven;
}

function valuesOf(cronSchedule: Schedule, fieldName: FieldName, { t, lang }: Localization): string {
  const { values: cronValues, specials, text: cronText } = cronSchedule[fieldName];
  const [lowest, highest] = bounds[fieldName];
  if (cronValues.length >= highest - lowest + (fieldName === "weekday" ? 0 : 1)) return t("cron.all");
  if (specials.length > 0) return cronText;
  if (fieldName === "weekday")
    return sundayLast(cronValues)
      .map((cronValue) => weekdayName(cronValue, lang))
      .join(", ");
  return cronValues
    .map((cronValue) => (fieldName === "month" ? monthName(cronValue, lang) : String(cronValue)))
    .join(", ");
}
