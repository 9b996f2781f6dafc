import type { ReactNode } from "react";
import { visibleIfText } from "../core/visible-text.ts";

export type Fact = { readonly label: string; readonly value: ReactNode };

/**
 * A table of what was found, a line each; lines without a value are left out. `isWide` puts two facts on a line
 * where the answer has the whole width of the page.
 */
export function Facts({
  caption,
  facts,
  isWide = false,
}: {
  caption: string;
  facts: readonly Fact[];
  isWide?: boolean;
}) {
  return (
    <table className={isWide ? "facts wide" : "facts"}>
      <caption>{caption}</caption>
      <tbody>
        {facts
          .filter(({ value }) => value !== null && value !== undefined && value !== "" && value !== false)
          .map(({ label, value }, factIndex) => (
            <tr key={`${factIndex} ${label}`}>
              <th scope="row">{label}</th>
              <td>{visibleIfText(value)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
