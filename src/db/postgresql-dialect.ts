import { sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";

const pgBytes = pg.customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** The columns that tables are made of, in PostgreSQL's types. */
export const postgresqlDialect = {
  table: pg.pgTable,
  /** Counts up by itself, and is the primary key. */
  id: (columnName: string) =>
    pg.bigint(columnName, { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  integer: (columnName: string) => pg.bigint(columnName, { mode: "number" }),
  boolean: (columnName: string) => pg.boolean(columnName),
  /** A moment, to the millisecond. */
  timestamp: (columnName: string) => pg.timestamp(columnName, { precision: 3, withTimezone: true }),
  bytes: (columnName: string) => pgBytes(columnName),
  /** An object; `json` rather than `jsonb`, which refuses U+0000. */
  json: <Data extends object>(columnName: string) => jsonColumn<Data>(columnName),
  text: pg.text,
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  primaryKey: pg.primaryKey,
};

/** The driver makes JSON of what it takes for JSON by itself, so it is handed a text. */
const jsonColumn = <Data extends object>(columnName: string) =>
  pg.customType<{ data: Data; driverData: string | Data }>({
    dataType: () => "json",
    toDriver: (jsonData) => sql`${JSON.stringify(jsonData)}::text::json`,
  })(columnName);
