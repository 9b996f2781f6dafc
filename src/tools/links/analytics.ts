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

const sumOf = (counts: readonly DayCount[], kind: CountKind): number =>
  counts.reduce((sum, count) => (count.kind === kind ? sum + count.clicks : sum), 0);

/** The values of a kind, the most clicked first. */
function ranked(counts: readonly DayCount[], kind: CountKind) {
  const sums = new Map<string, number>();
  for (const count of counts) {
    if (count.kind === kind) sums.set(count.value, (sums.get(count.value) ?? 0) + count.clicks);
  }
  return [...sums]
    .map(([value, clicks]) => ({ value, clicks }))
    .sort((one, other) => other.clicks - one.clicks || (one.value < other.value ? -1 : 1));
}

export const firstDayOf = (range: number, now: number): string => lastDays(now, range)[0] ?? "";

export function summarise(
  link: Pick<StoredLink, "clicks">,
  counts: readonly DayCount[],
  { range, now, lang }: { range: AnalyticsRange; now: number; lang: Lang },
): Analytics {
  const names = displayNames(lang, { type: "region" });
  const perDay = new Map(
    counts.filter(({ kind }) => kind === "clicks").map(({ day, clicks }) => [day, clicks]),
  );
  const pairs = (kind: CountKind) => ranked(counts, kind);
  return {
    total: link.clicks,
    range,
    clicks: sumOf(counts, "clicks"),
    unique: sumOf(counts, "unique"),
    bots: sumOf(counts, "bots"),
    daily: lastDays(now, range).map((day) => ({ day, clicks: perDay.get(day) ?? 0 })),
    byCountry: pairs("country").map((country) => ({
      country: country.value,
      name: names.of(country.value) ?? country.value,
      clicks: country.clicks,
    })),
    byReferrer: pairs("referrer").map(({ value, clicks }) => ({ referrer: value, clicks })),
    byDevice: pairs("device").map(({ value, clicks }) => ({ device: value, clicks })),
    byBrowser: pairs("browser").map(({ value, clicks }) => ({ browser: value, clicks })),
  };
}

/** All that is counted, one line a day, kind and value; a spreadsheet neither runs nor misreads it. */
export const analyticsCsv = (counts: readonly DayCount[]): string =>
  `\uFEFF${Papa.unparse(
    { fields: ["day", "kind", "value", "clicks"], data: [...counts] },
    { escapeFormulae: true, newline: "\r\n" },
  )}\r\n`;
