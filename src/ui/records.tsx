import type { ReactNode } from "react";
import { visibleIfText } from "../core/visible-text.ts";

export type RecordColumn = { readonly id: string; readonly label: string };

/** A table of many lines; on a narrow screen each line becomes a block whose cells say what they are. */
export function Records({
  caption,
  columns,
  rows,
  isDense = false,
}: {
  caption: string;
  columns: readonly RecordColumn[];
  rows: readonly { readonly [column: string]: ReactNode }[];
  /** A narrow screen has the first two of a line in one row and the rest, small, in the next. */
  isDense?: boolean;
}) {
  return (
    <table className={isDense ? "records dense" : "records"}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((record, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be equal, and never move
          <tr key={index}>
            {columns.map(({ id, label }) => (
              <td key={id} data-label={label}>
                {visibleIfText(record[id])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
