import { Database as Sqlite } from "bun:sqlite";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { type BunSQLiteDatabase, drizzle } from "drizzle-orm/bun-sqlite";
import { migrate } from "./migrate.ts";
import * as schema from "./schema.ts";

export type Db = BunSQLiteDatabase<typeof schema>;

export type Database = {
  readonly db: Db;
  /** The file it stands in; null when it lives in memory. */
  readonly path: string | null;
  readonly isHealthy: () => boolean;
  /** Moves what is in the write-ahead log into the file, and closes it. */
  readonly close: () => void;
};

/** Waiting comes first: two processes that start at once both want to set the rest. */
const pragmas = [
  "busy_timeout = 5000",
  "journal_mode = WAL",
  "synchronous = FULL",
  "trusted_schema = OFF",
  "journal_size_limit = 67108864",
];

export const databasePath = (url: string): string | null => {
  const path = url.replace(/^file:(\/\/(?=\/))?/, "");
  return path === ":memory:" ? null : path;
};

/** Opens `file:data/toolbox.db` or `:memory:`, making what is missing, and brings its tables up to date. */
export function openDatabase(url: string): Database {
  const path = databasePath(url);
  if (path) mkdirSync(dirname(path), { recursive: true });
  const sqlite = new Sqlite(path ?? ":memory:", { create: true, readwrite: true, strict: true });
  for (const pragma of pragmas) sqlite.run(`PRAGMA ${pragma}`);
  migrate(sqlite);
  sqlite.run("PRAGMA foreign_keys = ON");
  return {
    db: drizzle(sqlite, { schema }),
    path,
    isHealthy: () => {
      try {
        return sqlite.query("SELECT count(*) FROM migrations").get() !== null;
      } catch {
        return false;
      }
    },
    close: () => {
      sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)");
      sqlite.close();
    },
  };
}
