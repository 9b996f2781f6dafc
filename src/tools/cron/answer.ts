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
      .filter((name) => hasSeconds || name !== "second")
      .map((name) => ({ name, text: schedule[name].text, values: valuesOf(schedule, name, speech) })),
    tz,
  };
}

/** What surprises people about an expression such as this one. */
function notesOn(schedule: Schedule, { t }: Localization): string[] {
  const uneven = (["second", "minute", "hour"] as const).flatMap((name) => {
    const step = stepOf(schedule[name], name);
    const size = bounds[name][1] + 1;
    return step !== null && size % step !== 0
      ? [t("cron.note.uneven", { text: schedule[name].text, count: step })]
      : [];
  });
  const { day, weekday } = schedule;
  if (matchesEitherDayField(schedule))
    return [t("cron.note.either", { day: day.text, weekday: weekday.text }), ...uneven];
  const isBoth = day.values.length < 31 && weekday.values.length < 7;
  return isBoth ? [t("cron.note.both", { day: day.text, weekday: weekday.text }), ...uneven] : uneven;
}

function valuesOf(schedule: Schedule, name: FieldName, { t, lang }: Localization): string {
  const { values, specials, text } = schedule[name];
  const [low, high] = bounds[name];
  if (values.length >= high - low + (name === "weekday" ? 0 : 1)) return t("cron.all");
  if (specials.length > 0) return text;
  if (name === "weekday")
    return sundayLast(values)
      .map((value) => weekdayName(value, lang))
      .join(", ");
  return values.map((value) => (name === "month" ? monthName(value, lang) : String(value))).join(", ");
}
