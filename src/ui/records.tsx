import type { ReactNode } from "react";
import { visibleIfText } from "#core/visible-text.ts";
import { Folded, type FoldedTexts } from "./folded.tsx";

export type RecordColumn = { readonly id: string; readonly label: string };

type Row = { readonly [column: string]: ReactNode };

type RecordsProps = {
  readonly caption: string;
  readonly columns: readonly RecordColumn[];
  readonly rows: readonly Row[];
  /** A narrow screen has the first two of a line in one row and the rest, small, in the next. */
  readonly isDense?: boolean;
};

/** A table of an answer, of which all but the first lines are folded away. */
export const FoldedRecords = ({ rows, texts, ...table }: RecordsProps & { readonly texts: FoldedTexts }) => (
  <Folded rows={rows} texts={texts}>
    {(some) => <Records {...table} rows={some} />}
  </Folded>
);

/** A table of many lines; on a narrow screen each line becomes a block whose cells say what they are. */
export function Records({ rows, ...table }: RecordsProps) {
  return (
    <RecordTable {...table}>
      <tbody>
        {rows.map((record, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be equal, and never move
          <RecordRow key={index} columns={table.columns} record={record} />
        ))}
      </tbody>
    </RecordTable>
  );
}

/** The same with a body of one's own. */
export function RecordTable({
  caption,
  columns,
  isDense = false,
  children,
}: Omit<RecordsProps, "rows"> & { readonly children: ReactNode }) {
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
      {children}
    </table>
  );
}

export const RecordRow = ({ columns, record }: Pick<RecordsProps, "columns"> & { readonly record: Row }) => (
  <tr>
    {columns.map(({ id, label }) => (
      <td key={id} data-label={label}>
        {visibleIfText(record[id])}
      </td>
    ))}
  </tr>
);
