import { Database as Sqlite, type SQLQueryBindings, type Statement } from "bun:sqlite";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { drizzle } from "drizzle-orm/sqlite-proxy";
import { type Builders, type Database, type Db, type Tx, storable } from "./db.ts";
import { sqliteKit } from "./kit.ts";
import { migrateSqlite } from "./migrate.ts";
import { tablesOf } from "./schema.ts";
import { createTransactionGate } from "./transaction-gate.ts";

/** Waiting comes first: two processes that start at once both want to set the rest. */
const pragmas = [
  "busy_timeout = 5000",
  "journal_mode = WAL",
  "synchronous = FULL",
  "trusted_schema = OFF",
  "journal_size_limit = 67108864",
];

const maxStatements = 200;

export const databasePath = (url: string): string | null => {
  const path = url.replace(/^file:(\/\/(?=\/))?/, "");
  return path === ":memory:" ? null : path;
};

type Execute = (text: string, params: unknown[], method: string) => { rows: unknown[] };

/** Runs statements on a connection, and keeps those that were prepared last. */
function executorOf(sqlite: Sqlite): Execute {
  const prepared = new Map<string, Statement<unknown, SQLQueryBindings[]>>();
  function prepare(text: string) {
    const statement = prepared.get(text) ?? sqlite.prepare<unknown, SQLQueryBindings[]>(text);
    prepared.delete(text);
    prepared.set(text, statement);
    if (prepared.size > maxStatements) {
      for (const [oldest, unused] of prepared) {
        prepared.delete(oldest);
        unused.finalize();
        break;
      }
    }
    return statement;
  }
  return (text, params, method) => {
    const statement = prepare(text);
    // oxlint-disable-next-line no-unsafe-type-assertion -- drizzle's columns have made of them what SQLite takes
    const values = params.map(storable) as SQLQueryBindings[];
    if (method !== "run") return { rows: statement.values(...values) };
    statement.run(...values);
    return { rows: [] };
  };
}

/** SQLite's builders where the stores use only what PostgreSQL's have too. */
// oxlint-disable-next-line no-unsafe-type-assertion -- the types say PostgreSQL, and the stores' tests run on both
const buildersOf = (builders: object): Builders => builders as Builders;

/** The stores' statements on one connection: a transaction is alone on it, other statements wait. */
function storesOn(sqlite: Sqlite): Db {
  const execute = executorOf(sqlite);
  const gate = createTransactionGate();
  const tables = tablesOf(sqliteKit);
  const lock = async () => {}; // an immediate transaction is the only one that writes
  const inside = drizzle((text, params, method) => gate.inside(() => execute(text, params, method)));
  const outside = drizzle((text, params, method) => gate.outside(() => execute(text, params, method)));
  const tx: Tx = Object.assign(buildersOf(inside), { tables, lock });
  const transaction = <Value>(body: (tx: Tx) => Promise<Value>) =>
    gate.transaction(async () => {
      sqlite.run("BEGIN IMMEDIATE");
      try {
        const value = await body(tx);
        sqlite.run("COMMIT");
        return value;
      } catch (fault) {
        if (sqlite.inTransaction) sqlite.run("ROLLBACK");
        throw fault;
      }
    });
  return Object.assign(buildersOf(outside), { tables, tx, transaction });
}

/** Opens `file:data/toolbox.db` or `:memory:`, making what is missing, and brings its tables up to date. */
export function openSqlite(url: string): Database & { readonly sqlite: Sqlite } {
  const path = databasePath(url);
  if (path) mkdirSync(dirname(path), { recursive: true });
  const sqlite = new Sqlite(path ?? ":memory:", { create: true, readwrite: true, strict: true });
  for (const pragma of pragmas) sqlite.run(`PRAGMA ${pragma}`);
  migrateSqlite(sqlite);
  sqlite.run("PRAGMA foreign_keys = ON");
  return {
    sqlite,
    db: storesOn(sqlite),
    path,
    isHealthy: async () => {
      try {
        return sqlite.query("SELECT count(*) FROM migrations").get() !== null;
      } catch {
        return false;
      }
    },
    close: async () => {
      sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)");
      sqlite.close();
    },
  };
}
