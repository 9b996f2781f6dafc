import type { ReactNode } from "react";
import { visibleIfText } from "#core/visible-text.ts";
import { Folded, type FoldedTexts } from "./folded.tsx";

export type Fact = { readonly label: string; readonly value: ReactNode };

/**
 * A table of what was found, a line each; lines without a value are left out. `isWide` puts two facts on a line
 * where the answer has the whole width of the page. With `texts` all but the first lines are folded away.
 */
export function Facts({
  caption,
  facts,
  isWide = false,
  texts,
}: {
  caption: string;
  facts: readonly Fact[];
  isWide?: boolean;
  texts?: FoldedTexts;
}) {
  const found = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== "" && value !== false,
  );
  const table = (rows: readonly Fact[]) => (
    <table className={isWide ? "facts wide" : "facts"}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ label, value }, factIndex) => (
          <tr key={`${factIndex} ${label}`}>
            <th scope="row">{label}</th>
            <td>{visibleIfText(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return texts ? (
    <Folded rows={found} texts={texts}>
      {table}
    </Folded>
  ) : (
    table(found)
  );
}
