import { formatNumber, formatPercent } from "../../core/format.ts";
import type { Lang } from "../../core/i18n.ts";

export type CountRow = { readonly name: string; readonly clicks: number };

/** How many clicks each value had, and its share of them all. */
export function CountTable({
  title,
  rows,
  total,
  lang,
  clicksTitle,
}: {
  title: string;
  rows: readonly CountRow[];
  total: number;
  lang: Lang;
  clicksTitle: string;
}) {
  return (
    <table className="counts">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{clicksTitle}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, clicks }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {formatNumber(clicks, lang)} <span className="hint">{formatPercent(clicks / total, lang)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
