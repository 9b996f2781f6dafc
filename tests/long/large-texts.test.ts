import { expect, test } from "bun:test";
import { analyze } from "#tools/text-analyzer/analyze.ts";
import { deepYamlParts, filled } from "#tests/support/samples/large-texts.ts";
import { convertText } from "#tests/tools/data/sample.ts";

test.each(deepYamlParts)("half a megabyte of %j is answered", async (part) => {
  const { result, error } = await convertText("yaml/json", filled(part, 500_000));
  expect(Boolean(result) || Boolean(error?.message)).toBe(true);
});

test("100 000 brackets are answered with a sentence", async () => {
  const { error } = await convertText("yaml/json", "[".repeat(100_000));
  expect(error?.message).toMatch(/256 levels|not valid|closing/);
});

test.each([
  ["commas", ","],
  ["columns with one name", "a,"],
])("a megabyte of %s is answered", async (_, part) => {
  const { result, error } = await convertText("csv/json", filled(part, 1_000_000));
  expect(Boolean(result) || Boolean(error?.message)).toBe(true);
});

test("a megabyte of lone surrogates is counted", () => {
  const text = filled("\ud800 ", 1_000_000);
  expect(analyze(text).byteCount).toBeGreaterThanOrEqual(text.length);
});
