import type { Database as Sqlite, SQLQueryBindings, Statement } from "bun:sqlite";
import { drizzle } from "drizzle-orm/sqlite-proxy";
import { type Builders, type Database, type Db, type OnQuery, type Tx, isRead, storable } from "./db.ts";
import { healthCheck } from "./health.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { migrateSqlite } from "./migrate.ts";
import { tablesOf } from "./schema.ts";
import { openSqliteFile } from "./sqlite-file.ts";
import { type TransactionGate, createTransactionGate } from "./transaction-gate.ts";

const maxStatements = 200;

export const databasePath = (url: string): string | null => {
  const path = url.replace(/^file:(\/\/(?=\/))?/, "");
  return path === ":memory:" ? null : path;
};

type Executor = {
  readonly execute: (text: string, params: unknown[], method: string) => { rows: unknown[] };
  /** Lets go of what is prepared, which would hold the file open beyond its closing. */
  readonly dispose: () => void;
};

/** Runs statements on a connection, and keeps those that were prepared last. */
function executorOf(sqlite: Sqlite, onQuery?: OnQuery): Executor {
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
  function execute(text: string, params: unknown[], method: string) {
    const statement = prepare(text);
    // oxlint-disable-next-line no-unsafe-type-assertion -- drizzle's columns have made of them what SQLite takes
    const values = params.map(storable) as SQLQueryBindings[];
    if (method !== "run") return { rows: statement.values(...values) };
    statement.run(...values);
    return { rows: [] };
  }
  const timed: typeof execute = (text, params, method) => {
    const start = performance.now();
    const result = execute(text, params, method);
    onQuery?.(isRead(text) ? "read" : "write", performance.now() - start);
    return result;
  };
  return {
    execute: onQuery ? timed : execute,
    dispose() {
      for (const statement of prepared.values()) statement.finalize();
      prepared.clear();
    },
  };
}

/** SQLite's builders where the stores use only what PostgreSQL's have too. */
// oxlint-disable-next-line no-unsafe-type-assertion -- the types say PostgreSQL, and the stores' tests run on both
const buildersOf = (builders: object): Builders => builders as Builders;

/** The stores' statements on one connection: a transaction is alone on it, other statements wait. */
function storesOn(sqlite: Sqlite, { execute }: Executor, gate: TransactionGate): Db {
  const tables = tablesOf(sqliteDialect);
  const lock = async () => {}; // an immediate transaction is the only one that writes
  const inside = drizzle((text, params, method) => gate.inside(() => execute(text, params, method)));
  const outside = drizzle((text, params, method) =>
    gate.outside(() => execute(text, params, method), !isRead(text)),
  );
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
  /** What failed here was not committed. */
  const transactionOnce: Db["transactionOnce"] = (_receipt, body) => transaction(body);
  return Object.assign(buildersOf(outside), { tables, tx, transaction, transactionOnce });
}

/** Opens `file:data/toolbox.db` or `:memory:`, making what is missing, and brings its tables up to date. */
export function openSqlite(url: string, onQuery?: OnQuery): Database & { readonly sqlite: Sqlite } {
  const path = databasePath(url);
  const sqlite = openSqliteFile(path, migrateSqlite);
  const executor = executorOf(sqlite, onQuery);
  const gate = createTransactionGate();
  const db = storesOn(sqlite, executor, gate);
  return {
    sqlite,
    db,
    path,
    server: null,
    writeElsewhere: gate.elsewhere,
    isHealthy: healthCheck(db),
    close: async () => {
      executor.dispose();
      sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)");
      sqlite.close();
    },
  };
}
