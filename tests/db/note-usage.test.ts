import { expect, test } from "bun:test";
import { isNull, sum } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { recountTotals } from "#db/missing-totals.ts";
import { noteStore } from "#db/notes.ts";
import { openSqlite } from "#db/sqlite.ts";
import { bindTool } from "#core/tool.ts";
import notesTool from "#tools/notes/tool.ts";
import { noteCaps } from "#tools/notes/schema.ts";
import { browserCookie, browserIdOf } from "#tools/notes/owner.ts";
import { newBrowser } from "#tests/support/people/caller.ts";
import { addUser } from "#tests/support/people/users.ts";
import { newDatabase, testsPostgresql } from "#tests/support/product/database.ts";

const start = Date.parse("2026-11-21T02:00:00Z");
const hour = 3_600_000;

function toolOn(db: Db, caps: Partial<Record<"anonymousBytes" | "ownerBytes", number>> = {}) {
  const clock = { time: start };
  const { anonymousBytes = noteCaps.anonymousBytes, ownerBytes } = caps;
  const bounds = ownerBytes ? { browser: ownerBytes, user: ownerBytes } : noteCaps.ownerBytes;
  const store = noteStore(db, { notes: 1_000_000, ownerBytes: bounds, anonymousBytes });
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const actions = bindTool(notesTool, { notes: store, randomBytes, now: () => new Date(clock.time) });
  const write = async (
    browser: ReturnType<typeof newBrowser>,
    content: string,
    more: { burn?: boolean; expires_in?: "1h" } = {},
  ) => actions.create.run({ content, burn: false, sealed: false, expires_in: "never", ...more }, browser);
  return { store, clock, write, ...actions };
}

/** What the counter says, and what all anonymous notes add up to. */
async function countersOf(db: Db) {
  const { notes, noteTotals } = db.tables;
  const [total] = await db.select({ bytes: noteTotals.bytes }).from(noteTotals);
  const [row] = await db
    .select({ bytes: sum(notes.bytes) })
    .from(notes)
    .where(isNull(notes.userId));
  return { counted: total?.bytes ?? 0, summed: Number(row?.bytes ?? 0) };
}

/** What no database makes shorter. */
const noise = (length: number): string =>
  crypto.getRandomValues(new Uint8Array(length)).toBase64().slice(0, length);

const kinds = {
  "of one letter": "a",
  "of a line": "Mua sữa, bánh mì và rau muống. ".repeat(3),
  "as long as fits beside others on a page": noise(450),
  "of a page": noise(3600),
  "of 64 KB": noise(65_000),
};

test("the counter of anonymous notes follows whatever comes and goes, and adding up anew finds the same", async () => {
  const { db } = await newDatabase();
  const { write, change, remove, open, store, clock } = toolOn(db);
  const [browser, other] = [newBrowser(), newBrowser()];
  const made = [];
  for (const content of Object.values(kinds)) made.push(await write(browser, content));
  const burning = await write(other, kinds["of a page"], { burn: true });
  await write(other, kinds["of a line"], { expires_in: "1h" });
  const check = async () => {
    const { counted, summed } = await countersOf(db);
    expect(counted).toBe(summed);
    return counted;
  };
  const full = await check();
  const [first, second, last] = [made[0], made[1], made.at(-1)];
  if (!first?.ok || !second?.ok || !last?.ok || !burning.ok) throw new Error("A note was refused");
  await change.run({ id: first.value.id, content: kinds["of a page"], expires_in: "keep" }, browser);
  expect(await check()).toBeGreaterThan(full);
  await remove.run({ id: last.value.id }, browser);
  expect(await check()).toBeLessThan(full - 65_000);
  await open.run({ key: burning.value.public_key }, other);
  await check();
  clock.time += 2 * hour;
  await store.deleteExpired(new Date(clock.time));
  const left = await check();
  await addUser(db, "an");
  await store.adopt({
    browser: await browserIdOf(browser.cookies.get(browserCookie) ?? ""),
    userId: "an",
    at: new Date(clock.time),
  });
  expect([left > 0, await check()]).toEqual([true, 0]);
  await write(newBrowser(), "còn đây");
  const counted = await check();
  await recountTotals(db);
  expect(await check()).toBe(counted);
});

test("writers at the same moment do not pass the ceiling of all anonymous notes", async () => {
  const { db } = await newDatabase();
  const { write } = toolOn(db, { anonymousBytes: 20_000 });
  const written = await Promise.all(Array.from({ length: 60 }, () => write(newBrowser(), "một ghi chú")));
  const { counted, summed } = await countersOf(db);
  expect(counted).toBe(summed);
  expect(counted).toBeLessThanOrEqual(20_000);
  const kept = written.filter(({ ok }) => ok).length;
  expect([kept > 20, kept < 60]).toEqual([true, true]);
});

test("an owner without room can still make a note shorter, and not longer", async () => {
  const { db } = await newDatabase();
  const { write, change } = toolOn(db, { ownerBytes: 20_000 });
  const browser = newBrowser();
  const note = await write(browser, "x".repeat(7000));
  while ((await write(browser, "đầy")).ok);
  const resize = (content: string) =>
    change.run({ id: note.ok ? note.value.id : "", content, expires_in: "keep" }, browser);
  expect((await resize("x".repeat(12_000))).ok).toBe(false);
  expect((await resize("x".repeat(3000))).ok).toBe(true);
});

/** What a database takes on the disk: pages in use, or on PostgreSQL the table with its indices and long texts. */
async function diskOf(): Promise<{ db: Db; bytes: () => Promise<number>; close: () => void }> {
  if (testsPostgresql) {
    const { db, server } = await newDatabase();
    if (!server) throw new Error("There is no server");
    const bytes = async () => {
      const [row] = await server.current().unsafe("select pg_total_relation_size('notes') as bytes");
      return Number(row?.bytes);
    };
    return { db, bytes, close: () => {} };
  }
  const { db, sqlite } = openSqlite(":memory:");
  const pragma = (name: string) => Number(Object.values(sqlite.query(`PRAGMA ${name}`).get() ?? {})[0]);
  const bytes = async () => (pragma("page_count") - pragma("freelist_count")) * pragma("page_size");
  return { db, bytes, close: () => sqlite.close() };
}

const ceiling = 600_000;
/** PostgreSQL's table, its long texts and each index are files that grow by a page of 8 KB or two. */
const partlyUsedBytes = testsPostgresql ? 8 * 16_384 : 0;

test.each(Object.entries(kinds))(
  "the ceilings of notes %s are what the database takes for them",
  async (_, content) => {
    for (const cap of ["anonymousBytes", "ownerBytes"] as const) {
      const { db, bytes, close } = await diskOf();
      const { write } = toolOn(db, { [cap]: ceiling });
      const [empty, browser] = [await bytes(), newBrowser()];
      while ((await write(cap === "ownerBytes" ? browser : newBrowser(), content)).ok);
      const taken = (await bytes()) - empty;
      expect(taken).toBeLessThanOrEqual(ceiling + partlyUsedBytes);
      expect(taken).toBeGreaterThan(ceiling / 4);
      close();
    }
  },
);
