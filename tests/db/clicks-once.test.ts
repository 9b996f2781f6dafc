import { expect, test } from "bun:test";
import { clickStore } from "../../src/db/clicks.ts";
import { linkStore } from "../../src/db/links.ts";
import { openPostgresql } from "../../src/db/postgresql.ts";
import { startCuttingProxy } from "../support/servers/cutting-proxy.ts";
import { hasPostgresql, sharedPostgresql } from "../support/servers/postgresql.ts";
import { sampleClick as click } from "../support/samples/click.ts";

test.skipIf(!hasPostgresql)(
  "a click whose connection is cut in COMMIT is counted once, whether the server had committed it or not",
  async () => {
    const url = new URL(await (await sharedPostgresql()).newDatabase());
    const proxy = await startCuttingProxy(Number(url.port));
    url.port = String(proxy.port);
    const { db, close } = await openPostgresql(url.href);
    await linkStore(db).add({
      id: "l1",
      code: "code1",
      target: "https://example.com/",
      userId: null,
      createdAt: new Date(0),
    });
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
    const [link] = await db.select().from(db.tables.links);
    const days = (await countsOf("l1", "")).filter(({ kind }) => kind === "clicks");
    expect([link?.clicks, days.map(({ clicks }) => clicks)]).toEqual([recorded, [recorded]]);
    expect(new Set(lost)).toEqual(new Set([0]));
    await close();
    await proxy.stop();
  },
);
