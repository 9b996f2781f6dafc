import { formatNumber } from "#core/format.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import type { Analytics } from "#tools/links/schema.ts";

const steps = [1, 2, 2.5, 4, 5, 7.5, 10] as const;

/** The topmost of three marks, 0 and its half being the others: whole numbers, and room for words above the peak. */
export function topMark(peak: number): number {
  const least = Math.max(1, peak * 0.6);
  const power = 10 ** Math.floor(Math.log10(least));
  const half = steps.map((step) => step * power).find((mark) => mark >= least && Number.isInteger(mark));
  return 2 * (half ?? 10 * power);
}

/** How many days apart the days are named, counted back from the last; on a phone every other one. */
export const dayStep = (days: number): number => (days <= 7 ? 1 : days <= 31 ? 4 : 14);

/** Saturday or Sunday. */
export const isWeekend = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;

/** `23/11`, the way days are written in Viet Nam. */
const shortDay = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

type DailyChartProps = {
  readonly daily: Analytics["daily"];
  readonly lang: Lang;
  readonly texts: IslandTexts<"links">;
};

const percent = (share: number): string => `${Number((100 * share).toFixed(2))}%`;

/**
 * Clicks per day as an area: weekends are shaded, the peak is named, each day tells its number where one points. What has a
 * shape is stretched to the width there is; places of words are shares of it, so letters keep their size.
 */
export function DailyChart({ daily, lang, texts }: DailyChartProps) {
  const last = daily.length - 1;
  const counts = daily.map(({ clicks }) => clicks);
  const most = Math.max(...counts);
  const peakAt = counts.lastIndexOf(most);
  const peakDay = shortDay(daily[peakAt]?.day ?? "");
  const top = topMark(most);
  const xOf = (at: number): string => percent(Math.min(1, Math.max(0, at / last)));
  const widthOf = (from: number, to: number): string =>
    percent((Math.min(last, to) - Math.max(0, from)) / last);
  const yOf = (clicks: number): number => Number((100 - (100 * clicks) / top).toFixed(2));
  const line = counts.map((clicks, at) => `${at} ${yOf(clicks)}`).join("L");
  const step = dayStep(daily.length);
  const countOn = (clicks: number, day: string): string =>
    fill(texts["links.stats.peak"], { count: clicks, day }, lang);
  return (
    <svg
      className="daily"
      role="img"
      aria-label={fill(
        texts["links.stats.daily.label"],
        {
          from: shortDay(daily[0]?.day ?? ""),
          to: shortDay(daily[last]?.day ?? ""),
          count: most,
          day: peakDay,
        },
        lang,
      )}
    >
      <linearGradient id="daily-fill" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0b6b57" stopOpacity=".22" />
        <stop offset="1" stopColor="#0b6b57" stopOpacity="0" />
      </linearGradient>
      {daily.map(
        ({ day }, at) =>
          isWeekend(day) && (
            <rect
              key={day}
              className="weekend"
              x={xOf(at - 0.5)}
              width={widthOf(at - 0.5, at + 0.5)}
              height="100%"
            />
          ),
      )}
      {[0, top / 2, top].map((mark) => (
        <g key={mark}>
          <line x2="100%" y1={`${yOf(mark)}%`} y2={`${yOf(mark)}%`} />
          <text x="-8" y={`${yOf(mark)}%`} dy="4" textAnchor="end">
            {markName(mark, lang, texts)}
          </text>
        </g>
      ))}
      <svg viewBox={`0 0 ${last} 100`} preserveAspectRatio="none">
        <path d={`M${line}L${last} 100L0 100z`} fill="url(#daily-fill)" />
        <path className="line" d={`M${line}`} />
      </svg>
      {daily.map(
        ({ day }, at) =>
          (last - at) % step === 0 && (
            <text
              key={day}
              className={(last - at) % (2 * step) === 0 || step === 1 ? undefined : "between"}
              x={xOf(at)}
              y="100%"
              dy="19"
              textAnchor="middle"
            >
              {shortDay(day)}
            </text>
          ),
      )}
      <circle cx={xOf(peakAt)} cy={`${yOf(most)}%`} r="4.5" />
      <text
        className="peak"
        x={xOf(peakAt)}
        y={`${yOf(most)}%`}
        dy="-12"
        textAnchor={anchorOf(peakAt / last)}
      >
        {countOn(most, peakDay)}
      </text>
      {daily.map(({ day, clicks }, at) => (
        <rect key={day} className="day" x={xOf(at - 0.5)} width={widthOf(at - 0.5, at + 0.5)} height="100%">
          <title>{countOn(clicks, shortDay(day))}</title>
        </rect>
      ))}
    </svg>
  );
}

/** Words at an end of the line stay within it. */
const anchorOf = (share: number): "start" | "middle" | "end" =>
  share < 0.2 ? "start" : share > 0.8 ? "end" : "middle";

/** A number of the scale, short enough to stand before it. */
function markName(mark: number, lang: Lang, texts: DailyChartProps["texts"]): string {
  if (mark >= 1_000_000) return fill(texts["links.stats.millions"], { count: mark / 1_000_000 }, lang);
  if (mark >= 10_000) return fill(texts["links.stats.thousands"], { count: mark / 1000 }, lang);
  return formatNumber(mark, lang);
}
