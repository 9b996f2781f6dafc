import { RedisClient } from "bun";
import type { ConnectBus } from "../core/bus.ts";
import type { LimitState, LimitStore, LimitWindow } from "../core/limit-store.ts";
import { limitKeyHash } from "./limit-store.ts";

const connectMs = 2000;
const retryMs = 500;
const prefix = "toolbox:";
const channel = `${prefix}bus`;

/** Redis or Valkey, for what many processes count and tell one another. */
export type Redis = {
  readonly limits: (options: { secret: string }) => LimitStore;
  readonly connectBus: ConnectBus;
  readonly close: () => void;
};

/** Takes a point if there is one; answers what is taken, how long the window lasts yet in ms, and whether it was allowed. */
const takeScript = `
local taken = tonumber(redis.call('GET', KEYS[1]) or '0')
local isAllowed = taken < tonumber(ARGV[1])
if isAllowed then taken = redis.call('INCR', KEYS[1]) end
if taken == 1 and isAllowed then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return {taken, redis.call('PTTL', KEYS[1]), isAllowed and 1 or 0}`;

const refundScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then return redis.call('DECR', KEYS[1]) end
return 0`;

function limitsOn(client: () => RedisClient, secret: string): LimitStore {
  const hash = limitKeyHash(secret);
  const keyOf = (key: string) => `${prefix}limit:${hash(key)}`;
  const stateOf = (
    { points, windowS, now }: LimitWindow,
    { taken, ttlMs, isAllowed }: { taken: number; ttlMs: number; isAllowed: boolean },
  ): LimitState => ({
    isAllowed,
    remaining: Math.max(0, points - taken),
    resetAt: now + (ttlMs > 0 ? ttlMs : windowS * 1000),
  });
  return {
    async take(key, window) {
      const args = [keyOf(key), String(window.points), String(window.windowS * 1000)];
      const [taken, ttlMs, allowed] = numbersOf(await client().send("EVAL", [takeScript, "1", ...args]));
      return stateOf(window, { taken, ttlMs, isAllowed: allowed === 1 });
    },
    async refund(key) {
      await client().send("EVAL", [refundScript, "1", keyOf(key)]);
    },
    async peek(key, window) {
      const taken = Number((await client().get(keyOf(key))) ?? 0);
      const ttlMs = Number(await client().send("PTTL", [keyOf(key)]));
      return stateOf(window, { taken, ttlMs, isAllowed: taken < window.points });
    },
  };
}

function numbersOf(answer: unknown): [number, number, number] {
  const [taken, ttlMs, allowed] = Array.isArray(answer) ? answer.map(Number) : [];
  if (taken === undefined || ttlMs === undefined || allowed === undefined)
    throw new Error("REDIS_URL: the server gave another answer than its script");
  return [taken, ttlMs, allowed];
}

type Connection = {
  /** Throws while there is no connection. */
  readonly client: () => RedisClient;
  readonly close: () => void;
};

/**
 * A connection that is made anew `retryMs` after it was lost, again and again: Bun's own client gives up when the server
 * is away for longer. Throws when nobody answers the first time.
 */
async function keepConnected(
  url: string,
  { onConnect = async () => {} }: { onConnect?: (client: RedisClient) => Promise<void> } = {},
): Promise<Connection> {
  let current: RedisClient | null = null;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    const client = new RedisClient(url, { connectionTimeout: connectMs, autoReconnect: false });
    await client.connect();
    await onConnect(client);
    current = client;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the client has no other
    client.onclose = () => {
      current = null;
      connectLater();
    };
  }
  function connectLater(): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect().catch(connectLater), retryMs);
  }

  await connect().catch((cause: unknown) => {
    throw new Error(`REDIS_URL: ${new URL(url).host} does not answer`, { cause });
  });
  return {
    client() {
      if (!current) throw new Error("Redis is not connected");
      return current;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      current?.close();
    },
  };
}

/** Connects to `redis://host:port`; throws when nobody answers at the start. */
export async function openRedis(url: string): Promise<Redis> {
  const commands = await keepConnected(url);
  return {
    limits: ({ secret }) => limitsOn(commands.client, secret),
    async connectBus(deliver) {
      const listener = await keepConnected(url, {
        onConnect: async (client) => void (await client.subscribe(channel, deliver)),
      });
      return {
        send: async (payload) => commands.client().publish(channel, payload),
        close: async () => listener.close(),
      };
    },
    close: commands.close,
  };
}
