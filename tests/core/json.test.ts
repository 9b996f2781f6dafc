import { expect, test } from "bun:test";
import { isJsonObject, parseJson } from "#core/json.ts";

test("JSON of others is read unless it is none or nested beyond reason", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  expect([parseJson("{"), parseJson("1"), parseJson("null")]).toEqual([null, 1, null]);
  expect(parseJson(nested(64))).toEqual(JSON.parse(nested(64)));
  expect(parseJson(nested(65))).toBeNull();
  expect(["{}", "[]", "null", "1"].map((text) => isJsonObject(parseJson(text)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
