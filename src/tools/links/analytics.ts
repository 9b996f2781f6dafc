import { displayNames } from "../../core/intl.ts";
import Papa from "papaparse";
import type { Lang } from "../../core/i18n.ts";
import { lastDays } from "../../core/days.ts";
import type { AnalyticsRange } from "./names.ts";
import type { Analytics } from "./schema.ts";
import type { CountKind, DayCount, StoredLink } from "./store.ts";

export const unknownCountry = "ZZ";

/** What stands for the referrers of a day beyond those that are counted apart. */
export const otherReferrers = "other";

const sumOf = (dayCounts: readonly DayCount[], countKind: CountKind): number =>
  dayCounts.reduce(
    (clickSum, dayCount) => (dayCount.kind === countKind ? clickSum + dayCount.clicks : clickSum),
    0,
  );

/** The values of a kind, the most clicked first. */
function rankedByClicks(dayCounts: readonly DayCount[], countKind: CountKind) {
  const clickSums = new Map<string, number>();
  for (const dayCount of dayCounts) {
    if (dayCount.kind === countKind)
      clickSums.set(dayCount.value, (clickSums.get(dayCount.value) ?? 0) + dayCount.clicks);
  }
  return [...clickSums]
    .map(([countedValue, clicks]) => ({ value: countedValue, clicks }))
    .sort(
      (rankedValue, otherValue) =>
        otherValue.clicks - rankedValue.clicks || (rankedValue.value < otherValue.value ? -1 : 1),
    );
}

export const firstDayOf = (rangeDays: number, now: number): string => lastDays(now, rangeDays)[0] ?? "";

export function summarise(
  link: Pick<StoredLink, "clicks">,
  dayCounts: readonly DayCount[],
  { range: rangeDays, now, lang }: { range: AnalyticsRange; now: number; lang: Lang },
): Analytics {
  const regionNames = displayNames(lang, { type: "region" });
  const perDay = new Map(
    dayCounts.filter(({ kind: countKind }) => countKind === "clicks").map(({ day, clicks }) => [day, clicks]),
  );
  const rankedOf = (countKind: CountKind) => rankedByClicks(dayCounts, countKind);
  return {
    total: link.clicks,
    range: rangeDays,
    clicks: sumOf(dayCounts, "clicks"),
    unique: sumOf(dayCounts, "unique"),
    bots: sumOf(dayCounts, "bots"),
    daily: lastDays(now, rangeDays).map((clickDay) => ({ day: clickDay, clicks: perDay.get(clickDay) ?? 0 })),
    byCountry: rankedOf("country").map((country) => ({
      country: country.value,
      name: regionNames.of(country.value) ?? country.value,
      clicks: country.clicks,
    })),
    byReferrer: rankedOf("referrer").map(({ value, clicks }) => ({ referrer: value, clicks })),
    byDevice: rankedOf("device").map(({ value, clicks }) => ({ device: value, clicks })),
    byBrowser: rankedOf("browser").map(({ value, clicks }) => ({ browser: value, clicks })),
  };
}

/** All that is counted, one line a day, kind and value; a spreadsheet neither runs nor misreads it. */
export const analyticsCsv = (dayCounts: readonly DayCount[]): string =>
  `\uFEFF${Papa.unparse(
    { fields: ["day", "kind", "value", "clicks"], data: [...dayCounts] },
    { escapeFormulae: true, newline: "\r\n" },
  )}\r\n`;
