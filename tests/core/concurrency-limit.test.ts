import { expect, test } from "bun:test";
import { createConcurrencyLimit } from "../../src/core/concurrency-limit.ts";

test("one client has its share, and all together have theirs", () => {
  const limit = createConcurrencyLimit({ total: 3, perClient: 2 });
  const mine = [limit.take("me"), limit.take("me"), limit.take("me")];
  expect(mine.map(Boolean)).toEqual([true, true, false]);
  expect(limit.take("you")).not.toBeNull();
  expect(limit.take("third")).toBeNull();
});

test("a slot that is released twice is free once", () => {
  const limit = createConcurrencyLimit({ total: 2, perClient: 2 });
  const [first] = [limit.take("me"), limit.take("me")];
  first?.();
  first?.();
  expect([limit.take("me"), limit.take("me")].map(Boolean)).toEqual([true, false]);
});
