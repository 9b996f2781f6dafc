import * as sqlite from "drizzle-orm/sqlite-core";
import type { Dialect } from "./dialect.ts";

const sqliteBuilders = {
  table: sqlite.sqliteTable,
  id: (columnName: string) => sqlite.integer(columnName).primaryKey({ autoIncrement: true }),
  integer: (columnName: string) => sqlite.integer(columnName),
  boolean: (columnName: string) => sqlite.integer(columnName, { mode: "boolean" }),
  timestamp: (columnName: string) => sqlite.integer(columnName, { mode: "timestamp_ms" }),
  bytes: (columnName: string) => sqlite.blob(columnName, { mode: "buffer" }),
  json: (columnName: string) => sqlite.text(columnName, { mode: "json" }),
  text: sqlite.text,
  index: sqlite.index,
  uniqueIndex: sqlite.uniqueIndex,
  primaryKey: sqlite.primaryKey,
} satisfies Record<keyof Dialect, unknown>;

/** The same columns in SQLite's types; to the compiler they are PostgreSQL's, which are the narrower ones. */
// oxlint-disable-next-line no-unsafe-type-assertion -- `satisfies` holds the names together, and the tests run on both engines
export const sqliteDialect: Dialect = sqliteBuilders as unknown as Dialect;
