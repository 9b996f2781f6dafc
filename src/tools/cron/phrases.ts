import type { Lang, Translate } from "../../core/i18n.ts";
import type { CronField, FieldName, Item } from "./schedule.ts";

export type Speech = { readonly t: Translate; readonly lang: Lang };

const locales: Record<Lang, string> = { vi: "vi-VN", en: "en-GB" };
/** From this many values on a list is shortened. */
const longList = 12;

export const joined = (parts: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(locales[lang], { type: "conjunction" }).format(parts);

export const two = (value: number): string => String(value).padStart(2, "0");

/** 1 January 2023 was a Sunday and the first of a month. */
export function weekdayName(weekday: number, lang: Lang): string {
  const options = { weekday: "long", timeZone: "UTC" } as const;
  const name = new Intl.DateTimeFormat(locales[lang], options).format(Date.UTC(2023, 0, 1 + weekday));
  if (lang !== "vi") return name;
  return weekday % 7 === 0 ? name.replace("N", "n") : name.replace("T", "t");
}

export function monthName(month: number, lang: Lang): string {
  const options = { month: "long", timeZone: "UTC" } as const;
  const name = new Intl.DateTimeFormat(locales[lang], options).format(Date.UTC(2023, month - 1, 1));
  return lang === "vi" ? name.toLowerCase() : name;
}

export type CronRange = Extract<Item, { kind: "range" }>;

export const isRange = (item: Item | undefined): item is CronRange => item?.kind === "range";

/** The step of a field that counts from its beginning in steps, or null. */
export function stepOf(field: CronField): number | null {
  const [item, ...more] = field.items;
  return more.length === 0 && isRange(item) && item.step > 1 && field.text.startsWith("*") ? item.step : null;
}

/** The one range of a field such as `8-17`, or null. */
export function rangeOf(field: CronField): CronRange | null {
  const [item, ...more] = field.items;
  return more.length === 0 && isRange(item) && item.step === 1 && item.to > item.from ? item : null;
}

/** Numbers as a list, `0, 5 and 10–20`; a long one only by its beginning and its end. */
export function listOf(field: CronField, lang: Lang): string {
  const isShort = field.items.every(
    (item) => isRange(item) && (item.step === 1 || field.values.length <= longList),
  );
  const parts = isShort
    ? field.items.flatMap((item) => (isRange(item) ? numbersOf(item) : []))
    : field.values.map(String);
  if (parts.length <= longList) return joined(parts, lang);
  return `${parts.slice(0, 3).join(", ")}, …, ${parts.at(-1)}`;
}

function numbersOf({ from, to, step }: CronRange): string[] {
  if (step === 1 && to > from) return [`${from}–${to}`];
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => String(from + at * step));
}

/** Names of months or weekdays as a list in which three and more in a row are a range. */
export function namesOf(
  field: CronField,
  name: Extract<FieldName, "month" | "weekday">,
  { t, lang }: Speech,
): string {
  const call = (value: number) => (name === "month" ? monthName(value, lang) : weekdayName(value, lang));
  const parts = field.items.flatMap((item) => {
    if (!isRange(item)) return [];
    if (item.step === 1 && item.to - item.from > 1)
      return [t("cron.range", { from: call(item.from), to: call(item.to) })];
    return numbersOf({ ...item, step: item.to === item.from ? 1 : item.step }).flatMap((part) =>
      part.split("–").map((value) => call(Number(value))),
    );
  });
  return joined(parts, lang);
}
