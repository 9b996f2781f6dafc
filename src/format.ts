import type { Lang } from "./i18n.ts";

const timeZone = "Asia/Ho_Chi_Minh";
const locales: Record<Lang, string> = { vi: "vi-VN", en: "en-GB" };

/** Year, month, day, hour and minute as SPEC says: in Vietnamese form in Vietnam's time, whatever the language. */
export const formatDateTime = (time: Date): string =>
  new Intl.DateTimeFormat("vi-VN", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).format(time);

export const formatDate = (time: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(locales[lang], { timeZone, dateStyle: "long" }).format(time);

export const formatNumber = (value: number, lang: Lang): string =>
  new Intl.NumberFormat(locales[lang]).format(value);

/** An amount in đồng, as `1.000.000đ`, whatever the language. */
export const formatAmount = (amount: number): string => `${new Intl.NumberFormat("vi-VN").format(amount)}đ`;

/** The day in Vietnam, `YYYY-MM-DD`. */
export const dayInVietnam = (time: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone }).format(time);
