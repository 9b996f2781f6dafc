import { displayNames } from "#core/intl.ts";
import type { Lang } from "#core/i18n.ts";
import { dayInVietnam, lastDays } from "#core/days.ts";
import { csvLines } from "./list-csv.ts";
import type { Analytics, AnalyticsRange } from "./schema.ts";
import type { ClickStore, CountKind, DayCount, NamedCounts, StoredLink, countsWithNames } from "./store.ts";

export const unknownCountry = "ZZ";

/** What stands for the referrers of a day beyond those that are counted apart. */
export const otherReferrers = "other";

const sumOf = (dayCounts: readonly DayCount[], countKind: CountKind): number =>
  dayCounts.reduce(
    (clickSum, dayCount) => (dayCount.kind === countKind ? clickSum + dayCount.clicks : clickSum),
    0,
  );

/** What stands for the clicks beyond the names that were clicked most. */
const restOf = {
  country: unknownCountry,
  referrer: otherReferrers,
  device: "other",
  browser: "other",
} as const;

/** The names of a kind, the most clicked first, which add up to all clicks. */
function rankedNames(
  kind: (typeof countsWithNames)[number],
  named: readonly NamedCounts[],
  allClicks: number,
) {
  const top = named.find((names) => names.kind === kind)?.top ?? [];
  const rest = allClicks - top.reduce((clickSum, { clicks }) => clickSum + clicks, 0);
  const clickSums = new Map(top.map(({ value, clicks }) => [value, clicks]));
  if (rest > 0) clickSums.set(restOf[kind], (clickSums.get(restOf[kind]) ?? 0) + rest);
  return [...clickSums]
    .map(([value, clicks]) => ({ value, clicks }))
    .sort((one, other) => other.clicks - one.clicks || (one.value < other.value ? -1 : 1));
}

export const firstDayOf = (rangeDays: number, now: number): string => lastDays(now, rangeDays)[0] ?? "";

/** The days of a range, and as many before it; none where the link was made later than those begin. */
export function daysCompared(
  { createdAt }: Pick<StoredLink, "createdAt">,
  { range: rangeDays, now }: { range: AnalyticsRange; now: number },
): { readonly days: readonly string[]; readonly before: readonly string[] | null } {
  const both = lastDays(now, 2 * rangeDays);
  const before = both.slice(0, rangeDays);
  const isComparable = dayInVietnam(createdAt.getTime()) <= (before[0] ?? "");
  return { days: both.slice(rangeDays), before: isComparable ? before : null };
}

export function summarise(
  link: Pick<StoredLink, "clicks">,
  { perDay: dayCounts, named }: Awaited<ReturnType<ClickStore["summaryOf"]>>,
  {
    range: rangeDays,
    previous,
    now,
    lang,
  }: { range: AnalyticsRange; previous: Analytics["previous"]; now: number; lang: Lang },
): Analytics {
  const regionNames = displayNames(lang, { type: "region" });
  const perDay = new Map(
    dayCounts.filter(({ kind: countKind }) => countKind === "clicks").map(({ day, clicks }) => [day, clicks]),
  );
  const allClicks = sumOf(dayCounts, "clicks");
  const rankedOf = (countKind: (typeof countsWithNames)[number]) => rankedNames(countKind, named, allClicks);
  return {
    total: link.clicks,
    undated: sumOf(dayCounts, "undated"),
    range: rangeDays,
    clicks: allClicks,
    previous,
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
export async function* analyticsCsv(counted: AsyncIterable<readonly DayCount[]>): AsyncGenerator<string> {
  yield "\uFEFFday,kind,value,clicks\r\n";
  for await (const some of counted)
    yield csvLines(some.map(({ day, kind, value, clicks }) => [day, kind, value, clicks]));
}
