import type { Lang } from "./i18n.ts";

/** Making a formatter takes a thousand times as long as using it. */
function once<Formatter>(make: (locale: string, option: string) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, option = ""): Formatter => {
    const key = `${locale} ${option}`;
    const formatter = made.get(key) ?? make(locale, option);
    made.set(key, formatter);
    return formatter;
  };
}

const timeZone = "Asia/Ho_Chi_Minh";
const locales: Record<Lang, string> = { vi: "vi-VN", en: "en-GB" };

const dateTime = new Intl.DateTimeFormat("vi-VN", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});
const dateIn = once((locale) => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "long" }));
const numberIn = once((locale) => new Intl.NumberFormat(locale));
const unitIn = once(
  (locale, unit) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }),
);
const day = new Intl.DateTimeFormat("sv-SE", { timeZone });

/** Year, month, day, hour and minute: in Vietnamese form in Vietnam's time, whatever the language. */
export const formatDateTime = (time: Date): string => dateTime.format(time);

export const formatDate = (time: Date, lang: Lang): string => dateIn(locales[lang]).format(time);

export const formatNumber = (value: number, lang: Lang): string => numberIn(locales[lang]).format(value);

/** An amount in đồng, as `1.000.000đ`, whatever the language. */
export const formatAmount = (amount: number): string => `${numberIn("vi-VN").format(amount)}đ`;

/** The day in Vietnam, `YYYY-MM-DD`. */
export const dayInVietnam = (time: Date): string => day.format(time);

const hourS = 3600;
const minuteS = 60;

/** Two units of time at most: `23 giờ 59 phút`, `1 phút 5 giây`, `0 giây`. */
export function formatDuration(milliseconds: number, lang: Lang): string {
  const seconds = Math.round(milliseconds / 1000);
  const unit = (value: number, name: string) => unitIn(locales[lang], name).format(value);
  if (seconds < minuteS) return unit(seconds, "second");
  const [large, name, small, smallName] =
    seconds < hourS
      ? ([minuteS, "minute", 1, "second"] as const)
      : ([hourS, "hour", minuteS, "minute"] as const);
  const rest = Math.floor((seconds % large) / small);
  const first = unit(Math.floor(seconds / large), name);
  return rest > 0 ? `${first} ${unit(rest, smallName)}` : first;
}
