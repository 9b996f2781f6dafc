import type { Analytics } from "../../tools/links/schema.ts";
import { useEffect, useMemo, useRef } from "react";
import { formatNumber } from "../../core/format.ts";
import type { Lang, Texts } from "../../core/i18n.ts";
import { countrySlices } from "./country-slices.ts";

type LinkChartsProps = {
  readonly stats: Analytics;
  readonly lang: Lang;
  readonly texts: Texts<
    "links.stats.daily" | "links.stats.country" | "links.stats.clicks" | "links.stats.other"
  >;
};

/** Clicks per day as a line and per country as a doughnut; the tables beside them say the same in words. */
export function LinkCharts({ stats, lang, texts }: LinkChartsProps) {
  const daily = useRef<HTMLDivElement>(null);
  const countries = useRef<HTMLDivElement>(null);
  const { "links.stats.clicks": unit, "links.stats.other": other } = texts;

  const slices = useMemo(() => countrySlices(stats.byCountry, other), [stats, other]);

  useEffect(() => {
    let isCurrent = true;
    let charts: readonly { destroy(): void }[] = [];
    const draw = async () => {
      const { drawDaily, drawCountries } = await import("./draw-charts.ts");
      if (!isCurrent || !daily.current || !countries.current) return;
      charts = [
        drawDaily(daily.current, stats.daily, { lang, unit }),
        drawCountries(countries.current, slices, lang),
      ];
    };
    void draw();
    return () => {
      isCurrent = false;
      for (const chart of charts) chart.destroy();
    };
  }, [stats, slices, lang, unit]);

  return (
    <div className="charts needs-script">
      <figure>
        <figcaption>{texts["links.stats.daily"]}</figcaption>
        <div ref={daily} className="chart" aria-hidden="true" />
      </figure>
      <figure>
        <figcaption>{texts["links.stats.country"]}</figcaption>
        <div ref={countries} className="chart country-chart" aria-hidden="true" />
        <ul className="legend" aria-hidden="true">
          {slices.map(({ name, clicks, color }) => (
            <li key={name}>
              <svg viewBox="0 0 10 10">
                <circle cx="5" cy="5" r="5" fill={color} />
              </svg>
              {name} <span className="hint">{formatNumber(clicks, lang)}</span>
            </li>
          ))}
        </ul>
      </figure>
    </div>
  );
}
