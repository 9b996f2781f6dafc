import { type Bus, localBus, sharedBus } from "#core/bus.ts";
import { fallbackLimitStore } from "#core/fallback-limit-store.ts";
import type { LimitStore } from "#core/limit-store.ts";
import { memoryLimitStore } from "#core/memory-limit-store.ts";
import { openDatabase } from "#db/client.ts";
import type { Database, OnQuery } from "#db/db.ts";
import { limitStore } from "#db/limit-store.ts";
import type { Redis } from "#db/redis.ts";
import { sessionSecretOf } from "#db/session-secret.ts";
import type { Config } from "./config.ts";
import type { Expiring } from "./expiry.ts";
import type { Dependency } from "./readiness.ts";

/** What all processes of one site have in common. */
export type SharedState = {
  readonly database: Database;
  readonly bus: Bus;
  /** Signs tokens, and hashes what limits are counted by. */
  readonly secret: string;
  /** For limits of an hour and longer. */
  readonly longLimits: LimitStore;
  readonly expiring: readonly Expiring[];
  readonly dependencies: readonly Dependency[];
  readonly close: () => Promise<void>;
};

async function busOf(
  { server }: Database,
  redis: Redis | null,
  report: (fault: unknown) => void,
): Promise<Bus> {
  if (redis) return sharedBus(redis.connectBus, report);
  if (!server) return localBus();
  const { postgresqlBus } = await import("#db/postgresql-bus.ts");
  return sharedBus(postgresqlBus(server, report), report);
}

/** Without its setting not even its code is loaded. */
async function redisOf(
  { REDIS_URL: url }: Pick<Config, "REDIS_URL">,
  report: (fault: unknown) => void,
): Promise<Redis | null> {
  if (!url) return null;
  const { openRedis } = await import("#db/redis.ts");
  return openRedis(url, report);
}

/** Another process, which answers at once or not at all: then limits are counted without it. */
const limitAnswerMs = 250;

const dependenciesOf = ({ isHealthy, server }: Database, redis: Redis | null): readonly Dependency[] => [
  { name: "database", isShared: server !== null, isUp: isHealthy },
  ...(redis ? [{ name: "redis", isShared: true, isUp: async () => redis.isConnected() }] : []),
];

/** Opens the database and, where it is set, Redis; throws with a sentence when the database cannot be had. */
export async function openSharedState(
  config: Pick<Config, "DATABASE_URL" | "REDIS_URL" | "SESSION_SECRET">,
  {
    now,
    report,
    onQuery,
  }: { now: () => Date; report: (fault: unknown) => void; onQuery?: OnQuery | undefined },
): Promise<SharedState> {
  const database = await openDatabase(config.DATABASE_URL, { onQuery, onSilent: report });
  const redis = await redisOf(config, report);
  const secret = config.SESSION_SECRET || (await sessionSecretOf(database));
  const limitRows = limitStore(database.db, { secret });
  const bus = await busOf(database, redis, report);
  return {
    database,
    bus,
    secret,
    longLimits: fallbackLimitStore(redis ? redis.limits({ secret }) : limitRows, {
      memory: memoryLimitStore(),
      onFailure: report,
      now: () => now().getTime(),
      answerMs: redis || database.server ? limitAnswerMs : null,
    }),
    expiring: redis ? [] : [limitRows],
    dependencies: dependenciesOf(database, redis),
    close: async () => {
      await bus.close();
      redis?.close();
      await database.close();
    },
  };
}
