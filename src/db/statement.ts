import { Param, Placeholder, is, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { RunSql } from "./db.ts";

type Columns = Readonly<Record<string, PgColumn>>;
type RowOf<Fields extends Columns> = {
  [Name in keyof Fields]: Fields[Name]["_"]["notNull"] extends true
    ? Fields[Name]["_"]["data"]
    : Fields[Name]["_"]["data"] | null;
};

/** The value that a statement is given at this place. */
export const valueAt = (paramIndex: number) => sql.placeholder(String(paramIndex));

/** Where one value of a statement's text comes from. */
function parameterOf(param: unknown): (values: readonly unknown[]) => unknown {
  if (is(param, Placeholder)) return (paramValues) => paramValues[Number(param.name)];
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  const paramIndex = Number(value.name);
  return (paramValues) => encoder.mapToDriverValue(paramValues[paramIndex]);
}

/** Runs with values, which stand in the order of their places. */
export type Statement<Row> = (values: readonly unknown[]) => Promise<Row[]>;

/**
 * A query whose text is built once and run past drizzle, whose work on each run is most of what a statement costs: for what
 * is run with every redirect. Its values stand where `valueAt` says; `selectedFields` are the columns of its rows, in their order.
 */
export function statement<Fields extends Columns>(
  { runSql }: { readonly runSql: RunSql },
  query: { readonly toSQL: () => { readonly sql: string; readonly params: readonly unknown[] } },
  selectedFields: Fields,
): Statement<RowOf<Fields>> {
  const { sql: sqlText, params } = query.toSQL();
  const parameters = params.map(parameterOf);
  const selectedColumns = Object.entries(selectedFields);
  const decodeRow = (rowCells: readonly unknown[]): RowOf<Fields> => {
    const decodedRow: Record<string, unknown> = {};
    for (const [cellIndex, [columnName, selectedColumn]] of selectedColumns.entries()) {
      const rowCell = rowCells[cellIndex];
      decodedRow[columnName] = rowCell === null ? null : selectedColumn.mapFromDriverValue(rowCell);
    }
    // oxlint-disable-next-line no-unsafe-type-assertion -- a column says what it makes of the engine's value
    return decodedRow as RowOf<Fields>;
  };
  const sqlMethod = selectedColumns.length > 0 ? "all" : "run";
  return async (paramValues) => {
    const encodedParams = parameters.map((parameter) => parameter(paramValues));
    const sqlRows = await runSql(sqlText, encodedParams, sqlMethod);
    return sqlRows.map(decodeRow);
  };
}
