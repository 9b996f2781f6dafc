import { SQL } from "bun";
import { drizzle } from "drizzle-orm/pg-proxy";
import {
  type Database,
  type Db,
  type OnQuery,
  type Receipt,
  type RunSql,
  type Tx,
  isRead,
  storable,
} from "./db.ts";
import { errorMessage } from "../core/error-message.ts";
import { isConnectionLost } from "./faults.ts";
import { healthCheck } from "./health.ts";
import { postgresqlDialect } from "./postgresql-dialect.ts";
import { migratePostgresql } from "./migrate.ts";
import { tablesOf } from "./schema.ts";
import { createTransactionScope } from "./transaction-gate.ts";

const standardPoolSize = 10;
const idleS = 60;
const connectS = 5;

/** A transaction that may be run again leaves a key of its own beside those of forms, for as long as somebody may ask. */
const transactionKeyPrefix = "transaction ";
const transactionKeyLife = "7 days";

/** After a restart of the server each connection of the pool fails once. */
const maxTries = 50;

/**
 * Two parameters of the address are ours: `pool`, how many connections a process has, and `prepare=false` for a pooler
 * that hands each transaction another connection and so has no prepared statements.
 */
function connectPostgresql(databaseUrl: URL): SQL {
  const preparesStatements = databaseUrl.searchParams.get("prepare") !== "false";
  const poolSize = Number(databaseUrl.searchParams.get("pool") ?? standardPoolSize);
  const serverUrl = new URL(databaseUrl);
  for (const paramName of ["prepare", "pool"]) serverUrl.searchParams.delete(paramName);
  const connectionTimes = { idleTimeout: idleS, connectionTimeout: connectS };
  return new SQL({
    url: serverUrl.href,
    max: poolSize,
    bigint: true,
    prepare: preparesStatements,
    ...connectionTimes,
  });
}

/** Runs something again that met dead connections and so has done nothing yet. */
async function withReconnect<Value>(runQuery: () => Promise<Value>, canRetry: () => boolean): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await runQuery();
    } catch (databaseFault) {
      if (tries === maxTries || !isConnectionLost(databaseFault) || !canRetry()) throw databaseFault;
    }
  }
}

/** Transactions that leave a key, by which they do nothing when they are run again after they were committed. */
function onceOn(
  transactionScope: ReturnType<typeof createTransactionScope<SQL>>,
  transaction: (body: () => Promise<void>) => Promise<void>,
): Db["transactionOnce"] {
  let settledKey: string | null = null;
  /** Writes the key, a new one where there is none yet; nothing comes back where it stands there already. */
  const claimReceipt = (key: string | null) =>
    transactionScope.connection()`
      INSERT INTO idempotency_keys (hash, expires_at)
      VALUES (coalesce(${key}, ${transactionKeyPrefix} || gen_random_uuid()), now() + ${transactionKeyLife}::interval)
      ON CONFLICT DO NOTHING RETURNING hash`.execute();
  /** Once its outcome is known, nobody asks for a key again. */
  const removeSettledKey = () =>
    transactionScope.connection()`DELETE FROM idempotency_keys WHERE hash = ${settledKey}`.execute();
  const runFirst = (receipt: Receipt, body: () => Promise<void>) =>
    transaction(async () => {
      const [[claimedReceipt]] = await Promise.all([claimReceipt(null), removeSettledKey(), body()]);
      receipt.key = String(claimedReceipt?.hash);
    });
  const runAgain = (key: string, body: () => Promise<void>) =>
    transaction(async () => {
      // Whether the first try is committed is not known as long as the server is still at it.
      await transactionScope.connection()`SELECT set_config('lock_timeout', '1s', true)`;
      const [claimedReceipt] = await claimReceipt(key);
      if (claimedReceipt) await body();
    });
  return async (receipt, body) => {
    await (receipt.key === null ? runFirst(receipt, body) : runAgain(receipt.key, body));
    settledKey = receipt.key;
  };
}

function storesOn(server: SQL, onQuery?: OnQuery): Db {
  const transactionScope = createTransactionScope<SQL>();
  const postgresqlTables = tablesOf(postgresqlDialect);
  const executeSql = async (connection: SQL, sql: string, sqlParams: unknown[]) => {
    const startMs = performance.now();
    const sqlRows = await connection.unsafe<unknown[][]>(sql, sqlParams.map(storable)).values();
    onQuery?.(isRead(sql) ? "read" : "write", performance.now() - startMs);
    return sqlRows;
  };
  const runInside: RunSql = async (sql, sqlParams) =>
    executeSql(transactionScope.connection(), sql, sqlParams);
  const runOutside: RunSql = async (sql, sqlParams) => {
    transactionScope.refuseInside();
    return withReconnect(
      () => executeSql(server, sql, sqlParams),
      () => isRead(sql),
    );
  };
  const buildersOn = (runSql: RunSql) =>
    Object.assign(
      drizzle(async (sql, sqlParams) => ({ rows: await runSql(sql, sqlParams, "all") })),
      { runSql },
    );
  const lockName = async (keyName: string) => {
    await transactionScope.connection()`SELECT pg_advisory_xact_lock(hashtextextended(${keyName}, 0))`;
  };
  const tx: Tx = Object.assign(buildersOn(runInside), { tables: postgresqlTables, lock: lockName });
  const transaction = <Value>(body: (tx: Tx) => Promise<Value>): Promise<Value> => {
    let hasStarted = false;
    return withReconnect(
      async () => {
        transactionScope.refuseInside();
        return server.begin((connection) => {
          hasStarted = true;
          return transactionScope.run(connection, () => body(tx));
        });
      },
      () => !hasStarted,
    );
  };
  const transactionOnce = onceOn(transactionScope, transaction);
  return Object.assign(buildersOn(runOutside), {
    tables: postgresqlTables,
    tx,
    transaction,
    transactionOnce,
  });
}

const sentenceByCode: Readonly<Record<string, string>> = {
  "3D000": "there is no such database",
  "28000": "this user may not open it",
  "28P01": "this user may not open it",
  "42501": "this user may not make tables there",
  "25006": "is read-only",
  "53100": "the disk is full",
};

/** What keeps a database from being opened, with where it is and without its password. */
function explainFault(connectFault: unknown, { host, pathname }: URL): Error {
  const faultCode = connectFault instanceof SQL.PostgresError ? connectFault.errno : null;
  const faultReason = faultCode === undefined ? "does not answer" : sentenceByCode[faultCode ?? ""];
  return new Error(`DATABASE_URL: ${host}${pathname}: ${faultReason ?? errorMessage(connectFault)}`, {
    cause: connectFault,
  });
}

/** Opens a pool of connections to `postgres://user:password@host:port/database`, and brings its tables up to date. */
export async function openPostgresql(
  url: string,
  onQuery?: OnQuery,
): Promise<Database & { readonly server: SQL }> {
  if (!URL.canParse(url))
    throw new Error("DATABASE_URL: is not like postgres://user:password@host:port/database");
  const databaseUrl = new URL(url);
  const server = connectPostgresql(databaseUrl);
  try {
    await migratePostgresql(server);
  } catch (connectFault) {
    await server.close();
    throw explainFault(connectFault, databaseUrl);
  }
  const db = storesOn(server, onQuery);
  return {
    server,
    db,
    path: null,
    writeElsewhere: (runWrite) => runWrite(),
    isHealthy: healthCheck(db),
    close: () => server.close(),
  };
}
