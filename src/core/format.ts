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
export const formatDateTime = (moment: Date): string => dateTimeFormat("vi-VN", dateTime).format(moment);

export const formatDate = (date: Date, lang: Lang): string =>
  dateTimeFormat(locales[lang], { timeZone, dateStyle: "long" }).format(date);

export const formatNumber = (anyNumber: number, lang: Lang): string =>
  numberFormat(locales[lang], {}).format(anyNumber);

/** A share of a whole, `33%`. */
export const formatPercent = (ratio: number, lang: Lang): string =>
  numberFormat(locales[lang], { style: "percent" }).format(ratio);

/** An amount in đồng, as `1.000.000đ`, whatever the language. */
export const formatAmount = (amount: number): string => `${numberFormat("vi-VN", {}).format(amount)}đ`;

const hourS = 3600;
const minuteS = 60;

/** Two units of time at most: `23 giờ 59 phút`, `1 phút 5 giây`, `0 giây`. */
export function formatDuration(milliseconds: number, lang: Lang): string {
  const totalSeconds = Math.round(milliseconds / 1000);
  const inUnit = (unitCount: number, unitName: string) =>
    numberFormat(locales[lang], { style: "unit", unit: unitName, unitDisplay: "long" }).format(unitCount);
  if (totalSeconds < minuteS) return inUnit(totalSeconds, "second");
  const [large, largeName, small, smallName] =
    totalSeconds < hourS
      ? ([minuteS, "minute", 1, "second"] as const)
      : ([hourS, "hour", minuteS, "minute"] as const);
  const smallCount = Math.floor((totalSeconds % large) / small);
  const largePart = inUnit(Math.floor(totalSeconds / large), largeName);
  return smallCount > 0 ? `${largePart} ${inUnit(smallCount, smallName)}` : largePart;
}

/** A number of bytes in the unit that suits it, `38 KB`. */
export function formatBytes(byteCount: number, lang: Lang): string {
  const byteUnits = ["byte", "kilobyte", "megabyte"] as const;
  // By what is shown: 999 950 bytes are a megabyte, not a thousand kilobytes.
  const unitIndex = byteCount < 1000 ? 0 : byteCount < 999_950 ? 1 : 2;
  return new Intl.NumberFormat(locales[lang], {
    style: "unit",
    unit: byteUnits[unitIndex],
    unitDisplay: "short",
    maximumFractionDigits: unitIndex === 0 ? 0 : 1,
  }).format(byteCount / 1000 ** unitIndex);
}
