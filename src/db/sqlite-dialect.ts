import * as sqlite from "drizzle-orm/sqlite-core";
import type { Dialect } from "./dialect.ts";

const sqliteBuilders = {
  table: sqlite.sqliteTable,
  id: (name: string) => sqlite.integer(name).primaryKey({ autoIncrement: true }),
  integer: (name: string) => sqlite.integer(name),
  boolean: (name: string) => sqlite.integer(name, { mode: "boolean" }),
  timestamp: (name: string) => sqlite.integer(name, { mode: "timestamp_ms" }),
  bytes: (name: string) => sqlite.blob(name, { mode: "buffer" }),
  json: (name: string) => sqlite.text(name, { mode: "json" }),
  text: sqlite.text,
  index: sqlite.index,
  uniqueIndex: sqlite.uniqueIndex,
  primaryKey: sqlite.primaryKey,
} satisfies Record<keyof Dialect, unknown>;

/** The same columns in SQLite's types; to the compiler they are PostgreSQL's, which are the narrower ones. */
// oxlint-disable-next-line no-unsafe-type-assertion -- `satisfies` holds the names together, and the tests run on both engines
export const sqliteDialect: Dialect = sqliteBuilders as unknown as Dialect;
