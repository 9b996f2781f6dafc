import { expect, test } from "bun:test";
import { clientCountStore } from "#db/client-counts.ts";
import { closeReports, reportStore } from "#db/reports.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const report = (target: string, visitor: string, day = 0) => ({
  kind: "link" as const,
  target,
  reason: "phishing" as const,
  comment: visitor,
  createdAt: new Date(start + day * dayMs),
  visitor: new TextEncoder().encode(visitor),
  room: { all: 4, shared: 4, ofTarget: 9, ofVisitor: 9 },
});

test("reports are counted while they are open, listed by the last one, and no more are taken than there may be", async () => {
  const { db } = await newDatabase();
  const store = reportStore(db);
  expect(await store.add(report("a", "an"))).toBe(true);
  expect(await store.add(report("b", "an"))).toBe(true);
  expect(await store.add(report("a", "binh"))).toBe(true);
  expect([await store.add(report("a", "binh")), await store.openCount()]).toEqual([true, 3]);
  expect(await store.open(9)).toMatchObject([
    { target: "a", count: 2, comment: "binh" },
    { target: "b", count: 1, comment: "an" },
  ]);
  expect(await store.open(1)).toHaveLength(1);
  await store.add(report("c", "an"));
  expect([await store.add(report("d", "an")), await store.openCount()]).toEqual([false, 4]);
  const close = (target: string) =>
    db.transaction((tx) => closeReports(tx, { kind: "link", target }, new Date(start)));
  expect([await close("a"), await close("a"), await close("x"), await store.openCount()]).toEqual([
    true,
    false,
    false,
    2,
  ]);
});

test("those who report much leave room for others, and nobody needs to hear of one thing more than a few times", async () => {
  const store = reportStore((await newDatabase()).db);
  const room = { all: 30, shared: 20, ofTarget: 3, ofVisitor: 8 };
  const add = (target: string, visitor: string) => store.add({ ...report(target, visitor), room });
  // Of one target.
  for (let visitor = 0; visitor < 9; visitor += 1) expect(await add("much", `m${visitor}`)).toBe(true);
  expect(await store.openCount()).toBe(3);
  // Of one visitor.
  const floods = [];
  for (let target = 0; target < 12; target += 1) floods.push(await add(`f${target}`, "flood"));
  expect(floods.filter(Boolean)).toHaveLength(8);
  // A few of them fill what is shared, and no more.
  for (const flooder of ["one", "two", "three"])
    for (let target = 0; target < 8; target += 1) await add(`${flooder}-${target}`, flooder);
  expect(await store.openCount()).toBe(21);
  expect(await add("known", "honest")).toBe(true);
  expect([await add("new", "honest"), await add("new", "another")]).toEqual([false, true]);
  expect([await add("f0", "third"), await store.openCount()]).toEqual([true, 23]);
  for (let visitor = 0; visitor < 9; visitor += 1) await add(`late-${visitor}`, `late ${visitor}`);
  expect([await store.openCount(), await add("last", "last")]).toEqual([30, false]);
});

test("who reported is forgotten after two days, a closed report after ninety, an open one after four hundred", async () => {
  const { db } = await newDatabase();
  const store = reportStore(db);
  for (const target of ["a", "b"]) await store.add(report(target, "an"));
  await db.transaction((tx) => closeReports(tx, { kind: "link", target: "b" }, new Date(start)));
  const { reports } = db.tables;
  const left = async (ms: number) => {
    await store.deleteExpired(new Date(start + ms));
    const rows = await db.select().from(reports);
    return rows.map(({ target, visitor }) => `${target}${visitor === null ? "" : " of somebody"}`).toSorted();
  };
  expect(await left(2 * dayMs)).toEqual(["a of somebody", "b of somebody"]);
  expect(await left(2 * dayMs + 1)).toEqual(["a", "b"]);
  expect(await left(90 * dayMs)).toEqual(["a", "b"]);
  expect(await left(90 * dayMs + 1)).toEqual(["a"]);
  expect(await left(400 * dayMs)).toEqual(["a"]);
  expect(await left(400 * dayMs + 1)).toEqual([]);
});

test("a day's clients are added up, the busiest first", async () => {
  const { db } = await newDatabase();
  const counts = clientCountStore(db);
  const day = "2026-11-21";
  await counts.add(day, [
    { hash: "a", requests: 1, refused: 1 },
    { hash: "b", requests: 2, refused: 0 },
  ]);
  await counts.add(day, [{ hash: "a", requests: 4, refused: 2 }]);
  await counts.add("2026-11-20", [{ hash: "c", requests: 9, refused: 0 }]);
  expect(await counts.top(day, 9)).toEqual([
    { hash: "a", requests: 5, refused: 3 },
    { hash: "b", requests: 2, refused: 0 },
  ]);
  expect(await counts.top(day, 1)).toHaveLength(1);
});
