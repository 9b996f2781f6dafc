import { formatNumber, formatPercent } from "#core/format.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";

export type CountRow = { readonly name: string; readonly clicks: number };

type BarsProps = {
  readonly rows: readonly CountRow[];
  readonly total: number;
  readonly lang: Lang;
  readonly texts: IslandTexts<"links">;
};

/** A part of all clicks; one that is there is never nothing. */
export const shareOf = (clicks: number, total: number, lang: Lang): string =>
  clicks > 0 && clicks / total < 0.005
    ? `<${formatPercent(0.01, lang)}`
    : formatPercent(clicks / total, lang);

const shownRows = 6;

/** How many clicks each value had, its share of them all, and a bar that compares it with the first. */
export function Bars({ rows, total, lang, texts }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ clicks }) => clicks));
  const list = (some: readonly CountRow[]) => (
    <ul className="bars">
      {some.map(({ name, clicks }) => (
        <li key={name}>
          <bdi>{name}</bdi> <b>{formatNumber(clicks, lang)}</b> <small>{shareOf(clicks, total, lang)}</small>
          <svg aria-hidden="true">
            <rect width={`${Math.max(1, Math.round((100 * clicks) / most))}%`} height="100%" rx="3" />
          </svg>
        </li>
      ))}
    </ul>
  );
  // One more is shown sooner than said to be there.
  const shown = rows.length > shownRows + 1 ? shownRows : rows.length;
  return (
    <>
      {list(rows.slice(0, shown))}
      {rows.length > shown && (
        <details className="raw">
          <summary>{fill(texts["links.stats.others"], { count: rows.length - shown }, lang)}</summary>
          {list(rows.slice(shown))}
        </details>
      )}
    </>
  );
}
