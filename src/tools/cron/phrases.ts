import { dateTimeFormat, listFormat, locales } from "#core/intl.ts";
import type { Lang, Localize } from "#core/i18n.ts";
import { type CronField, type FieldName, bounds } from "./schedule.ts";

export type Localization = { readonly t: Localize; readonly lang: Lang };

/** From this many values on a list is shortened. */
const longList = 12;

/** With "and" or with "or". */
export const joinList = (
  phraseParts: readonly string[],
  lang: Lang,
  listType: "conjunction" | "disjunction" = "conjunction",
): string => listFormat(locales[lang], { type: listType }).format(phraseParts);

export const twoDigits = (timeNumber: number): string => String(timeNumber).padStart(2, "0");

/** 1 January 2023 was a Sunday and the first of a month. */
export function weekdayName(weekday: number, lang: Lang): string {
  const weekdayFormat = { weekday: "long", timeZone: "UTC" } as const;
  const fieldName = dateTimeFormat(locales[lang], weekdayFormat).format(Date.UTC(2023, 0, 1 + weekday));
  if (lang !== "vi") return fieldName;
  return weekday % 7 === 0 ? fieldName.replace("N", "n") : fieldName.replace("T", "t");
}

export function monthName(month: number, lang: Lang): string {
  const monthFormat = { month: "long", timeZone: "UTC" } as const;
  const fieldName = dateTimeFormat(locales[lang], monthFormat).format(Date.UTC(2023, month - 1, 1));
  return lang === "vi" ? fieldName.toLowerCase() : fieldName;
}

/** The step of a field that counts from its beginning in steps, or null. */
export function stepOf(
  { text: fieldText, values: fieldValues }: CronField,
  fieldName: FieldName,
): number | null {
  const [lowestValue, highestValue] = bounds[fieldName];
  const [firstValue = lowestValue, secondValue = lowestValue] = fieldValues;
  const cronStep = secondValue - firstValue;
  const isEven = fieldValues.every(
    (cronValue, valueIndex) => cronValue === lowestValue + valueIndex * cronStep,
  );
  const isWholeRange = (fieldValues.at(-1) ?? lowestValue) + cronStep > highestValue;
  return fieldText.startsWith("*") && cronStep > 1 && isEven && isWholeRange ? cronStep : null;
}

type CronRun = { readonly from: number; readonly to: number };

/** Values without a gap between them, as one run. */
function runsOf(fieldValues: readonly number[]): CronRun[] {
  const valueRuns: CronRun[] = [];
  for (const cronValue of fieldValues) {
    const lastRun = valueRuns.at(-1);
    if (lastRun && cronValue === lastRun.to + 1)
      valueRuns[valueRuns.length - 1] = { from: lastRun.from, to: cronValue };
    else valueRuns.push({ from: cronValue, to: cronValue });
  }
  return valueRuns;
}

/** A run of two is two values. */
const isLongRun = ({ from, to }: CronRun): boolean => to - from > 1;

/** The one run of a field such as `8-17`, or null. */
export function rangeOf(fieldValues: readonly number[]): CronRun | null {
  const [valueRun, ...otherRuns] = runsOf(fieldValues);
  return valueRun && otherRuns.length === 0 && valueRun.to > valueRun.from ? valueRun : null;
}

const partsOf = (
  valueRuns: readonly CronRun[],
  nameValue: (value: number) => string,
  nameRange: (run: CronRun) => string,
) =>
  valueRuns.flatMap((valueRun) => {
    if (isLongRun(valueRun)) return [nameRange(valueRun)];
    return valueRun.to > valueRun.from
      ? [nameValue(valueRun.from), nameValue(valueRun.to)]
      : [nameValue(valueRun.from)];
  });

/** Numbers as a list, `0, 5 and 10–20`; a long one only by its beginning and its end. */
export function listOf(fieldValues: readonly number[], lang: Lang): string {
  const rangeParts = partsOf(runsOf(fieldValues), String, ({ from, to }) => `${from}–${to}`);
  if (rangeParts.length <= longList) return joinList(rangeParts, lang);
  return `${rangeParts.slice(0, 3).join(", ")}, …, ${rangeParts.at(-1)}`;
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
  weekdays.map((weekday) => weekday || 7).sort((weekday, otherWeekday) => weekday - otherWeekday);

/** Names of months or weekdays as a list in which three and more in a row are a range. */
export function namesOf(
  fieldValues: readonly number[],
  fieldName: Extract<FieldName, "month" | "weekday">,
  { t, lang }: Localization,
  listType: "conjunction" | "disjunction" = "conjunction",
): string {
  const nameOfValue = (cronValue: number) =>
    fieldName === "month" ? monthName(cronValue, lang) : weekdayName(cronValue, lang);
  const nameOfRange = ({ from, to }: CronRun) =>
    t("cron.range", { from: nameOfValue(from), to: nameOfValue(to) });
  return joinList(partsOf(runsOf(fieldValues), nameOfValue, nameOfRange), lang, listType);
}
