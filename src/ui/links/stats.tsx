import type { Analytics } from "../../tools/links/schema.ts";
import { Icon } from "../icon.tsx";
import { type Lang, type Texts, fill } from "../../core/i18n.ts";
import { formatNumber } from "../../core/format.ts";
import { type AnalyticsRange, analyticsRanges } from "../../tools/links/names.ts";
import { preventingDefault } from "../../client/preventing-default.ts";
import { CountTable, type CountRow } from "./count-table.tsx";
import { LinkCharts } from "./charts.tsx";

export const linkStatsTexts = [
  "links.stats.title",
  "links.stats.total",
  "links.stats.range",
  "links.stats.ranges",
  "links.stats.days",
  "links.stats.unique",
  "links.stats.unique.hint",
  "links.stats.bots",
  "links.stats.daily",
  "links.stats.country",
  "links.stats.referrer",
  "links.stats.device",
  "links.stats.browser",
  "links.stats.day",
  "links.stats.clicks",
  "links.stats.none",
  "links.stats.csv",
  "links.stats.table",
  "links.stats.direct",
  "links.stats.other",
  "links.stats.mobile",
  "links.stats.desktop",
  "links.stats.tablet",
] as const;

export type LinkStatsTexts = Texts<(typeof linkStatsTexts)[number]>;

const translatedValues = ["direct", "other", "mobile", "desktop", "tablet"] as const;

/** The words for what the API names in English; hosts and browsers stay as they are. */
const countedName = (value: string, texts: LinkStatsTexts): string => {
  const word = translatedValues.find((one) => one === value);
  return word ? texts[`links.stats.${word}`] : value;
};

type LinkStatsProps = {
  readonly code: string;
  readonly stats: Analytics;
  readonly lang: Lang;
  readonly texts: LinkStatsTexts;
  readonly onRange: (range: AnalyticsRange) => void;
};

export function LinkStats({ code, stats, lang, texts, onRange }: LinkStatsProps) {
  return (
    <section className="inset stats" aria-label={fill(texts["links.stats.title"], { code })}>
      <StatsRanges code={code} stats={stats} texts={texts} onRange={onRange} />
      <ClickFigures stats={stats} lang={lang} texts={texts} />
      {stats.clicks === 0 ? (
        <p>{texts["links.stats.none"]}</p>
      ) : (
        <>
          <LinkCharts stats={stats} lang={lang} texts={texts} />
          <ClickTables stats={stats} lang={lang} texts={texts} />
          <details className="raw">
            <summary>{texts["links.stats.table"]}</summary>
            <CountTable
              title={texts["links.stats.day"]}
              rows={stats.daily.toReversed().map(({ day, clicks }) => ({ name: day, clicks }))}
              total={stats.clicks}
              lang={lang}
              clicksTitle={texts["links.stats.clicks"]}
            />
          </details>
        </>
      )}
      <a
        className="button quiet"
        href={`/api/links/${code}/analytics.csv?range=${stats.range}`}
        download={`links-${code}.csv`}
      >
        <Icon name="download" />
        {texts["links.stats.csv"]}
      </a>
    </section>
  );
}

function StatsRanges({ code, stats, texts, onRange }: Omit<LinkStatsProps, "lang">) {
  return (
    <nav className="tabs" aria-label={texts["links.stats.ranges"]}>
      {analyticsRanges.map((range) => (
        <a
          key={range}
          href={`?${new URLSearchParams({ history: "open", analytics: code, range: String(range) })}#link-${code}`}
          {...(range === stats.range && { "aria-current": "true" as const })}
          onClick={preventingDefault(() => onRange(range))}
        >
          {fill(texts["links.stats.days"], { days: range })}
        </a>
      ))}
    </nav>
  );
}

function ClickFigures({ stats, lang, texts }: Pick<LinkStatsProps, "stats" | "lang" | "texts">) {
  return (
    <dl className="figures">
      <ClickFigure label={texts["links.stats.total"]} value={stats.total} lang={lang} />
      <ClickFigure
        label={fill(texts["links.stats.range"], { days: stats.range })}
        value={stats.clicks}
        lang={lang}
      />
      <ClickFigure
        label={texts["links.stats.unique"]}
        hint={texts["links.stats.unique.hint"]}
        value={stats.unique}
        lang={lang}
      />
      <ClickFigure label={texts["links.stats.bots"]} value={stats.bots} lang={lang} />
    </dl>
  );
}

function ClickFigure({
  label,
  hint,
  value,
  lang,
}: {
  label: string;
  hint?: string;
  value: number;
  lang: Lang;
}) {
  return (
    <div>
      <dt>
        {label}
        {hint && <span className="hint">{hint}</span>}
      </dt>
      <dd>{formatNumber(value, lang)}</dd>
    </div>
  );
}

/** Where the clicks came from, and with what. */
function ClickTables({ stats, lang, texts }: Pick<LinkStatsProps, "stats" | "lang" | "texts">) {
  const named = (value: string, clicks: number): CountRow => ({ name: countedName(value, texts), clicks });
  const groups = [
    { id: "country", rows: stats.byCountry.map(({ name, clicks }) => ({ name, clicks })) },
    { id: "referrer", rows: stats.byReferrer.map(({ referrer, clicks }) => named(referrer, clicks)) },
    { id: "device", rows: stats.byDevice.map(({ device, clicks }) => named(device, clicks)) },
    { id: "browser", rows: stats.byBrowser.map(({ browser, clicks }) => named(browser, clicks)) },
  ] as const;
  return (
    <div className="tables">
      {groups.map(({ id, rows }) => (
        <CountTable
          key={id}
          title={texts[`links.stats.${id}`]}
          rows={rows.slice(0, 10)}
          total={stats.clicks}
          lang={lang}
          clicksTitle={texts["links.stats.clicks"]}
        />
      ))}
    </div>
  );
}
