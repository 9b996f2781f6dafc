import type { ReactNode } from "react";
import { type Texts, fill } from "#core/i18n.ts";

export type FoldedTexts = Texts<"ui.more">;

/** Of more rows than these the rest is folded away. */
const shownRows = 6;

/** The rows of an answer: the first ones, then those that are unfolded by whoever wants them, each part drawn alike. */
export function Folded<Row>({
  rows,
  texts,
  children,
}: {
  rows: readonly Row[];
  texts: FoldedTexts;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const more = rows.slice(shownRows);
  return (
    <>
      {children(rows.slice(0, shownRows))}
      {more.length > 0 && (
        <details className="raw">
          <summary>{fill(texts["ui.more"], { count: more.length })}</summary>
          {children(more)}
        </details>
      )}
    </>
  );
}
