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
export const valueAt = (place: number) => sql.placeholder(String(place));

/** Where one value of a statement's text comes from. */
function parameterOf(param: unknown): (values: readonly unknown[]) => unknown {
  if (is(param, Placeholder)) return (values) => values[Number(param.name)];
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  const place = Number(value.name);
  return (values) => encoder.mapToDriverValue(values[place]);
}

/** Runs with values, which stand in the order of their places. */
export type Statement<Row> = (values: readonly unknown[]) => Promise<Row[]>;

/**
 * A query whose text is built once and run past drizzle, whose work on each run is most of what a statement costs: for what
 * is run with every redirect. Its values stand where `valueAt` says; `fields` are the columns of its rows, in their order.
 */
export function statement<Fields extends Columns>(
  { runSql }: { readonly runSql: RunSql },
  query: { readonly toSQL: () => { readonly sql: string; readonly params: readonly unknown[] } },
  fields: Fields,
): Statement<RowOf<Fields>> {
  const { sql: text, params } = query.toSQL();
  const parameters = params.map(parameterOf);
  const columns = Object.entries(fields);
  const decode = (cells: readonly unknown[]): RowOf<Fields> => {
    const row: Record<string, unknown> = {};
    for (const [place, [name, column]] of columns.entries()) {
      const cell = cells[place];
      row[name] = cell === null ? null : column.mapFromDriverValue(cell);
    }
    // oxlint-disable-next-line no-unsafe-type-assertion -- a column says what it makes of the engine's value
    return row as RowOf<Fields>;
  };
  const method = columns.length > 0 ? "all" : "run";
  return async (values) => {
    const encoded = parameters.map((parameter) => parameter(values));
    const rows = await runSql(text, encoded, method);
    return rows.map(decode);
  };
}
