import { sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";

const pgBytes = pg.customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** The columns that tables are made of, in PostgreSQL's types. */
export const postgresqlDialect = {
  table: pg.pgTable,
  /** Counts up by itself, and is the primary key. */
  id: (name: string) => pg.bigint(name, { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  integer: (name: string) => pg.bigint(name, { mode: "number" }),
  boolean: (name: string) => pg.boolean(name),
  /** A moment, to the millisecond. */
  timestamp: (name: string) => pg.timestamp(name, { precision: 3, withTimezone: true }),
  bytes: (name: string) => pgBytes(name),
  /** An object; `json` rather than `jsonb`, which refuses U+0000. */
  json: <Data extends object>(name: string) => jsonColumn<Data>(name),
  text: pg.text,
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  primaryKey: pg.primaryKey,
};

/** The driver makes JSON of what it takes for JSON by itself, so it is handed a text. */
const jsonColumn = <Data extends object>(name: string) =>
  pg.customType<{ data: Data; driverData: string | Data }>({
    dataType: () => "json",
    toDriver: (data) => sql`${JSON.stringify(data)}::text::json`,
  })(name);
