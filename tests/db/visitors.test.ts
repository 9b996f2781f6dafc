import { expect, test } from "bun:test";
import type { Db } from "#db/db.ts";
import { visitorStore } from "#db/visitors.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const day = 86_400_000;
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

function newStore(db: Db) {
  const clock = { time: 0 };
  return { db, clock, store: visitorStore(db, { randomBytes, now: () => new Date(clock.time) }) };
}

test("a visitor is the same all day, on every process, and another the next day", async () => {
  const { db } = await newDatabase();
  const { store } = newStore(db);
  const ask = async (on: string, key = "192.0.2.1|agent|link") =>
    Buffer.from(await store.visitorOf({ day: on, key })).toString("hex");
  const first = await ask("2026-11-21");
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(await ask("2026-11-21")).toBe(first);
  expect(await ask("2026-11-21", "192.0.2.2|agent|link")).not.toBe(first);
  expect(await ask("2026-11-22")).not.toBe(first);
  const elsewhere = await newStore(db).store.visitorOf({ day: "2026-11-21", key: "192.0.2.1|agent|link" });
  expect(Buffer.from(elsewhere).toString("hex")).toBe(first);
});

test("after 48 hours a salt and what was made with it are gone, and nobody is known again", async () => {
  const { db } = await newDatabase();
  const { clock, store } = newStore(db);
  const { clickVisitors, dailySalts } = db.tables;
  const visitor = await store.visitorOf({ day: "2026-11-21", key: "someone" });
  await db.insert(clickVisitors).values({ linkId: "l", day: "2026-11-21", visitor: Buffer.from(visitor) });
  clock.time = 2 * day;
  await store.deleteExpired(new Date(clock.time));
  expect(await db.select().from(dailySalts)).toHaveLength(1);
  clock.time += 1;
  await store.deleteExpired(new Date(clock.time));
  expect(await db.select().from(dailySalts)).toEqual([]);
  expect(await db.select().from(clickVisitors)).toEqual([]);
  expect(await store.visitorOf({ day: "2026-11-21", key: "someone" })).not.toEqual(visitor);
});
