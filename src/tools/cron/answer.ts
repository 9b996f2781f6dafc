import { fieldNames } from "./names.ts";
import { matchesEitherDayField } from "./next.ts";
import { type Localization, sundayLast, monthName, stepOf, weekdayName } from "./phrases.ts";
import { type FieldName, type Schedule, bounds } from "./schedule.ts";
import type { CronAnswer } from "./schema.ts";
import { describe } from "./sentence.ts";
import { localTime } from "./times.ts";

/** What a schedule means and when it runs next, in the words of its reader. */
export function cronAnswerOf(
  schedule: Schedule,
  { next, now, tz }: { next: string[]; now: Date; tz: string },
  speech: Localization,
): CronAnswer {
  const { hasSeconds } = schedule;
  const description = describe(schedule, speech);
  return {
    next,
    description: next.length === 0 ? `${description} ${speech.t("cron.never")}` : description,
    times: next.map((time) => localTime(new Date(time), now, { lang: speech.lang, tz, hasSeconds })),
    notes: notesOn(schedule, speech),
    fields: fieldNames
      .filter((fieldName) => hasSeconds || fieldName !== "second")
      .map((fieldName) => ({
        name: fieldName,
        text: schedule[fieldName].text,
        values: valuesOf(schedule, fieldName, speech),
      })),
    tz,
  };
}

/** What surprises people about an expression such as this one. */
function notesOn(schedule: Schedule, { t }: Localization): string[] {
  const uneven = (["second", "minute", "hour"] as const).flatMap((fieldName) => {
    const step = stepOf(schedule[fieldName], fieldName);
    const size = bounds[fieldName][1] + 1;
    return step !== null && size % step !== 0
      ? [t("cron.note.uneven", { text: schedule[fieldName].text, count: step })]
      : [];
  });
  const { day, weekday } = schedule;
  if (matchesEitherDayField(schedule))
    return [t("cron.note.either", { day: day.text, weekday: weekday.text }), ...uneven];
  const isBoth = day.values.length < 31 && weekday.values.length < 7;
  return isBoth ? [t("cron.note.both", { day: day.text, weekday: weekday.text }), ...uneven] : uneven;
}

function valuesOf(schedule: Schedule, fieldName: FieldName, { t, lang }: Localization): string {
  const { values, specials, text } = schedule[fieldName];
  const [low, high] = bounds[fieldName];
  if (values.length >= high - low + (fieldName === "weekday" ? 0 : 1)) return t("cron.all");
  if (specials.length > 0) return text;
  if (fieldName === "weekday")
    return sundayLast(values)
      .map((value) => weekdayName(value, lang))
      .join(", ");
  return values.map((value) => (fieldName === "month" ? monthName(value, lang) : String(value))).join(", ");
}
