import { sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";
import * as sqlite from "drizzle-orm/sqlite-core";

const pgBytes = pg.customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** The columns that tables are made of, in PostgreSQL's types. */
export const postgresqlKit = {
  table: pg.pgTable,
  /** Counts up by itself, and is the primary key. */
  id: (name: string) => pg.bigint(name, { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  whole: (name: string) => pg.bigint(name, { mode: "number" }),
  flag: (name: string) => pg.boolean(name),
  /** A moment, to the millisecond. */
  instant: (name: string) => pg.timestamp(name, { precision: 3, withTimezone: true }),
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

export type Kit = typeof postgresqlKit;

const sqliteColumns = {
  table: sqlite.sqliteTable,
  id: (name: string) => sqlite.integer(name).primaryKey({ autoIncrement: true }),
  whole: (name: string) => sqlite.integer(name),
  flag: (name: string) => sqlite.integer(name, { mode: "boolean" }),
  instant: (name: string) => sqlite.integer(name, { mode: "timestamp_ms" }),
  bytes: (name: string) => sqlite.blob(name, { mode: "buffer" }),
  json: (name: string) => sqlite.text(name, { mode: "json" }),
  text: sqlite.text,
  index: sqlite.index,
  uniqueIndex: sqlite.uniqueIndex,
  primaryKey: sqlite.primaryKey,
} satisfies Record<keyof Kit, unknown>;

/** The same columns in SQLite's types; to the compiler they are PostgreSQL's, which are the narrower ones. */
// oxlint-disable-next-line no-unsafe-type-assertion -- `satisfies` holds the names together, and the tests run on both engines
export const sqliteKit: Kit = sqliteColumns as unknown as Kit;
