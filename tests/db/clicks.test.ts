import { expect, test } from "bun:test";
import { clickStore } from "#db/clicks.ts";
import { openDatabase } from "#db/client.ts";
import { linkStore } from "#db/links.ts";
import type { CountKind } from "#tools/links/store.ts";
import { newDatabase, newDatabaseUrl } from "#tests/support/product/database.ts";
import { addUser } from "#tests/support/people/users.ts";
import { sampleClick as click } from "#tests/support/samples/click.ts";

const visitor = (number: number) => new Uint8Array(8).fill(number);

const options = {
  onFailure: (error: unknown) => {
    throw error;
  },
};

async function newStores(database = newDatabase()) {
  const { db } = await database;
  const user = await addUser(db, "an");
  const links = linkStore(db);
  const link = { target: "https://example.com/", userId: user.id, createdAt: new Date(0) };
  for (const id of ["l1", "l2"]) await links.add({ ...link, id, code: `code${id}` });
  const clicks = clickStore(db, options);
  const sumOf = async (kind: CountKind, linkId = "l1") => {
    const counts = (await Array.fromAsync(clicks.countsOf(linkId)))
      .flat()
      .filter((count) => count.kind === kind);
    return Object.fromEntries(counts.map(({ value, clicks }) => [value, clicks]));
  };
  return { links, clicks, sumOf };
}

test("clicks of a group are added up by day, country, referrer, device and browser", async () => {
  const { links, clicks, sumOf } = await newStores();
  await Promise.all([
    clicks.record(click),
    clicks.record({ ...click, country: null, device: "desktop", browser: "Chrome" }),
    clicks.record({ ...click, referrer: "forum.example" }),
    clicks.record({ ...click, linkId: "l2" }),
  ]);
  await clicks.record(click);
  expect(await sumOf("clicks")).toEqual({ "": 4 });
  expect(await sumOf("country")).toEqual({ VN: 3, ZZ: 1 });
  expect(await sumOf("referrer")).toEqual({ direct: 3, "forum.example": 1 });
  expect(await sumOf("device")).toEqual({ mobile: 3, desktop: 1 });
  expect(await sumOf("browser")).toEqual({ Safari: 3, Chrome: 1 });
  expect(await sumOf("clicks", "l2")).toEqual({ "": 1 });
  expect(await links.find("codel1")).toMatchObject({ clicks: 4 });
});

test("clicks of several links are told by day, whatever else was counted of them", async () => {
  const { clicks } = await newStores();
  await Promise.all([
    clicks.record(click),
    clicks.record({ ...click, day: "2026-11-22" }),
    clicks.record({ ...click, day: "2026-11-22", country: null }),
    clicks.record({ ...click, day: "2026-11-24", linkId: "l2" }),
  ]);
  const days = [click.day, "2026-11-22", "2026-11-23"];
  expect([...(await clicks.dailyOf(["l1", "l2"], days))]).toEqual([["l1", [1, 2, 0]]]);
  expect((await clicks.dailyOf([], days)).size).toBe(0);
});

test("a visitor is counted once a day on each link", async () => {
  const { clicks, sumOf } = await newStores();
  await Promise.all([
    clicks.record(click),
    clicks.record(click),
    clicks.record({ ...click, visitor: visitor(1) }),
  ]);
  await clicks.record(click);
  expect(await sumOf("unique")).toEqual({ "": 2 });
  await clicks.record({ ...click, day: "2026-11-22" });
  expect(
    (await Array.fromAsync(clicks.countsOf("l1", "2026-11-22")))
      .flat()
      .filter(({ kind }) => kind === "unique"),
  ).toEqual([{ day: "2026-11-22", kind: "unique", value: "", clicks: 1 }]);
});

test("bots are in the number of bots and in no other", async () => {
  const { links, clicks, sumOf } = await newStores();
  await clicks.record({ ...click, isBot: true });
  expect((await Array.fromAsync(clicks.countsOf("l1"))).flat()).toEqual([
    { day: click.day, kind: "bots", value: "", clicks: 1 },
  ]);
  expect(await sumOf("unique")).toEqual({});
  expect(await links.find("codel1")).toMatchObject({ clicks: 0 });
});

test("made-up referrers cannot fill the table", async () => {
  const { clicks, sumOf } = await newStores();
  for (let group = 0; group < 3; group += 1) {
    const names = Array.from({ length: 150 }, (_, index) => `${group}-${index}.example`);
    await Promise.all(names.map((referrer) => clicks.record({ ...click, referrer })));
  }
  const referrers = await sumOf("referrer");
  expect(Object.keys(referrers).length).toBeLessThanOrEqual(201);
  expect(referrers["other"]).toBe(250);
});

test("bots with made-up referrers hide nobody's own", async () => {
  const { clicks, sumOf } = await newStores();
  const bots = Array.from({ length: 300 }, (_, index) => ({
    ...click,
    isBot: true,
    referrer: `${index}.example`,
  }));
  const people = [click, { ...click, referrer: "forum.example" }];
  await Promise.all([...bots, ...people].map((one) => clicks.record(one)));
  expect(await sumOf("referrer")).toEqual({ direct: 1, "forum.example": 1 });
  expect(await sumOf("bots")).toEqual({ "": 300 });
});

test("who comes from nowhere is counted as such, however many referrers were made up before", async () => {
  const { clicks, sumOf } = await newStores();
  const names = Array.from({ length: 210 }, (_, index) => `${index}.example`);
  await Promise.all(names.map((referrer) => clicks.record({ ...click, referrer })));
  await Promise.all([click, click, { ...click, referrer: "0.example" }].map((one) => clicks.record(one)));
  expect(await sumOf("referrer")).toMatchObject({ direct: 2, "0.example": 2, other: 10 });
});

test("a click on a link that was deleted meanwhile harms nobody else's", async () => {
  const { links, clicks, sumOf } = await newStores();
  await clicks.record(click);
  const late = [
    clicks.record(click),
    clicks.record({ ...click, linkId: "l2" }),
    clicks.record({ ...click, linkId: "x" }),
  ];
  await links.remove({ code: "codel1", userId: "an" });
  await Promise.all(late);
  expect(await Array.fromAsync(clicks.countsOf("l1"))).toEqual([]);
  expect(await sumOf("clicks", "l2")).toEqual({ "": 1 });
});

test("a click is in the file once it is recorded", async () => {
  const url = await newDatabaseUrl();
  const { clicks } = await newStores(openDatabase(url));
  await clicks.record(click);
  const other = await openDatabase(url);
  expect((await Array.fromAsync(clickStore(other.db, options).countsOf("l1"))).flat()).toHaveLength(6);
  await other.close();
});
