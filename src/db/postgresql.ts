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
import { isConnectionLost } from "./faults.ts";
import { healthCheck } from "./health.ts";
import { explainFault } from "./postgresql-faults.ts";
import { postgresqlDialect } from "./postgresql-dialect.ts";
import { migratePostgresql } from "./migrate.ts";
import { tablesOf } from "./schema.ts";
import { createTransactionScope } from "./transaction-gate.ts";
import { type WatchedPool, watchPool } from "./watched-pool.ts";

const standardPoolSize = 10;
const idleS = 60;
/** Longer than silence takes to be noticed: a busy machine is late with a connection, and then it is this one alone that fails. */
const connectS = 4;

/**
 * The server ends what takes longer than this, and a transaction of whose client nothing is heard. As it does, a client
 * that hears nothing for `silenceMs` knows that the server is away and not slow.
 */
const serverDeadlines = {
  statement_timeout: 3000,
  idle_in_transaction_session_timeout: 5000,
  tcp_user_timeout: 10_000,
};
const silenceMs = 3500;

export type PostgresqlOptions = {
  readonly onQuery?: OnQuery | undefined;
  /** Hears when the server has stopped answering. */
  readonly onSilent?: ((fault: unknown) => void) | undefined;
  /** For what may take long and keeps no visitor waiting: then nothing has a deadline. */
  readonly isPatient?: boolean | undefined;
};

/** A transaction that may be run again leaves a key of its own beside those of forms, for as long as somebody may ask. */
const transactionKeyPrefix = "transaction ";
const transactionKeyLife = "7 days";

/** After a restart of the server each connection of the pool fails once. */
const maxTries = 50;

/**
 * Two parameters of the address are ours: `pool`, how many connections a process has, and `prepare=false` for a pooler
 * that hands each transaction another connection and so has no prepared statements.
 */
function connectPostgresql(databaseUrl: URL, hasDeadlines: boolean): SQL {
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
    ...(hasDeadlines && { connection: serverDeadlines }),
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
  { wait }: Pick<WatchedPool, "wait">,
  transaction: (body: () => Promise<void>) => Promise<void>,
): Db["transactionOnce"] {
  let settledKey: string | null = null;
  /** Writes the key, a new one where there is none yet; nothing comes back where it stands there already. */
  const claimReceipt = (key: string | null) =>
    wait(() =>
      transactionScope.connection()`
      INSERT INTO idempotency_keys (hash, expires_at)
      VALUES (coalesce(${key}, ${transactionKeyPrefix} || gen_random_uuid()), now() + ${transactionKeyLife}::interval)
      ON CONFLICT DO NOTHING RETURNING hash`.execute(),
    );
  /** Once its outcome is known, nobody asks for a key again. */
  const removeSettledKey = () =>
    wait(() =>
      transactionScope.connection()`DELETE FROM idempotency_keys WHERE hash = ${settledKey}`.execute(),
    );
  const runFirst = (receipt: Receipt, body: () => Promise<void>) =>
    transaction(async () => {
      const [[claimedReceipt]] = await Promise.all([claimReceipt(null), removeSettledKey(), body()]);
      receipt.key = String(claimedReceipt?.hash);
    });
  const runAgain = (key: string, body: () => Promise<void>) =>
    transaction(async () => {
      // Whether the first try is committed is not known as long as the server is still at it.
      await wait(() =>
        transactionScope.connection()`SELECT set_config('lock_timeout', '1s', true)`.execute(),
      );
      const [claimedReceipt] = await claimReceipt(key);
      if (claimedReceipt) await body();
    });
  return async (receipt, body) => {
    await (receipt.key === null ? runFirst(receipt, body) : runAgain(receipt.key, body));
    settledKey = receipt.key;
  };
}

function storesOn(server: WatchedPool, onQuery?: OnQuery): Db {
  const transactionScope = createTransactionScope<SQL>();
  const postgresqlTables = tablesOf(postgresqlDialect);
  const executeSql = async (connection: SQL, sql: string, sqlParams: unknown[]) => {
    const startMs = performance.now();
    const sqlRows = await server.wait(() =>
      connection.unsafe<unknown[][]>(sql, sqlParams.map(storable)).values(),
    );
    onQuery?.(isRead(sql) ? "read" : "write", performance.now() - startMs, sql);
    return sqlRows;
  };
  const runInside: RunSql = async (sql, sqlParams) =>
    executeSql(transactionScope.connection(), sql, sqlParams);
  const runOutside: RunSql = async (sql, sqlParams) => {
    transactionScope.refuseInside();
    return withReconnect(
      async () => executeSql(server.current(), sql, sqlParams),
      () => isRead(sql),
    );
  };
  const buildersOn = (runSql: RunSql) =>
    Object.assign(
      drizzle(async (sql, sqlParams) => ({ rows: await runSql(sql, sqlParams, "all") })),
      { runSql },
    );
  const lockName = async (keyName: string) => {
    await server.wait(async () => {
      await transactionScope.connection()`SELECT pg_advisory_xact_lock(hashtextextended(${keyName}, 0))`;
    });
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
  const transactionOnce = onceOn(transactionScope, server, transaction);
  return Object.assign(buildersOn(runOutside), {
    tables: postgresqlTables,
    tx,
    transaction,
    transactionOnce,
  });
}

/** A pooler takes no settings of a connection; there the server's own, or the user's, say the deadlines. */
const isSettingRefused = (connectFault: unknown): boolean =>
  connectFault instanceof SQL.PostgresError &&
  connectFault.errno === "08P01" &&
  connectFault.message.includes("startup parameter");

/** Opens a pool of connections to `postgres://user:password@host:port/database`, and brings its tables up to date. */
export async function openPostgresql(
  url: string,
  options: PostgresqlOptions = {},
): Promise<Database & { readonly server: WatchedPool }> {
  if (!URL.canParse(url))
    throw new Error("DATABASE_URL: is not like postgres://user:password@host:port/database");
  const databaseUrl = new URL(url);
  const open = async (hasDeadlines: boolean): Promise<WatchedPool> => {
    const opened = watchPool({
      connect: () => connectPostgresql(databaseUrl, hasDeadlines),
      silenceMs: options.isPatient ? null : silenceMs,
      onSilent: options.onSilent,
    });
    try {
      await migratePostgresql(opened.current());
      return opened;
    } catch (connectFault) {
      await opened.close();
      if (hasDeadlines && isSettingRefused(connectFault)) return open(false);
      throw explainFault(connectFault, databaseUrl);
    }
  };
  const server = await open(!options.isPatient);
  const db = storesOn(server, options.onQuery);
  return {
    server,
    db,
    path: null,
    writeElsewhere: (runWrite) => runWrite(),
    endStart: () => {},
    isHealthy: healthCheck(db),
    // Its log is the server's, whose operator decides how long it stays.
    truncateLog: async () => {},
    close: server.close,
  };
}
