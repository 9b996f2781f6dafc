import { expect, test } from "bun:test";
import { linkStore } from "../../../src/db/links.ts";
import { parseExpiry, parseTags } from "../../../src/tools/links/options.ts";
import { addUser } from "../../support/people/users.ts";
import { newDatabase } from "../../support/product/database.ts";

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

test("of many at once only as many take a click as a link has", async () => {
  const { db } = await newDatabase();
  await addUser(db, "an");
  const links = linkStore(db);
  const link = { id: "l1", code: "abcd", target: "https://example.com/", userId: "an", createdAt: now };
  await links.add({ ...link, maxClicks: 3 });
  const taken = await Promise.all(Array.from({ length: 10 }, () => links.takeClick("l1")));
  expect(taken.filter(Boolean)).toHaveLength(3);
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
