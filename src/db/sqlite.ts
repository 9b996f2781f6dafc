import type { Database as Sqlite, SQLQueryBindings, Statement } from "bun:sqlite";
import { statSync } from "node:fs";
import { drizzle } from "drizzle-orm/sqlite-proxy";
import {
  type Builders,
  type Database,
  type Db,
  type OnQuery,
  type RunSql,
  type Tx,
  isRead,
  storable,
} from "./db.ts";
import { explainedWrite } from "./disk-fault.ts";
import { type DiskReserve, letGoForStart, openDiskReserve } from "./disk-reserve.ts";
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
  readonly execute: (...statement: Parameters<RunSql>) => unknown[][];
  /** Lets go of what is prepared, which would hold the file open beyond its closing. */
  readonly dispose: () => void;
};

/** Runs statements on a connection, and keeps those that were prepared last. */
function executorOf(sqlite: Sqlite, onQuery?: OnQuery): Executor {
  const prepared = new Map<string, Statement<unknown, SQLQueryBindings[]>>();
  function prepareStatement(sql: string) {
    const sqlStatement = prepared.get(sql) ?? sqlite.prepare<unknown, SQLQueryBindings[]>(sql);
    prepared.delete(sql);
    prepared.set(sql, sqlStatement);
    if (prepared.size > maxStatements) {
      for (const [oldestSql, unused] of prepared) {
        prepared.delete(oldestSql);
        unused.finalize();
        break;
      }
    }
    return sqlStatement;
  }
  const execute: Executor["execute"] = (sql, sqlParams, sqlMethod) => {
    const sqlStatement = prepareStatement(sql);
    // oxlint-disable-next-line no-unsafe-type-assertion -- drizzle's columns have made of them what SQLite takes
    const storableParams = sqlParams.map(storable) as SQLQueryBindings[];
    if (sqlMethod !== "run") return sqlStatement.values(...storableParams);
    sqlStatement.run(...storableParams);
    return [];
  };
  const timedExecute: Executor["execute"] = (sql, sqlParams, sqlMethod) => {
    const startMs = performance.now();
    const sqlResult = execute(sql, sqlParams, sqlMethod);
    onQuery?.(isRead(sql) ? "read" : "write", performance.now() - startMs, sql);
    return sqlResult;
  };
  return {
    execute: onQuery ? timedExecute : execute,
    dispose() {
      for (const sqlStatement of prepared.values()) sqlStatement.finalize();
      prepared.clear();
    },
  };
}

/** SQLite's builders where the stores use only what PostgreSQL's have too. */
// oxlint-disable-next-line no-unsafe-type-assertion -- the types say PostgreSQL, and the stores' tests run on both
const buildersOf = (builders: object): Builders => builders as Builders;

const buildersOn = (runSql: RunSql) => {
  const builders = drizzle(async (sql, sqlParams: unknown[], sqlMethod) => ({
    rows: await runSql(sql, sqlParams, sqlMethod === "run" ? "run" : "all"),
  }));
  return Object.assign(buildersOf(builders), { runSql });
};

const isDeletion = (sql: string): boolean => /^delete\b/i.test(sql);

type SqliteConnection = {
  readonly sqlite: Sqlite;
  readonly path: string | null;
  readonly executor: Executor;
  readonly gate: TransactionGate;
  readonly reserve: DiskReserve;
};

/** The stores' statements on one connection: a transaction is alone on it, other statements wait. */
function storesOn({ sqlite, path, executor: { execute }, gate, reserve }: SqliteConnection): Db {
  const sqliteTables = tablesOf(sqliteDialect);
  const lock = async () => {}; // an immediate transaction is the only one that writes
  let hasDeleted = false;
  const runInside: RunSql = (sql, sqlParams, sqlMethod) =>
    gate.inside(() => {
      hasDeleted ||= isDeletion(sql);
      return execute(sql, sqlParams, sqlMethod);
    });
  const executeAlone: Executor["execute"] = (sql, sqlParams, sqlMethod) => {
    try {
      return execute(sql, sqlParams, sqlMethod);
    } catch (fault) {
      const sqliteFault = explainedWrite(fault, path);
      if (!isDeletion(sql) || !reserve.open(sqliteFault)) throw sqliteFault;
      try {
        return execute(sql, sqlParams, sqlMethod);
      } finally {
        reserve.close();
      }
    }
  };
  const runOutside: RunSql = (sql, sqlParams, sqlMethod) =>
    gate.outside(() => executeAlone(sql, sqlParams, sqlMethod), !isRead(sql));
  const tx: Tx = Object.assign(buildersOn(runInside), { tables: sqliteTables, lock });
  async function attemptTransaction<Value>(body: (tx: Tx) => Promise<Value>): Promise<Value> {
    hasDeleted = false;
    sqlite.run("BEGIN IMMEDIATE");
    try {
      const bodyValue = await body(tx);
      sqlite.run("COMMIT");
      return bodyValue;
    } catch (sqliteFault) {
      if (sqlite.inTransaction) sqlite.run("ROLLBACK");
      throw explainedWrite(sqliteFault, path);
    }
  }
  const transaction = <Value>(body: (tx: Tx) => Promise<Value>) =>
    gate.transaction(async () => {
      try {
        return await attemptTransaction(body);
      } catch (sqliteFault) {
        if (!hasDeleted || !reserve.open(sqliteFault)) throw sqliteFault;
        try {
          return await attemptTransaction(body);
        } finally {
          reserve.close();
        }
      }
    });
  /** What failed here was not committed. */
  const transactionOnce: Db["transactionOnce"] = (_receipt, body) => transaction(body);
  return Object.assign(buildersOn(runOutside), { tables: sqliteTables, tx, transaction, transactionOnce });
}

/** A checkpoint alone leaves the log as it is until it is written over, which on an idle server is never. */
function truncateLogOf(sqlite: Sqlite, path: string | null): void {
  if (path === null || (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
  // It waits for nobody: a reader or a writer of another process has its turn again in a minute.
  sqlite.run("PRAGMA busy_timeout = 0");
  try {
    sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    sqlite.run("PRAGMA busy_timeout = 5000");
  }
}

/** Opens `file:data/toolbox.db` or `:memory:`, making what is missing, and brings its tables up to date. */
export function openSqlite(url: string, onQuery?: OnQuery): Database & { readonly sqlite: Sqlite } {
  const path = databasePath(url);
  const isRoomGivenToStart = path !== null && letGoForStart(path);
  const sqlite = openSqliteFile(path, migrateSqlite);
  const executor = executorOf(sqlite, onQuery);
  const gate = createTransactionGate();
  const reserve = openDiskReserve(sqlite, path);
  if (!isRoomGivenToStart) reserve.take();
  const db = storesOn({ sqlite, path, executor, gate, reserve });
  return {
    sqlite,
    db,
    path,
    server: null,
    writeElsewhere: gate.elsewhere,
    isHealthy: healthCheck(db),
    endStart: reserve.take,
    truncateLog: () => gate.outside(() => truncateLogOf(sqlite, path), true),
    close: async () => {
      if (isRoomGivenToStart) reserve.take();
      executor.dispose();
      sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)");
      sqlite.close();
    },
  };
}
