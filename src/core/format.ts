import type { Lang } from "./i18n.ts";
import { dateTimeFormat, locales, numberFormat } from "./intl.ts";

const timeZone = "Asia/Ho_Chi_Minh";

const dateTime = {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

/**
 * Year, month, day, hour and minute: in Vietnamese form in Vietnam's time, whatever the language. Put together here:
 * browsers of several years put a comma between time and date, and an island says what the server has said.
 */
export function formatDateTime(moment: Date): string {
  const parts = dateTimeFormat("vi-VN", dateTime).formatToParts(moment);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part["hour"]}:${part["minute"]} ${part["day"]}/${part["month"]}/${part["year"]}`;
}

export const formatDate = (date: Date, lang: Lang): string =>
  dateTimeFormat(locales[lang], { timeZone, dateStyle: "long" }).format(date);

export const formatNumber = (anyNumber: number, lang: Lang): string =>
  numberFormat(locales[lang], {}).format(anyNumber);

/** A share of a whole, `33%`. */
export const formatPercent = (ratio: number, lang: Lang): string =>
  numberFormat(locales[lang], { style: "percent" }).format(ratio);

/** An amount in đồng, as `1.000.000đ`, whatever the language. */
export const formatAmount = (amount: number): string => `${numberFormat("vi-VN", {}).format(amount)}đ`;
