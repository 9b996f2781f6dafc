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
} as const;

/** Year, month, day, hour and minute: in Vietnamese form in Vietnam's time, whatever the language. */
export const formatDateTime = (time: Date): string => dateTimeFormat("vi-VN", dateTime).format(time);

export const formatDate = (time: Date, lang: Lang): string =>
  dateTimeFormat(locales[lang], { timeZone, dateStyle: "long" }).format(time);

export const formatNumber = (value: number, lang: Lang): string =>
  numberFormat(locales[lang], {}).format(value);

/** A share of a whole, `33%`. */
export const formatPercent = (share: number, lang: Lang): string =>
  numberFormat(locales[lang], { style: "percent" }).format(share);

/** An amount in đồng, as `1.000.000đ`, whatever the language. */
export const formatAmount = (amount: number): string => `${numberFormat("vi-VN", {}).format(amount)}đ`;

const hourS = 3600;
const minuteS = 60;

/** Two units of time at most: `23 giờ 59 phút`, `1 phút 5 giây`, `0 giây`. */
export function formatDuration(milliseconds: number, lang: Lang): string {
  const seconds = Math.round(milliseconds / 1000);
  const unit = (value: number, name: string) =>
    numberFormat(locales[lang], { style: "unit", unit: name, unitDisplay: "long" }).format(value);
  if (seconds < minuteS) return unit(seconds, "second");
  const [large, name, small, smallName] =
    seconds < hourS
      ? ([minuteS, "minute", 1, "second"] as const)
      : ([hourS, "hour", minuteS, "minute"] as const);
  const rest = Math.floor((seconds % large) / small);
  const first = unit(Math.floor(seconds / large), name);
  return rest > 0 ? `${first} ${unit(rest, smallName)}` : first;
}

/** A number of bytes in the unit that suits it, `38 KB`. */
export function formatBytes(bytes: number, lang: Lang): string {
  const units = ["byte", "kilobyte", "megabyte"] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)));
  return new Intl.NumberFormat(locales[lang], {
    style: "unit",
    unit: units[step] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
