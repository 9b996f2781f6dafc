import { expect, test } from "bun:test";
import { clientCountStore } from "#db/client-counts.ts";
import { visitorStore } from "#db/visitors.ts";
import { createClientActivity } from "#http/client-activity.ts";
import { dayInVietnam } from "#core/days.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const dayMs = 86_400_000;
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** A process of a site on a database; `clock` is its time. */
async function newProcess(db: Awaited<ReturnType<typeof newDatabase>>["db"], clock: { time: number }) {
  const counts = clientCountStore(db);
  const visitors = visitorStore(db, { randomBytes, now: () => new Date(clock.time) });
  const activity = await createClientActivity({
    now: () => clock.time,
    saltOf: (day) => visitors.saltOf(day),
    store: (day, busiest) => counts.add(day, busiest),
  });
  return { ...activity, counts, deleteSalts: (at: Date) => visitors.deleteExpired(at) };
}

test("a client has one hash all day in all processes, another the next day, and no address is in it", async () => {
  const { db } = await newDatabase();
  const clock = { time: Date.parse("2026-11-21T10:00:00Z") };
  const [one, other] = [await newProcess(db, clock), await newProcess(db, clock)];
  const { hash } = one.clientAt("203.0.113.7");
  expect(hash).toMatch(/^[\w-]{11}$/);
  expect(other.clientAt("203.0.113.7").hash).toBe(hash);
  expect(one.clientAt("203.0.113.8").hash).not.toBe(hash);
  expect(one.clientAt("2001:db8:1:2:3::4").hash).toBe(one.clientAt("2001:db8:1:2:ffff::1").hash);
  clock.time += dayMs;
  await one.flush();
  expect(one.clientAt("203.0.113.7").hash).not.toBe(hash);
});

test("what processes counted adds up by client, busiest first, and is gone the next day with the salt after it", async () => {
  const { db } = await newDatabase();
  const clock = { time: Date.parse("2026-11-21T10:00:00Z") };
  const [one, other] = [await newProcess(db, clock), await newProcess(db, clock)];
  const ask = (process: typeof one, address: string, times: number, refused = 0) => {
    const client = process.clientAt(address);
    client.requests += times;
    client.refused += refused;
    return client.hash;
  };
  const busy = ask(one, "2001:db8::1", 3, 1);
  ask(one, "2001:db8::2", 4);
  ask(other, "2001:db8::1", 5, 2);
  const calm = ask(other, "203.0.113.7", 1);
  await Promise.all([one.flush(), other.flush()]);
  await one.flush();
  const today = dayInVietnam(clock.time);
  expect(await one.counts.top(today, 5)).toEqual([
    { hash: busy, requests: 12, refused: 3 },
    { hash: calm, requests: 1, refused: 0 },
  ]);
  clock.time += dayMs;
  await one.counts.deleteExpired(new Date(clock.time));
  expect(await one.counts.top(today, 5)).toEqual([]);
  await one.deleteSalts(new Date(clock.time + dayMs + 1));
  expect(await db.select().from(db.tables.dailySalts)).toEqual([]);
});

test("addresses beyond what is counted apart still have their hash, and what is stored of a day is bounded", async () => {
  const { db } = await newDatabase();
  const clock = { time: Date.parse("2026-11-21T10:00:00Z") };
  const process = await newProcess(db, clock);
  for (let address = 0; address < 10_000; address += 1)
    process.clientAt(`10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`).requests += 1;
  const beyond = process.clientAt("203.0.113.7");
  beyond.requests += 50;
  expect(process.clientAt("203.0.113.7")).toEqual({ hash: beyond.hash, requests: 0, refused: 0 });
  await process.flush();
  const today = dayInVietnam(clock.time);
  expect(await process.counts.top(today, 1000)).toHaveLength(100);
  const many = Array.from({ length: 1200 }, (_, index) => ({
    hash: `hash-${index}`,
    requests: 2 + index,
    refused: 0,
  }));
  for (let from = 0; from < many.length; from += 100)
    await process.counts.add(today, many.slice(from, from + 100));
  await process.counts.deleteExpired(new Date(clock.time));
  const kept = await process.counts.top(today, 5000);
  expect([kept.length, kept[0]?.requests]).toEqual([1000, 1201]);
});
