import { useEffect, useMemo, useRef, useState } from "react";
import { formatNumber } from "#core/format.ts";
import type { IslandTexts, Lang } from "#core/i18n.ts";
import type { Analytics } from "#tools/links/schema.ts";
import { Bars, shareOf } from "./bars.tsx";
import { chartColors, type CountrySlice, countrySlices } from "./country-slices.ts";

type CountriesProps = {
  readonly stats: Analytics;
  readonly lang: Lang;
  readonly texts: IslandTexts<"links">;
};

/** Clicks per country as a doughnut; its legend has the numbers. */
export function Countries({ stats, lang, texts }: CountriesProps) {
  const { byCountry, clicks: total } = stats;
  const other = texts["links.stats.other"];
  const slices = useMemo(() => countrySlices(byCountry, other), [byCountry, other]);
  const [first] = slices;
  return (
    <>
      <div className="doughnut-legend">
        <div className="doughnut" aria-hidden="true">
          <Ring slices={slices} total={total} lang={lang} />
          {first && (
            <p>
              <b>{shareOf(first.clicks, total, lang)}</b> {first.name}
            </p>
          )}
        </div>
        <ul className="legend">
          {slices.map(({ name, clicks, color }) => (
            <li key={name}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <rect width="10" height="10" rx="3" fill={color} />
              </svg>
              <span>{name}</span> <b>{formatNumber(clicks, lang)}</b>{" "}
              <small>{shareOf(clicks, total, lang)}</small>
            </li>
          ))}
        </ul>
      </div>
      {byCountry.length > chartColors.length && (
        <details className="raw">
          <summary>{texts["links.stats.countries"]}</summary>
          <Bars rows={byCountry} total={total} lang={lang} texts={texts} />
        </details>
      )}
    </>
  );
}

const radius = 43;
const circumference = 2 * Math.PI * radius;

/** The server draws it whole; a browser with scripts draws the same with tips. */
function Ring({ slices, total, lang }: { slices: readonly CountrySlice[]; total: number; lang: Lang }) {
  const drawn = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    let chart: { destroy(): void } | null = null;
    const draw = async () => {
      const { drawCountries } = await import("./draw-countries.ts");
      if (!isCurrent || !drawn.current) return;
      const describe = ({ name, clicks }: CountrySlice) =>
        `${name}: ${formatNumber(clicks, lang)} (${shareOf(clicks, total, lang)})`;
      chart = drawCountries(drawn.current, slices, describe);
      setDrawn(true);
    };
    // Without a network what the server has drawn stays.
    draw().catch(() => {});
    return () => {
      isCurrent = false;
      setDrawn(false);
      chart?.destroy();
    };
  }, [slices, total, lang]);

  const starts = slices.map((_, at) =>
    slices.slice(0, at).reduce((sum, { clicks }) => sum + clicks / total, 0),
  );
  return (
    <>
      <svg viewBox="0 0 100 100" className={isDrawn ? "under" : undefined}>
        {slices.map(({ name, clicks, color }, at) => (
          <circle
            key={name}
            cx="50"
            cy="50"
            r={radius}
            stroke={color}
            strokeDasharray={`${((clicks / total) * circumference).toFixed(2)} ${circumference.toFixed(2)}`}
            strokeDashoffset={(-(starts[at] ?? 0) * circumference).toFixed(2)}
            transform="rotate(-90 50 50)"
          />
        ))}
      </svg>
      <div ref={drawn} className="drawn" />
      {slices.length > 1 && (
        <svg viewBox="0 0 100 100">
          {starts.map((start) => (
            <line
              key={start}
              x1="50"
              x2="50"
              y2="15"
              transform={`rotate(${(start * 360).toFixed(2)} 50 50)`}
            />
          ))}
        </svg>
      )}
    </>
  );
}
