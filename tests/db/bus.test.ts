import { expect, test } from "bun:test";
import { type ConnectBus, localBus, sharedBus } from "#core/bus.ts";
import { postgresqlBus } from "#db/postgresql-bus.ts";
import { openPostgresql } from "#db/postgresql.ts";
import { openRedis } from "#db/redis.ts";
import { until } from "#tests/support/product/until.ts";
import { hasPgbouncer, startPgbouncer } from "#tests/support/servers/pgbouncer.ts";
import { hasPostgresql, sharedPostgresql, startPostgresql } from "#tests/support/servers/postgresql.ts";
import { hasRedis, startRedis } from "#tests/support/servers/redis.ts";

/** What cannot be sent while a server restarts is lost, and reported. */
const ignoring = () => {};

test("listeners of a topic hear what is published until they leave, and nothing else", async () => {
  const bus = localBus();
  const heard: string[] = [];
  const leave = bus.subscribe("mailbox 1", (message) => heard.push(message));
  bus.publish("mailbox 1", "a");
  bus.publish("mailbox 2", "b");
  leave();
  bus.publish("mailbox 1", "c");
  expect(heard).toEqual(["a"]);
  await bus.close();
});

/** Two processes of a site: each hears the other, and itself once and at once. */
async function checkTwoProcesses(connect: ConnectBus, other: ConnectBus) {
  const [here, there] = [await sharedBus(connect, ignoring), await sharedBus(other, ignoring)];
  const heard: string[] = [];
  here.subscribe("mailbox 1", (message) => heard.push(`here ${message}`));
  there.subscribe("mailbox 1", (message) => heard.push(`there ${message}`));
  here.publish("mailbox 1", "a");
  expect(heard).toEqual(["here a"]);
  await until(
    () => heard,
    (seen) => seen.length === 2,
  );
  there.publish("mailbox 2", "b");
  there.publish("mailbox 1", "c");
  await until(
    () => heard,
    (seen) => seen.length === 4,
  );
  expect(heard).toEqual(["here a", "there a", "there c", "here c"]);
  return { here, there, heard };
}

test.skipIf(!hasPostgresql)("PostgreSQL carries messages, also after its restart", async () => {
  const postgresql = await startPostgresql();
  const url = await postgresql.newDatabase();
  const [one, other] = [await openPostgresql(url), await openPostgresql(url)];
  const { here, there, heard } = await checkTwoProcesses(
    postgresqlBus(one.server),
    postgresqlBus(other.server),
  );
  await postgresql.stop();
  await postgresql.start();
  await until(
    async () => {
      there.publish("mailbox 1", "again");
      await Bun.sleep(50);
      return heard;
    },
    (seen) => seen.includes("here again"),
  );
  await Promise.all([here.close(), there.close()]);
  await Promise.all([one.close(), other.close()]);
  await postgresql.stop();
});

test.skipIf(!hasRedis)("Redis carries messages, also after its restart", async () => {
  const server = await startRedis();
  const [one, other] = [await openRedis(server.url, ignoring), await openRedis(server.url, ignoring)];
  const { here, there, heard } = await checkTwoProcesses(one.connectBus, other.connectBus);
  await server.stop();
  await server.start();
  await until(
    async () => {
      there.publish("mailbox 1", "again");
      await Bun.sleep(50);
      return heard;
    },
    (seen) => seen.includes("here again"),
  );
  await Promise.all([here.close(), there.close()]);
  one.close();
  other.close();
  await server.stop();
});

test.skipIf(!hasPgbouncer)(
  "thorough: a pooler that passes no notification on is found out at the start",
  async () => {
    const pooler = await startPgbouncer({ to: (await sharedPostgresql()).port, mode: "transaction" });
    const url = new URL(await (await sharedPostgresql()).newDatabase());
    url.port = String(pooler.port);
    const { server, close } = await openPostgresql(`${url.href}&prepare=false`);
    expect(await postgresqlBus(server)(() => {}).catch(String)).toContain("Set REDIS_URL");
    await close();
    await pooler.stop();
  },
);

test("what is no message of ours, or makes a listener fail, ends nothing", async () => {
  let deliver = (_payload: string): void => {};
  const transport = { send: async () => {}, close: async () => {} };
  const faults: unknown[] = [];
  const bus = await sharedBus(
    async (receive) => {
      deliver = receive;
      return transport;
    },
    (fault) => faults.push(fault),
  );
  const heard: string[] = [];
  bus.subscribe("mailbox 1", (message) => {
    if (message === "broken") throw new Error("a listener's fault");
    heard.push(message);
  });
  for (const payload of ["[bad", "[", "", "null", "[1,2,3]", '["a"]', "[".repeat(100_000), '["x","y","z",1]'])
    deliver(payload);
  deliver('["another","mailbox 1","broken"]');
  deliver('["another","mailbox 1","good"]');
  expect([heard, faults.map(String)]).toEqual([["good"], ["Error: a listener's fault"]]);
  await bus.close();
});

test.skipIf(!hasRedis)(
  "a Redis that is away at the start is reported, and used once it is there",
  async () => {
    const server = await startRedis();
    await server.stop();
    const faults: string[] = [];
    const redis = await openRedis(server.url, (fault) => faults.push(String(fault)));
    expect(faults).toEqual([`Error: REDIS_URL: ${new URL(server.url).host} does not answer`]);
    expect(redis.isConnected()).toBe(false);
    const bus = await sharedBus(redis.connectBus, ignoring);
    await server.start();
    await until(redis.isConnected);
    const limits = redis.limits({ secret: "of the site" });
    expect(await limits.take("a", { points: 1, windowS: 60, now: Date.now() })).toMatchObject({
      isAllowed: true,
    });
    await bus.close();
    redis.close();
    await server.stop();
  },
);
