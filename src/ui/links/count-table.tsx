import { formatNumber } from "../../core/format.ts";
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
  const share = new Intl.NumberFormat(lang === "vi" ? "vi-VN" : "en-GB", { style: "percent" });
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
              {formatNumber(clicks, lang)} <span className="hint">{share.format(clicks / total)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
