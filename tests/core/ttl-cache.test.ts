import { expect, test } from "bun:test";
import { createTtlCache } from "#core/ttl-cache.ts";

test("a value is remembered for its time", () => {
  let time = 0;
  const cache = createTtlCache<string>({ maxTotal: 2, now: () => time });
  cache.set("a", "value", 100);
  time = 99;
  expect(cache.get("a")).toBe("value");
  time = 100;
  expect(cache.get("a")).toBeNull();
  time = 0;
  expect(cache.get("a")).toBeNull();
});

test("the least recently used goes when there are too many", () => {
  const cache = createTtlCache<number>({ maxTotal: 2, now: () => 0 });
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
  ] as const)
    cache.set(key, value, 1);
  cache.get("a");
  cache.set("c", 3, 1);
  expect(["a", "b", "c"].map(cache.get)).toEqual([1, null, 3]);
});

test("weights bound it as well, also when a value is replaced or larger than all", () => {
  const cache = createTtlCache<string>({ maxTotal: 10, now: () => 0, sizeOf: (value) => value.length });
  cache.set("a", "aaaa", 1);
  cache.set("b", "bbbb", 1);
  cache.set("b", "bb", 1);
  cache.set("c", "cccc", 1);
  expect(["a", "b", "c"].map(cache.get)).toEqual(["aaaa", "bb", "cccc"]);
  cache.set("d", "d", 1);
  expect(["a", "b", "c", "d"].map(cache.get)).toEqual([null, "bb", "cccc", "d"]);
  cache.set("e", "e".repeat(11), 1);
  expect(["b", "c", "d", "e"].map(cache.get)).toEqual([null, null, null, null]);
});
