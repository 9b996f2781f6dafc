import type { Lang } from "./i18n.ts";
import { cachedFormatter, locales, numberFormat } from "./intl.ts";

type UnitFormatOptions = Omit<Intl.NumberFormatOptions, "style"> & { readonly unit: Unit };

const unitSymbols = {
  second: "s",
  minute: "min",
  hour: "h",
  byte: "B",
  kilobyte: "kB",
  megabyte: "MB",
} as const;
type Unit = keyof typeof unitSymbols;

/** A number with its unit's symbol, which is the same in every language. */
export const symbolFormat = (
  locale: string,
  { unit, ...numberOptions }: UnitFormatOptions,
): Pick<Intl.NumberFormat, "format"> => ({
  format: (count) => `${numberFormat(locale, numberOptions).format(count)} ${unitSymbols[unit]}`,
});

/** A number with its unit in words; Safari has those since 14.1, and throws before. */
export const unitFormat = cachedFormatter(
  (locale, formatOptions: UnitFormatOptions): Pick<Intl.NumberFormat, "format"> => {
    try {
      return new Intl.NumberFormat(locale, { style: "unit", ...formatOptions });
    } catch {
      return symbolFormat(locale, formatOptions);
    }
  },
);
const hourS = 3600;
const minuteS = 60;

/** Two units of time at most: `23 giờ 59 phút`, `1 phút 5 giây`, `0 giây`. */
export function formatDuration(milliseconds: number, lang: Lang): string {
  const totalSeconds = Math.round(milliseconds / 1000);
  const inUnit = (unitCount: number, unit: "hour" | "minute" | "second") =>
    unitFormat(locales[lang], { unit, unitDisplay: "long" }).format(unitCount);
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
  return unitFormat(locales[lang], {
    unit: byteUnits[unitIndex],
    unitDisplay: "short",
    maximumFractionDigits: unitIndex === 0 ? 0 : 1,
  }).format(byteCount / 1000 ** unitIndex);
}
