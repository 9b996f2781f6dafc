import { SQL } from "bun";
import { drizzle } from "drizzle-orm/pg-proxy";
import { type Database, type Db, type Tx, storable } from "./db.ts";
import { isConnectionLost } from "./faults.ts";
import { healthCheck } from "./health.ts";
import { postgresqlKit } from "./kit.ts";
import { migratePostgresql } from "./migrate.ts";
import { tablesOf } from "./schema.ts";
import { createTransactionScope } from "./transaction-gate.ts";

const standardPoolSize = 10;
const idleS = 60;
const connectS = 5;

/** After a restart of the server each connection of the pool fails once. */
const maxTries = 50;

export const isPostgresqlUrl = (url: string): boolean => /^postgres(ql)?:/.test(url);

/**
 * Two parameters of the address are ours: `pool`, how many connections a process has, and `prepare=false` for a pooler
 * that hands each transaction another connection and so has no prepared statements.
 */
function connect(url: string): SQL {
  const address = new URL(url);
  const prepare = address.searchParams.get("prepare") !== "false";
  const max = Number(address.searchParams.get("pool") ?? standardPoolSize);
  for (const name of ["prepare", "pool"]) address.searchParams.delete(name);
  const times = { idleTimeout: idleS, connectionTimeout: connectS };
  return new SQL({ url: address.href, max, bigint: true, prepare, ...times });
}

/** Runs something again that met dead connections and so has done nothing yet. */
async function onLiveConnection<Value>(run: () => Promise<Value>, canRetry: () => boolean): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run();
    } catch (fault) {
      if (tries === maxTries || !isConnectionLost(fault) || !canRetry()) throw fault;
    }
  }
}

const isRead = (text: string): boolean => text.startsWith("select ");

function storesOn(server: SQL): Db {
  const scope = createTransactionScope<SQL>();
  const tables = tablesOf(postgresqlKit);
  const execute = async (connection: SQL, text: string, params: unknown[]) => ({
    rows: await connection.unsafe<unknown[]>(text, params.map(storable)).values(),
  });
  const inside = drizzle((text, params) => execute(scope.connection(), text, params));
  const outside = drizzle(async (text, params) => {
    scope.refuseInside();
    return onLiveConnection(
      () => execute(server, text, params),
      () => isRead(text),
    );
  });
  const lock = async (name: string) => {
    await scope.connection()`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  };
  const tx: Tx = Object.assign(inside, { tables, lock });
  const transaction = <Value>(body: (tx: Tx) => Promise<Value>): Promise<Value> => {
    let hasBegun = false;
    return onLiveConnection(
      async () => {
        scope.refuseInside();
        return server.begin((connection) => {
          hasBegun = true;
          return scope.run(connection, () => body(tx));
        });
      },
      () => !hasBegun,
    );
  };
  return Object.assign(outside, { tables, tx, transaction });
}

/** Opens a pool of connections to `postgres://user:password@host:port/database`, and brings its tables up to date. */
export async function openPostgresql(url: string): Promise<Database & { readonly server: SQL }> {
  const server = connect(url);
  await migratePostgresql(server);
  const db = storesOn(server);
  return {
    server,
    db,
    path: null,
    isHealthy: healthCheck(db),
    close: () => server.close(),
  };
}
