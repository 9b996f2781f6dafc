import { SQL } from "bun";
import { expect, test } from "bun:test";
import { clickStore } from "#db/clicks.ts";
import { linkStore } from "#db/links.ts";
import { openPostgresql } from "#db/postgresql.ts";
import { startCuttingProxy } from "#tests/support/servers/cutting-proxy.ts";
import { hasPostgresql, sharedPostgresql, startPostgresql } from "#tests/support/servers/postgresql.ts";
import { until } from "#tests/support/product/until.ts";
import { sampleClick as click, sampleLink as link } from "#tests/support/samples/click.ts";

test.skipIf(!hasPostgresql)(
  "a click whose connection is cut in COMMIT is counted once, whether the server had committed it or not",
  async () => {
    const url = new URL(await (await sharedPostgresql()).newDatabase());
    const proxy = await startCuttingProxy(Number(url.port));
    url.port = String(proxy.port);
    const { db, close } = await openPostgresql(url.href);
    await linkStore(db).add(link);
    const lost: number[] = [];
    const { record, flush, countsOf } = clickStore(db, {
      retryMs: 5,
      onFailure: (_fault, count) => lost.push(count),
    });
    let recorded = 0;
    const add = async () => {
      recorded += 1;
      await record(click);
    };
    for (const cuts of [["after"], ["before"], ["after", "after", "before"]] as const) {
      const wanted = proxy.plan.cut + cuts.length;
      proxy.plan.cuts.push(...cuts);
      await Promise.all([add(), add()]);
      while (proxy.plan.cut < wanted) await add();
      await add();
    }
    await flush();
    const [stored] = await db.select().from(db.tables.links);
    const days = (await Array.fromAsync(countsOf("l1"))).flat().filter(({ kind }) => kind === "clicks");
    expect([stored?.clicks, days.map(({ clicks }) => clicks)]).toEqual([recorded, [recorded]]);
    expect(new Set(lost)).toEqual(new Set([0]));
    await close();
    await proxy.stop();
  },
);

test.skipIf(!hasPostgresql)(
  "a click whose server crashes before COMMIT is counted, though a later transaction has the same number",
  async () => {
    const postgresql = await startPostgresql();
    const url = new URL(await postgresql.newDatabase());
    const proxy = await startCuttingProxy(Number(url.port));
    url.port = String(proxy.port);
    const { db, close } = await openPostgresql(url.href);
    await linkStore(db).add(link);
    const { record, flush } = clickStore(db, { retryMs: 600_000, onFailure: () => {} });
    proxy.plan.cuts.push("hold");
    const recorded = record(click);
    await until(() => proxy.plan.cut, 1);
    await postgresql.stop("SIGQUIT");
    await recorded;
    await postgresql.start();
    const server = new SQL({ url: postgresql.url, max: 1 });
    // A number that nothing was written under is given again.
    for (let taken = 0; taken < 100; taken += 1) await server`SELECT pg_current_xact_id()`;
    await server.close();
    await flush();
    const [stored] = await db.select().from(db.tables.links);
    expect(stored?.clicks).toBe(1);
    await close();
    await proxy.stop();
    await postgresql.stop();
  },
);
