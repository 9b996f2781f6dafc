import { dateTimeFormat, listFormat, locales } from "../../core/intl.ts";
import type { Lang, Localize } from "../../core/i18n.ts";
import { type CronField, type FieldName, bounds } from "./schedule.ts";

export type Localization = { readonly t: Localize; readonly lang: Lang };

/** From this many values on a list is shortened. */
const longList = 12;

/** With "and" or with "or". */
export const joinList = (
  parts: readonly string[],
  lang: Lang,
  type: "conjunction" | "disjunction" = "conjunction",
): string => listFormat(locales[lang], { type }).format(parts);

export const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** 1 January 2023 was a Sunday and the first of a month. */
export function weekdayName(weekday: number, lang: Lang): string {
  const options = { weekday: "long", timeZone: "UTC" } as const;
  const fieldName = dateTimeFormat(locales[lang], options).format(Date.UTC(2023, 0, 1 + weekday));
  if (lang !== "vi") return fieldName;
  return weekday % 7 === 0 ? fieldName.replace("N", "n") : fieldName.replace("T", "t");
}

export function monthName(month: number, lang: Lang): string {
  const options = { month: "long", timeZone: "UTC" } as const;
  const fieldName = dateTimeFormat(locales[lang], options).format(Date.UTC(2023, month - 1, 1));
  return lang === "vi" ? fieldName.toLowerCase() : fieldName;
}

/** The step of a field that counts from its beginning in steps, or null. */
export function stepOf({ text, values: fieldValues }: CronField, fieldName: FieldName): number | null {
  const [low, high] = bounds[fieldName];
  const [first = low, second = low] = fieldValues;
  const step = second - first;
  const isEven = fieldValues.every((value, at) => value === low + at * step);
  const isWhole = (fieldValues.at(-1) ?? low) + step > high;
  return text.startsWith("*") && step > 1 && isEven && isWhole ? step : null;
}

type Run = { readonly from: number; readonly to: number };

/** Values without a gap between them, as one run. */
function runsOf(fieldValues: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const value of fieldValues) {
    const last = runs.at(-1);
    if (last && value === last.to + 1) runs[runs.length - 1] = { from: last.from, to: value };
    else runs.push({ from: value, to: value });
  }
  return runs;
}

/** A run of two is two values. */
const isLong = ({ from, to }: Run): boolean => to - from > 1;

/** The one run of a field such as `8-17`, or null. */
export function rangeOf(fieldValues: readonly number[]): Run | null {
  const [run, ...more] = runsOf(fieldValues);
  return run && more.length === 0 && run.to > run.from ? run : null;
}

const partsOf = (runs: readonly Run[], call: (value: number) => string, range: (run: Run) => string) =>
  runs.flatMap((run) => {
    if (isLong(run)) return [range(run)];
    return run.to > run.from ? [call(run.from), call(run.to)] : [call(run.from)];
  });

/** Numbers as a list, `0, 5 and 10–20`; a long one only by its beginning and its end. */
export function listOf(fieldValues: readonly number[], lang: Lang): string {
  const parts = partsOf(runsOf(fieldValues), String, ({ from, to }) => `${from}–${to}`);
  if (parts.length <= longList) return joinList(parts, lang);
  return `${parts.slice(0, 3).join(", ")}, …, ${parts.at(-1)}`;
}

/** Hours in the order in which a night goes through them: 22, 23 and 0–5. */
export function nightFirst(hours: readonly number[]): readonly number[] {
  if (!hours.includes(0) || !hours.includes(23)) return hours;
  const evening = runsOf(hours).at(-1)?.from ?? 0;
  return evening === 0
    ? hours
    : [...hours.filter((hour) => hour >= evening), ...hours.filter((hour) => hour < evening)];
}

/** A week begins on Monday, so Sunday is its seventh day. */
export const sundayLast = (weekdays: readonly number[]): readonly number[] =>
  weekdays.map((weekday) => weekday || 7).sort((one, other) => one - other);

/** Names of months or weekdays as a list in which three and more in a row are a range. */
export function namesOf(
  fieldValues: readonly number[],
  fieldName: Extract<FieldName, "month" | "weekday">,
  { t, lang }: Localization,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const call = (value: number) => (fieldName === "month" ? monthName(value, lang) : weekdayName(value, lang));
  const range = ({ from, to }: Run) => t("cron.range", { from: call(from), to: call(to) });
  return joinList(partsOf(runsOf(fieldValues), call, range), lang, type);
}
