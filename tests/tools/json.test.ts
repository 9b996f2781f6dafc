import { expect, test } from "bun:test";
import { isJsonObject, parseJson } from "#core/json.ts";

test("JSON is read, and what is none is null", () => {
  expect(parseJson('{"a": [1, null, "x"]}')).toEqual({ a: [1, null, "x"] });
  for (const text of ["", "{", "undefined", "<html>"]) expect(parseJson(text)).toBeNull();
});

test("JSON nested beyond reason is not taken", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  expect(parseJson(nested(64))).not.toBeNull();
  for (const depth of [66, 10_000, 120_000]) expect(parseJson(nested(depth))).toBeNull();
});

test("a list and a null are no object", () => {
  expect([{}, [], null, 1, "a"].map((value) => isJsonObject(value))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
