import { expect, test } from "bun:test";
import { linkStore } from "#db/links.ts";
import { parseExpiry, parseTags } from "#tools/links/options.ts";
import { addUser } from "#tests/support/people/users.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const now = new Date("2026-11-21T02:00:00Z");

test("tags come as a list or between commas, each once and in small letters", () => {
  expect(parseTags(" Tết, sale ,TẾT,,")).toEqual({ ok: true, value: ["tết", "sale"] });
  expect(parseTags(["a", "b,c"])).toEqual({ ok: true, value: ["a", "b", "c"] });
  expect(parseTags()).toEqual({ ok: true, value: [] });
  expect(parseTags("a".repeat(31)).ok).toBe(false);
  expect(parseTags(Array.from({ length: 11 }, (_, index) => `t${index}`)).ok).toBe(false);
});

test("an expiry is a moment to come; without a zone it is Vietnam's time", () => {
  const at = (text: string) => {
    const expiry = parseExpiry(text, now);
    return expiry.ok ? (expiry.value?.toISOString() ?? null) : "refused";
  };
  expect(at("2026-12-01T10:30")).toBe("2026-12-01T03:30:00.000Z");
  expect(at("2026-12-01T10:30:00Z")).toBe("2026-12-01T10:30:00.000Z");
  expect(at("")).toBeNull();
  for (const text of ["2026-11-21T01:59:59Z", "2039-01-01T00:00:00Z", "tomorrow", "2026-13-01T00:00Z"])
    expect(at(text)).toBe("refused");
});

/** Of this subscriber with this browser. */
const visitorOf = (subscriber: number, browser = 0) =>
  new Uint8Array([subscriber >> 8, subscriber, 7, 7, 0, 0, browser >> 8, browser]);

async function newLimitedLink(maxClicks: number) {
  const { db } = await newDatabase();
  await addUser(db, "an");
  const links = linkStore(db);
  const link = { id: "l1", code: "abcd", target: "https://example.com/", userId: "an", createdAt: now };
  await links.add({ ...link, maxClicks });
  const take = (visitor: Uint8Array, { share = 1, day = "2026-11-21" } = {}) =>
    links.takeClick({ id: "l1", day, visitor, share });
  const left = async () => maxClicks - ((await links.find("abcd"))?.takenClicks ?? 0);
  return { take, left };
}

test("of many visitors at once only as many take a click as a link has", async () => {
  const { take, left } = await newLimitedLink(3);
  const taken = await Promise.all(Array.from({ length: 10 }, (_, subscriber) => take(visitorOf(subscriber))));
  expect(taken.filter(Boolean)).toHaveLength(3);
  expect(await left()).toBe(0);
});

test("a visitor takes one click a day, however often they come, and is sent on until the link has ended", async () => {
  const { take, left } = await newLimitedLink(3);
  const often = await Promise.all(Array.from({ length: 20 }, () => take(visitorOf(1))));
  expect([often.every(Boolean), await left()]).toEqual([true, 2]);
  expect(await take(visitorOf(1), { day: "2026-11-22" })).toBe(true);
  expect(await left()).toBe(1);
  expect([await take(visitorOf(2)), await left()]).toEqual([true, 0]);
  // Past its end it leads nobody on, whoever was there before.
  for (const subscriber of [1, 2, 3]) expect(await take(visitorOf(subscriber))).toBe(false);
});

test("a subscriber with ever new browsers takes no more than a share", async () => {
  const { take, left } = await newLimitedLink(50);
  const browsers = Array.from({ length: 200 }, (_, browser) => visitorOf(300, browser));
  const taken = await Promise.all(browsers.map((visitor) => take(visitor, { share: 5 })));
  expect([taken.every(Boolean), await left()]).toEqual([true, 45]);
  expect(await take(visitorOf(301, 3), { share: 5 })).toBe(true);
  expect(await left()).toBe(44);
});

test("links are found by words of title, address, code and tags, without case and marks, and by a tag", async () => {
  const { db } = await newDatabase();
  await addUser(db, "an");
  const links = linkStore(db);
  const add = (code: string, target: string, title: string, tags: string[]) =>
    links.add({ id: code, code, target, userId: "an", createdAt: now, title, tags });
  await add("aaaa", "https://shop.example/ao", "Áo dài Tết", ["tết", "áo"]);
  await add("bbbb", "https://shop.example/100%25", "Khác", ["tết2"]);
  const codes = async (filter: { words?: string[]; tag?: string }) =>
    (await links.listOf("an", { ...filter, after: null, limit: 9 })).map(({ code }) => code).toSorted();
  expect(await codes({ words: ["ao", "dai"] })).toEqual(["aaaa"]);
  expect(await codes({ words: ["shop"] })).toEqual(["aaaa", "bbbb"]);
  expect(await codes({ words: ["100%"] })).toEqual(["bbbb"]);
  expect(await codes({ words: ["a%o"] })).toEqual([]);
  expect(await codes({ tag: "tết" })).toEqual(["aaaa"]);
  expect(await codes({ tag: "tế" })).toEqual([]);
  await links.setTarget({ code: "aaaa", userId: "an", target: "https://moved.example/" });
  expect(await codes({ words: ["moved"] })).toEqual(["aaaa"]);
});
