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
function connect(address: URL): SQL {
  const prepare = address.searchParams.get("prepare") !== "false";
  const max = Number(address.searchParams.get("pool") ?? standardPoolSize);
  const own = new URL(address);
  for (const name of ["prepare", "pool"]) own.searchParams.delete(name);
  const times = { idleTimeout: idleS, connectionTimeout: connectS };
  return new SQL({ url: own.href, max, bigint: true, prepare, ...times });
}

/** Runs something again that met dead connections and so has done nothing yet. */
async function withReconnect<Value>(run: () => Promise<Value>, canRetry: () => boolean): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run();
    } catch (fault) {
      if (tries === maxTries || !isConnectionLost(fault) || !canRetry()) throw fault;
    }
  }
}

/** Transactions that leave a key, by which they do nothing when they are run again after they were committed. */
function onceOn(
  scope: ReturnType<typeof createTransactionScope<SQL>>,
  transaction: (body: () => Promise<void>) => Promise<void>,
): Db["transactionOnce"] {
  let settledKey: string | null = null;
  /** Writes the key, a new one where there is none yet; nothing comes back where it stands there already. */
  const claim = (key: string | null) =>
    scope.connection()`
      INSERT INTO idempotency_keys (hash, expires_at)
      VALUES (coalesce(${key}, ${transactionKeyPrefix} || gen_random_uuid()), now() + ${transactionKeyLife}::interval)
      ON CONFLICT DO NOTHING RETURNING hash`.execute();
  /** Once its outcome is known, nobody asks for a key again. */
  const removeSettledKey = () =>
    scope.connection()`DELETE FROM idempotency_keys WHERE hash = ${settledKey}`.execute();
  const runFirst = (receipt: Receipt, body: () => Promise<void>) =>
    transaction(async () => {
      const [[claimed]] = await Promise.all([claim(null), removeSettledKey(), body()]);
      receipt.key = String(claimed?.hash);
    });
  const runAgain = (key: string, body: () => Promise<void>) =>
    transaction(async () => {
      // Whether the first try is committed is not known as long as the server is still at it.
      await scope.connection()`SELECT set_config('lock_timeout', '1s', true)`;
      const [claimed] = await claim(key);
      if (claimed) await body();
    });
  return async (receipt, body) => {
    await (receipt.key === null ? runFirst(receipt, body) : runAgain(receipt.key, body));
    settledKey = receipt.key;
  };
}

function storesOn(server: SQL, onQuery?: OnQuery): Db {
  const scope = createTransactionScope<SQL>();
  const tables = tablesOf(postgresqlDialect);
  const execute = async (connection: SQL, sql: string, params: unknown[]) => {
    const start = performance.now();
    const rows = await connection.unsafe<unknown[][]>(sql, params.map(storable)).values();
    onQuery?.(isRead(sql) ? "read" : "write", performance.now() - start);
    return rows;
  };
  const runInside: RunSql = async (sql, params) => execute(scope.connection(), sql, params);
  const runOutside: RunSql = async (sql, params) => {
    scope.refuseInside();
    return withReconnect(
      () => execute(server, sql, params),
      () => isRead(sql),
    );
  };
  const buildersOn = (runSql: RunSql) =>
    Object.assign(
      drizzle(async (sql, params) => ({ rows: await runSql(sql, params, "all") })),
      { runSql },
    );
  const lock = async (name: string) => {
    await scope.connection()`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  };
  const tx: Tx = Object.assign(buildersOn(runInside), { tables, lock });
  const transaction = <Value>(body: (tx: Tx) => Promise<Value>): Promise<Value> => {
    let hasStarted = false;
    return withReconnect(
      async () => {
        scope.refuseInside();
        return server.begin((connection) => {
          hasStarted = true;
          return scope.run(connection, () => body(tx));
        });
      },
      () => !hasStarted,
    );
  };
  const transactionOnce = onceOn(scope, transaction);
  return Object.assign(buildersOn(runOutside), { tables, tx, transaction, transactionOnce });
}

const sentences: Readonly<Record<string, string>> = {
  "3D000": "there is no such database",
  "28000": "this user may not open it",
  "28P01": "this user may not open it",
  "42501": "this user may not make tables there",
  "25006": "is read-only",
  "53100": "the disk is full",
};

/** What keeps a database from being opened, with where it is and without its password. */
function explain(fault: unknown, { host, pathname }: URL): Error {
  const code = fault instanceof SQL.PostgresError ? fault.errno : null;
  const reason = code === undefined ? "does not answer" : sentences[code ?? ""];
  return new Error(`DATABASE_URL: ${host}${pathname}: ${reason ?? errorMessage(fault)}`, { cause: fault });
}

/** Opens a pool of connections to `postgres://user:password@host:port/database`, and brings its tables up to date. */
export async function openPostgresql(
  url: string,
  onQuery?: OnQuery,
): Promise<Database & { readonly server: SQL }> {
  if (!URL.canParse(url))
    throw new Error("DATABASE_URL: is not like postgres://user:password@host:port/database");
  const address = new URL(url);
  const server = connect(address);
  try {
    await migratePostgresql(server);
  } catch (fault) {
    await server.close();
    throw explain(fault, address);
  }
  const db = storesOn(server, onQuery);
  return {
    server,
    db,
    path: null,
    writeElsewhere: (run) => run(),
    isHealthy: healthCheck(db),
    close: () => server.close(),
  };
}
