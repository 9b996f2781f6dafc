import { expect, test } from "bun:test";
import { isUnavailable } from "#db/faults.ts";
import { openPostgresql } from "#db/postgresql.ts";
import { postgresqlBus } from "#db/postgresql-bus.ts";
import { sharedBus } from "#core/bus.ts";
import { until } from "#tests/support/product/until.ts";
import { freeze } from "#tests/support/servers/frozen.ts";
import { hasPostgresql, startPostgresql } from "#tests/support/servers/postgresql.ts";
import { startSwallowingProxy } from "#tests/support/servers/swallowing-proxy.ts";

const onServer = test.skipIf(!hasPostgresql);

const faultOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (fault: unknown) => fault,
  );

async function timed(promise: Promise<unknown>) {
  const startMs = performance.now();
  const fault = await faultOf(promise);
  return { isAway: isUnavailable(fault), ms: performance.now() - startMs };
}

type SilentServer = {
  readonly url: string;
  readonly silence: () => void;
  readonly end: () => void;
  readonly stop: () => Promise<void>;
};

/** A server that can be made silent, by stopping its processes or by losing what is sent. */
const ways: Readonly<Record<string, { prefix?: string; begin: () => Promise<SilentServer> }>> = {
  "whose processes are stopped": {
    begin: async () => {
      const postgresql = await startPostgresql();
      let thaw = () => {};
      return {
        url: await postgresql.newDatabase("migrated", 3),
        silence: () => {
          thaw = freeze(postgresql.pid());
        },
        end: () => thaw(),
        stop: postgresql.stop,
      };
    },
  },
  "behind what swallows everything": {
    prefix: "thorough: ",
    begin: async () => {
      const postgresql = await startPostgresql();
      const proxy = await startSwallowingProxy(postgresql.port);
      const url = new URL(await postgresql.newDatabase("migrated", 3));
      url.port = String(proxy.port);
      const setSwallowing = (swallows: boolean) => () => {
        proxy.plan.swallows = swallows;
      };
      return {
        url: url.href,
        silence: setSwallowing(true),
        end: setSwallowing(false),
        stop: async () => {
          await proxy.stop();
          await postgresql.stop();
        },
      };
    },
  },
};

for (const [name, { prefix = "", begin }] of Object.entries(ways))
  onServer(
    `${prefix}a server ${name} is given up after seconds, refused at once then, and used again after`,
    async () => {
      const { url, silence, end, stop } = await begin();
      const silences: unknown[] = [];
      const { db, server, close } = await openPostgresql(url, { onSilent: (fault) => silences.push(fault) });
      const { linkCodes } = db.tables;
      const bus = await sharedBus(postgresqlBus(server), () => {});
      await db.insert(linkCodes).values({ code: "before" });
      silence();
      const read = () => db.select().from(linkCodes);
      const inTransaction = () =>
        db.transaction(async (tx) => {
          await tx.insert(linkCodes).values({ code: crypto.randomUUID() });
          await tx.select().from(linkCodes);
        });
      // More than there are connections.
      const first = await Promise.all(
        [read, inTransaction, read, inTransaction, read, read, inTransaction].map((ask) => timed(ask())),
      );
      expect(first.map(({ isAway }) => isAway)).toEqual(first.map(() => true));
      expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(5000);
      const later = await Promise.all([timed(read()), timed(inTransaction())]);
      expect(later.map(({ isAway }) => isAway)).toEqual([true, true]);
      expect(Math.max(...later.map(({ ms }) => ms))).toBeLessThan(250);
      expect([silences.length, server.isSilent()]).toEqual([1, true]);
      end();
      await until(() => !server.isSilent());
      expect((await read()).map(({ code }) => code)).toContain("before");
      await inTransaction();
      const heard: string[] = [];
      const other = await sharedBus(postgresqlBus(server), () => {});
      bus.subscribe("mailbox 1", (message) => heard.push(message));
      await until(async () => {
        other.publish("mailbox 1", "again");
        await Bun.sleep(50);
        return heard.length > 0;
      });
      await Promise.all([bus.close(), other.close()]);
      await close();
      await stop();
    },
  );

onServer("thorough: a statement that takes too long is ended by the server, and the pool stays", async () => {
  const postgresql = await startPostgresql();
  const { db, server, close } = await openPostgresql(await postgresql.newDatabase());
  const before = server.current();
  const slow = await timed(db.runSql("select pg_sleep(60)", [], "all"));
  expect(slow.isAway).toBe(true);
  expect(server.current()).toBe(before);
  await close();
  const patient = await openPostgresql(await postgresql.newDatabase(), { isPatient: true });
  expect(await faultOf(patient.db.runSql("select pg_sleep(4)", [], "all"))).toBe(null);
  await patient.close();
  await postgresql.stop();
});

onServer(
  "thorough: who is busy for longer than the deadline does not take that for the server's silence",
  async () => {
    const postgresql = await startPostgresql();
    const { db, server, close } = await openPostgresql(await postgresql.newDatabase());
    const asked = db.select().from(db.tables.linkCodes);
    const startMs = performance.now();
    await Bun.sleep(0);
    while (performance.now() - startMs < 4500);
    expect(await asked).toEqual([]);
    expect(server.isSilent()).toBe(false);
    await close();
    await postgresql.stop();
  },
);
