import { dateTimeFormat, locales, relativeTimeFormat } from "#core/intl.ts";
import type { Lang } from "#core/i18n.ts";

export function isTimeZone(tz: string): boolean {
  try {
    return Boolean(dateTimeFormat("en", { timeZone: tz }));
  } catch {
    return false;
  }
}

/** A time of the zone in the words of its reader, and how far away it is. */
export function localTime(
  runTime: Date,
  now: Date,
  { lang, tz, hasSeconds }: { lang: Lang; tz: string; hasSeconds: boolean },
) {
  const localRunTime = dateTimeFormat(locales[lang], {
    timeZone: tz,
    weekday: "long",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    ...(hasSeconds && { second: "2-digit" }),
    hourCycle: "h23",
  })
    .format(runTime)
    .replace("Chủ Nhật", "Chủ nhật");
  return { local: localRunTime, relative: relativeTime(runTime.getTime() - now.getTime(), lang) };
}

const relativeUnits = [
  ["year", 31_557_600_000],
  ["month", 2_629_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

function relativeTime(milliseconds: number, lang: Lang): string {
  const [relativeUnit, unitMs] = relativeUnits.find((candidateUnit) => milliseconds >= candidateUnit[1]) ?? [
    "second",
    1000,
  ];
  return relativeTimeFormat(locales[lang], {}).format(Math.round(milliseconds / unitMs), relativeUnit);
}
