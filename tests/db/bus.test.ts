import { expect, test } from "bun:test";
import { type ConnectBus, localBus, sharedBus } from "../../src/core/bus.ts";
import { postgresqlBus } from "../../src/db/postgresql-bus.ts";
import { openPostgresql } from "../../src/db/postgresql.ts";
import { openRedis } from "../../src/db/redis.ts";
import { until } from "../support/product/until.ts";
import { hasPostgresql, sharedPostgresql, startPostgresql } from "../support/servers/postgresql.ts";
import { hasRedis, startRedis } from "../support/servers/redis.ts";

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
  await until(() => heard.length === 2);
  there.publish("mailbox 2", "b");
  there.publish("mailbox 1", "c");
  await until(() => heard.length === 4);
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
  await until(async () => {
    there.publish("mailbox 1", "again");
    await Bun.sleep(50);
    return heard.includes("here again");
  });
  await Promise.all([here.close(), there.close()]);
  await Promise.all([one.close(), other.close()]);
  await postgresql.stop();
});

test.skipIf(!hasRedis)("Redis carries messages, also after its restart", async () => {
  const server = await startRedis();
  const [one, other] = [await openRedis(server.url), await openRedis(server.url)];
  const { here, there, heard } = await checkTwoProcesses(one.connectBus, other.connectBus);
  await server.stop();
  await server.start();
  await until(async () => {
    there.publish("mailbox 1", "again");
    await Bun.sleep(50);
    return heard.includes("here again");
  });
  await Promise.all([here.close(), there.close()]);
  one.close();
  other.close();
  await server.stop();
});

test.skipIf(!hasPostgresql)(
  "thorough: a pooler that passes no notification on is found out at the start",
  async () => {
    const { server } = await openPostgresql(await (await sharedPostgresql()).newDatabase());
    const subscription = await server.listen("of somebody else", () => {});
    // As a pooler in transaction mode: LISTEN is acknowledged, on a connection that is nobody's afterwards.
    const deaf = {
      listen: async () => subscription,
      notify: (channel: string, payload: string) => server.notify(channel, payload),
    };
    expect(await postgresqlBus(deaf)(() => {}).catch(String)).toContain("Set REDIS_URL");
    await server.close();
  },
);

test("a Redis that nobody answers for is said at the start", async () => {
  expect(await openRedis("redis://127.0.0.1:1").catch(String)).toContain(
    "REDIS_URL: 127.0.0.1:1 does not answer",
  );
});
