import { type Static, Type } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { type Lang, message, translator } from "../../core/i18n.ts";
import { invalid, ok } from "../../core/result.ts";
import type { Compute, ComputeClient, Task } from "../../core/task.ts";
import { previewCounts, longestExpression } from "./names.ts";
import { meansEither, nextTimes } from "./next.ts";
import { monthName, stepOf, weekdayName } from "./phrases.ts";
import { type FieldName, type Schedule, bounds, fieldNames, parseSchedule } from "./schedule.ts";
import { describe } from "./sentence.ts";

export const CronInput = Type.Object({
  expr: Type.String({
    description: "five fields, six with seconds in front, or a macro such as @daily",
    minLength: 1,
    maxLength: longestExpression,
  }),
  count: Type.Integer({ description: "how many times", ...previewCounts }),
  tz: Type.String({ description: "IANA name of the time zone", default: "Asia/Ho_Chi_Minh", maxLength: 64 }),
});

/** Weekdays of a month that are counted, and days that few months have, take the library longest to find. */
const nextTask: Task<{ expr: string; count: number; tz: string; now: string }, string[]> = {
  name: "cron.next",
  weigh: ({ expr, count }) => (count > 20 || /[#L]/i.test(expr) ? Infinity : 0),
  run: ({ expr, count, tz, now }) => {
    const schedule = parseSchedule(expr);
    if (!schedule.ok) return schedule;
    return ok(nextTimes(schedule.value, { now: new Date(now), count, tz }).map((time) => time.toISOString()));
  },
};

export const cronTasks = [nextTask] as const;

export type CronActions = ReturnType<typeof cronActions>;

export function cronActions({ compute, now }: { compute: Compute; now: () => Date }) {
  const preview = async (
    input: Static<typeof CronInput>,
    caller: ComputeClient & { readonly lang: Lang },
  ) => {
    const { lang } = caller;
    const schedule = parseSchedule(input.expr);
    if (!schedule.ok) return schedule;
    if (!isTimeZone(input.tz)) return invalid("tz", message("cron.fault.zone", { tz: input.tz }));
    const asked = now();
    const found = await compute(nextTask, { ...input, now: asked.toISOString() }, caller);
    if (!found.ok) return found;
    const next = found.value;
    const t = translator(lang);
    const never = next.length === 0;
    const description = describe(schedule.value, { t, lang });
    return ok({
      next,
      description: never ? `${description} ${t("cron.never")}` : description,
      times: next.map((time) =>
        localTime(new Date(time), asked, { lang, tz: input.tz, hasSeconds: schedule.value.hasSeconds }),
      ),
      notes: notesOn(schedule.value, lang),
      fields: fieldNames
        .filter((name) => schedule.value.hasSeconds || name !== "second")
        .map((name) => ({
          name,
          text: schedule.value[name].text,
          values: valuesOf(schedule.value, name, lang),
        })),
      tz: input.tz,
    });
  };
  return { preview: action(CronInput, "compute", preview) };
}

function isTimeZone(tz: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: tz }));
  } catch {
    return false;
  }
}

const locales: Record<Lang, string> = { vi: "vi-VN", en: "en-GB" };

function localTime(
  time: Date,
  now: Date,
  { lang, tz, hasSeconds }: { lang: Lang; tz: string; hasSeconds: boolean },
) {
  const local = new Intl.DateTimeFormat(locales[lang], {
    timeZone: tz,
    weekday: "long",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    ...(hasSeconds && { second: "2-digit" }),
    hourCycle: "h23",
  }).format(time);
  return { local, relative: relativeTime(time.getTime() - now.getTime(), lang) };
}

const units = [
  ["year", 31_557_600_000],
  ["month", 2_629_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

function relativeTime(milliseconds: number, lang: Lang): string {
  const [unit, size] = units.find((one) => milliseconds >= one[1]) ?? ["second", 1000];
  return new Intl.RelativeTimeFormat(locales[lang]).format(Math.round(milliseconds / size), unit);
}

/** What surprises people about an expression such as this one. */
function notesOn(schedule: Schedule, lang: Lang): string[] {
  const t = translator(lang);
  const uneven = (["second", "minute", "hour"] as const).flatMap((name) => {
    const step = stepOf(schedule[name]);
    const size = bounds[name][1] + 1;
    return step !== null && size % step !== 0
      ? [t("cron.note.uneven", { text: schedule[name].text, count: step })]
      : [];
  });
  const { day, weekday } = schedule;
  if (meansEither(schedule))
    return [t("cron.note.either", { day: day.text, weekday: weekday.text }), ...uneven];
  const isBoth = day.values.length < 31 && weekday.values.length < 7;
  return isBoth ? [t("cron.note.both", { day: day.text, weekday: weekday.text }), ...uneven] : uneven;
}

function valuesOf(schedule: Schedule, name: FieldName, lang: Lang): string {
  const { values, items, text } = schedule[name];
  const [low, high] = bounds[name];
  if (values.length >= high - low + (name === "weekday" ? 0 : 1)) return translator(lang)("cron.all");
  if (!items.every((item) => item.kind === "range")) return text;
  if (name === "weekday") return values.map((value) => weekdayName(value, lang)).join(", ");
  return values.map((value) => (name === "month" ? monthName(value, lang) : String(value))).join(", ");
}
