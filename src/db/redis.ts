import { RedisClient } from "bun";
import type { ConnectBus } from "#core/bus.ts";
import type { LimitState, LimitStore, LimitWindow } from "#core/limit-store.ts";
import { within } from "#core/within.ts";
import { limitKeyHash } from "./limit-store.ts";

const connectMs = 2000;
const beatMs = 1000;
const retryMs = 500;
const keyPrefix = "toolbox:";
const channel = `${keyPrefix}bus`;

/** Redis or Valkey, for what many processes count and tell one another. */
export type Redis = {
  readonly limits: (options: { secret: string }) => LimitStore;
  readonly connectBus: ConnectBus;
  readonly isConnected: () => boolean;
  readonly close: () => void;
};

/** Takes points if there is one; answers what is taken, how long the window lasts yet in ms, and whether it was allowed. */
const takeScript = `
local taken = tonumber(redis.call('GET', KEYS[1]) or '0')
local isAllowed = taken < tonumber(ARGV[1])
local isFirst = taken == 0
if isAllowed then taken = redis.call('INCRBY', KEYS[1], ARGV[3]) end
if isFirst and isAllowed then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return {taken, redis.call('PTTL', KEYS[1]), isAllowed and 1 or 0}`;

const refundScript = `
local taken = tonumber(redis.call('GET', KEYS[1]) or '0')
if taken > tonumber(ARGV[1]) then return redis.call('DECRBY', KEYS[1], ARGV[1]) end
return redis.call('DEL', KEYS[1])`;

function limitsOn(client: () => RedisClient, secret: string): LimitStore {
  const hash = limitKeyHash(secret);
  const redisKeyOf = (key: string) => `${keyPrefix}limit:${hash(key)}`;
  const limitStateOf = (
    { points, windowS, now }: LimitWindow,
    { taken, ttlMs, isAllowed }: { taken: number; ttlMs: number; isAllowed: boolean },
  ): LimitState => ({
    isAllowed,
    remaining: Math.max(0, points - taken),
    resetAt: now + (ttlMs > 0 ? ttlMs : windowS * 1000),
  });
  return {
    async take(key, limitWindow, count = 1) {
      const { points, windowS } = limitWindow;
      const scriptArgs = [redisKeyOf(key), ...[points, windowS * 1000, count].map(String)];
      const [takenPoints, ttlMs, allowedFlag] = numbersOf(
        await client().send("EVAL", [takeScript, "1", ...scriptArgs]),
      );
      return limitStateOf(limitWindow, { taken: takenPoints, ttlMs, isAllowed: allowedFlag === 1 });
    },
    async refund(key, _, count = 1) {
      await client().send("EVAL", [refundScript, "1", redisKeyOf(key), String(count)]);
    },
    async peek(key, limitWindow) {
      const takenPoints = Number((await client().get(redisKeyOf(key))) ?? 0);
      const ttlMs = Number(await client().send("PTTL", [redisKeyOf(key)]));
      return limitStateOf(limitWindow, {
        taken: takenPoints,
        ttlMs,
        isAllowed: takenPoints < limitWindow.points,
      });
    },
  };
}

function numbersOf(redisAnswer: unknown): [number, number, number] {
  const [takenPoints, ttlMs, allowedFlag] = Array.isArray(redisAnswer) ? redisAnswer.map(Number) : [];
  if (takenPoints === undefined || ttlMs === undefined || allowedFlag === undefined)
    throw new Error("REDIS_URL: the server gave another answer than its script");
  return [takenPoints, ttlMs, allowedFlag];
}

type RedisConnection = {
  /** Throws while there is no connection. */
  readonly client: () => RedisClient;
  readonly isConnected: () => boolean;
  readonly close: () => void;
};

/** Asks for a sign of life again and again, and closes a client that gives none: then whoever waits for it is told so. */
function watchClient(client: RedisClient): () => void {
  const beat = setInterval(() => void within(beatMs, client.ping()).catch(() => client.close()), beatMs);
  beat.unref();
  return () => clearInterval(beat);
}

/**
 * A connection that is made anew `retryMs` after it was lost, again and again: Bun's own client gives up when the server
 * is away for longer. Resolves once there is one, or the first try has failed, which `onFault` hears of.
 */
async function keepConnected(
  url: string,
  {
    onFault,
    onConnect = async () => {},
  }: { onFault: (fault: unknown) => void; onConnect?: (client: RedisClient) => Promise<void> },
): Promise<RedisConnection> {
  let currentClient: RedisClient | null = null;
  let isClosed = false;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;

  async function connectRedis(): Promise<void> {
    const client = new RedisClient(url, { connectionTimeout: connectMs, autoReconnect: false });
    try {
      await within(connectMs, client.connect());
      await within(connectMs, onConnect(client));
    } catch (connectFault) {
      client.close();
      throw connectFault;
    }
    if (isClosed) return client.close();
    currentClient = client;
    const endWatch = watchClient(client);
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the client has no other
    client.onclose = () => {
      endWatch();
      currentClient = null;
      connectLater();
    };
  }
  function connectLater(): void {
    if (isClosed) return;
    clearTimeout(reconnectTimer);
    reconnectTimer = setTimeout(() => void connectRedis().catch(connectLater), retryMs);
  }

  await connectRedis().catch((connectFault: unknown) => {
    onFault(new Error(`REDIS_URL: ${new URL(url).host} does not answer`, { cause: connectFault }));
    connectLater();
  });
  return {
    client() {
      if (!currentClient) throw new Error("Redis is not connected");
      return currentClient;
    },
    isConnected: () => currentClient !== null,
    close() {
      isClosed = true;
      clearTimeout(reconnectTimer);
      currentClient?.close();
    },
  };
}

/** Connects to `redis://host:port`; while nobody answers, what needs it fails at once. */
export async function openRedis(url: string, onFault: (fault: unknown) => void): Promise<Redis> {
  const commands = await keepConnected(url, { onFault });
  return {
    isConnected: commands.isConnected,
    limits: ({ secret }) => limitsOn(commands.client, secret),
    async connectBus(deliver) {
      const redisListener = await keepConnected(url, {
        onFault,
        onConnect: async (client) => void (await client.subscribe(channel, deliver)),
      });
      return {
        send: async (busPayload) => commands.client().publish(channel, busPayload),
        close: async () => redisListener.close(),
      };
    },
    close: commands.close,
  };
}
