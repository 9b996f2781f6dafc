import type { ReactNode } from "react";
import { preventingDefault } from "#client/preventing-default.ts";
import { formatPercent } from "#core/format.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import { type Analytics, type AnalyticsRange, analyticsRanges } from "#tools/links/schema.ts";
import { Icon } from "#ui/icon.tsx";
import { Bars, shareOf } from "./bars.tsx";
import { Countries } from "./countries.tsx";
import { DailyChart } from "./daily-chart.tsx";

type LinkStatsProps = {
  readonly code: string;
  readonly stats: Analytics;
  readonly lang: Lang;
  readonly texts: IslandTexts<"links">;
  readonly onRange: (range: AnalyticsRange) => void;
};

type PartProps = Pick<LinkStatsProps, "stats" | "lang" | "texts">;

const translatedValues = ["direct", "other", "mobile", "desktop", "tablet"] as const;

/** The words for what the API names in English; hosts and browsers stay as they are. */
const countedName = (value: string, texts: LinkStatsProps["texts"]): string => {
  const word = translatedValues.find((one) => one === value);
  return word ? texts[`links.stats.${word}`] : value;
};

export function LinkStats({ code, stats, lang, texts, onRange }: LinkStatsProps) {
  const shown = { stats, lang, texts };
  return (
    <section className="stats" aria-label={fill(texts["links.stats.title"], { code })}>
      <div className="stats-head">
        <ClickFigures {...shown} />
        <StatsRanges code={code} stats={stats} texts={texts} onRange={onRange} />
      </div>
      {stats.clicks === 0 ? (
        <p className="part">{texts["links.stats.none"]}</p>
      ) : (
        <>
          <div className="part chart">
            <DailyChart daily={stats.daily} lang={lang} texts={texts} />
          </div>
          <ClickParts {...shown} />
        </>
      )}
      <div className="stats-foot">
        <p className="proof">
          <Icon name="shield-check" />
          <span>
            {texts["links.stats.private"]}
            {stats.bots > 0 && <> {fill(texts["links.stats.bots"], { count: stats.bots }, lang)}</>}
            {stats.undated > 0 && <> {fill(texts["links.stats.undated"], { count: stats.undated }, lang)}</>}
          </span>
        </p>
        <a
          className="button quiet"
          href={`/api/links/${code}/analytics.csv?range=${stats.range}`}
          download={`links-${code}.csv`}
        >
          <Icon name="download" />
          {texts["links.stats.csv"]}
        </a>
      </div>
    </section>
  );
}

function StatsRanges({ code, stats, texts, onRange }: Omit<LinkStatsProps, "lang">) {
  return (
    <nav className="tabs" aria-label={texts["links.stats.ranges"]}>
      {analyticsRanges.map((range) => (
        <a
          key={range}
          href={`?${new URLSearchParams({ analytics: code, range: String(range) })}#link-${code}`}
          {...(range === stats.range && { "aria-current": "true" as const })}
          onClick={preventingDefault(() => onRange(range))}
        >
          {fill(texts["links.stats.days"], { days: range })}
        </a>
      ))}
    </nav>
  );
}

function ClickFigures({ stats, lang, texts }: PartProps) {
  const { clicks, unique, range, byDevice } = stats;
  const onPhones = byDevice.find(({ device }) => device === "mobile")?.clicks ?? 0;
  return (
    <dl className="kpi">
      <ClickFigure said={fill(texts["links.stats.range"], { count: clicks, days: range }, lang)}>
        <Trend stats={stats} lang={lang} texts={texts} />
      </ClickFigure>
      <ClickFigure said={fill(texts["links.stats.unique"], { count: unique }, lang)} />
      <div>
        <dt>{texts["links.stats.phones"]}</dt>
        <dd>{clicks === 0 ? "–" : shareOf(onPhones, clicks, lang)}</dd>
      </div>
    </dl>
  );
}

/** A number and what it counts, as a sentence says it in either language. */
function ClickFigure({ said, children }: { said: string; children?: ReactNode }) {
  const [number, ...unit] = said.split(" ");
  return (
    <div>
      <dt>{unit.join(" ")}</dt>
      <dd>
        {number}
        {children}
      </dd>
    </div>
  );
}

/** More than ten times as many is said no more exactly. */
const maxGrowth = 9.99;

/** How the clicks compare with those of as many days before, where there were any. */
function Trend({ stats, lang, texts }: PartProps) {
  const { clicks, previous, range } = stats;
  if (!previous) return null;
  const growth = clicks / previous - 1;
  const direction = growth > 0 ? "up" : growth < 0 ? "down" : "same";
  const size = formatPercent(Math.min(Math.abs(growth), maxGrowth), lang);
  const percent = growth > maxGrowth ? `>${size}` : size;
  return (
    <span className="trend" data-direction={direction}>
      {direction !== "same" && <Icon name={direction === "up" ? "trending-up" : "trending-down"} />}
      <span aria-hidden="true">{percent}</span>
      <span className="unseen">{fill(texts[`links.stats.${direction}`], { percent, days: range })}</span>
    </span>
  );
}

/** Where the clicks came from, and with what. */
function ClickParts({ stats, lang, texts }: PartProps) {
  const total = stats.clicks;
  const bars = (rows: readonly { readonly name: string; readonly clicks: number }[]) => (
    <Bars
      rows={rows.map(({ name, clicks }) => ({ name: countedName(name, texts), clicks }))}
      total={total}
      lang={lang}
      texts={texts}
    />
  );
  const parts: readonly (readonly ["referrer" | "country" | "device" | "browser", ReactNode])[] = [
    ["referrer", bars(stats.byReferrer.map(({ referrer, clicks }) => ({ name: referrer, clicks })))],
    ["country", <Countries key="country" stats={stats} lang={lang} texts={texts} />],
    ["device", bars(stats.byDevice.map(({ device, clicks }) => ({ name: device, clicks })))],
    ["browser", bars(stats.byBrowser.map(({ browser, clicks }) => ({ name: browser, clicks })))],
  ];
  return (
    <div className="parts">
      {parts.map(([id, content]) => (
        <section key={id} className="part">
          <h4>{texts[`links.stats.${id}`]}</h4>
          {content}
        </section>
      ))}
    </div>
  );
}
