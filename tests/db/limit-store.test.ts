import { expect, test } from "bun:test";
import { fallbackLimitStore } from "#core/fallback-limit-store.ts";
import type { LimitStore } from "#core/limit-store.ts";
import { memoryLimitStore } from "#core/memory-limit-store.ts";
import { limitStore } from "#db/limit-store.ts";
import { openRedis } from "#db/redis.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { hasRedis, startRedis } from "#tests/support/servers/redis.ts";

const secret = "a secret of the site";
const window = { points: 3, windowS: 3600 };

const inRows = async () => limitStore((await newDatabase()).db, { secret });

/** What every store does alike, in real time because Redis has a clock of its own. */
async function checkWindow(store: LimitStore) {
  const key = `link:${crypto.randomUUID()}`;
  const now = Date.now();
  const take = async () => store.take(key, { ...window, now });
  // Where nothing was counted yet, a whole window is ahead.
  expect(await store.peek(key, { ...window, now })).toEqual({
    isAllowed: true,
    remaining: 3,
    resetAt: now + 3_600_000,
  });
  const taken = await Promise.all(Array.from({ length: 5 }, take));
  expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
  expect(taken.map(({ remaining }) => remaining).toSorted((one, other) => one - other)).toEqual([
    0, 0, 0, 1, 2,
  ]);
  for (const { resetAt } of taken) expect(Math.abs(resetAt - now - 3_600_000)).toBeLessThan(5000);
  await store.refund(key, now);
  expect(await store.peek(key, { ...window, now })).toMatchObject({ isAllowed: true, remaining: 1 });
  expect(await take()).toMatchObject({ isAllowed: true, remaining: 0 });
  expect(await take()).toMatchObject({ isAllowed: false, remaining: 0 });
  await store.refund(`${key} of nobody`, now);
  expect(await store.take(`${key} of nobody`, { ...window, now })).toMatchObject({ remaining: 2 });
  // Whoever comes later does not make the window last longer.
  const later = await store.take(`${key} of nobody`, { ...window, windowS: 7200, now });
  expect(Math.abs(later.resetAt - now - 3_600_000)).toBeLessThan(5000);
}

const throwIt = (fault: unknown) => {
  throw fault;
};

test("rows, memory and Redis count alike", async () => {
  await checkWindow(memoryLimitStore());
  await checkWindow(await inRows());
  if (!hasRedis) return;
  const server = await startRedis();
  const redis = await openRedis(server.url, throwIt);
  await checkWindow(redis.limits({ secret }));
  redis.close();
  await server.stop();
});

test("a window begins anew after its end, and what has ended is deleted", async () => {
  const store = await inRows();
  const take = (now: number) => store.take("k", { ...window, now });
  for (let count = 0; count < 4; count += 1) await take(1000);
  expect(await take(3_600_999)).toMatchObject({ isAllowed: false, resetAt: 3_601_000 });
  expect(await take(3_601_000)).toEqual({ isAllowed: true, remaining: 2, resetAt: 7_201_000 });
  await store.deleteExpired(new Date(7_200_999));
  expect(await store.peek("k", { ...window, now: 7_200_999 })).toMatchObject({ remaining: 2 });
  await store.deleteExpired(new Date(7_201_000));
  expect(await store.peek("k", { ...window, now: 7_200_999 })).toMatchObject({ remaining: 3 });
});

test("what was given back leaves no row, however many clients were made up for it", async () => {
  const { db } = await newDatabase();
  const store = limitStore(db, { secret });
  for (let client = 0; client < 30; client += 1) {
    await store.take(`chat:own:${client}`, { ...window, now: 0 });
    await store.refund(`chat:own:${client}`, 0);
  }
  await store.take("chat:own:real", { ...window, now: 0 });
  await store.take("chat:own:real", { ...window, now: 0 });
  await store.refund("chat:own:real", 0);
  expect((await db.select().from(db.tables.limitCounts)).map(({ taken }) => taken)).toEqual([1]);
});

test("no row names the address that was counted", async () => {
  const { db } = await newDatabase();
  await limitStore(db, { secret }).take("link:192.0.2.7", { ...window, now: 0 });
  expect(JSON.stringify(await db.select().from(db.tables.limitCounts))).not.toContain("192.0.2");
});

test("while the shared store fails, memory counts; it is asked again after a pause", async () => {
  const clock = { now: 0 };
  const faults: unknown[] = [];
  let isDown = true;
  const rows = await inRows();
  const shared: LimitStore = {
    ...rows,
    take: (key, options) => {
      if (isDown) throw new Error("down");
      return rows.take(key, options);
    },
  };
  const store = fallbackLimitStore(shared, {
    memory: memoryLimitStore(),
    onFailure: (fault) => faults.push(fault),
    now: () => clock.now,
  });
  const take = () => store.take("k", { ...window, now: 0 });
  const taken = [await take(), await take(), await take(), await take()];
  expect(taken.map(({ isAllowed }) => isAllowed)).toEqual([true, true, true, false]);
  expect(faults).toHaveLength(1);
  isDown = false;
  clock.now = 1000;
  expect(await take()).toMatchObject({ isAllowed: true, remaining: 2 });
});
