import type { Lang } from "./i18n.ts";

const timeZone = "Asia/Ho_Chi_Minh";
const locales: Record<Lang, string> = { vi: "vi-VN", en: "en-GB" };

// Making a formatter takes a thousand times as long as using it.
const dateTime = new Intl.DateTimeFormat("vi-VN", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});
const day = new Intl.DateTimeFormat("sv-SE", { timeZone });

/** Year, month, day, hour and minute: in Vietnamese form in Vietnam's time, whatever the language. */
export const formatDateTime = (time: Date): string => dateTime.format(time);

export const formatDate = (time: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(locales[lang], { timeZone, dateStyle: "long" }).format(time);

export const formatNumber = (value: number, lang: Lang): string =>
  new Intl.NumberFormat(locales[lang]).format(value);

/** An amount in đồng, as `1.000.000đ`, whatever the language. */
export const formatAmount = (amount: number): string => `${new Intl.NumberFormat("vi-VN").format(amount)}đ`;

/** The day in Vietnam, `YYYY-MM-DD`. */
export const dayInVietnam = (time: Date): string => day.format(time);

/** Minutes and seconds, `1 phút 5 giây`. */
export function formatDuration(milliseconds: number, lang: Lang): string {
  const seconds = Math.round(milliseconds / 1000);
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(locales[lang], { style: "unit", unit: name, unitDisplay: "long" }).format(value);
  const parts = [
    ...(seconds >= 60 ? [unit(Math.floor(seconds / 60), "minute")] : []),
    ...(seconds % 60 > 0 || seconds < 60 ? [unit(seconds % 60, "second")] : []),
  ];
  return parts.join(" ");
}
