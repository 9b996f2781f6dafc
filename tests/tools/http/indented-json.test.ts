import { expect, test } from "bun:test";
import { indentedJson } from "#tools/http/indented-json.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

test("JSON at random is set out as JSON.stringify does, spaces and escapes aside", () => {
  const below = randomFrom(7);
  const words = ["", "a", 'say "hi"', "{}[],: ", "\\", "\n\u2028", "Hộp"];
  const value = (depth: number): unknown => {
    const kind = below(depth > 4 ? 4 : 6);
    if (kind === 0) return words[below(words.length)];
    if (kind === 1) return below(2) === 0 ? below(1000) - 500 : below(1000) / 8;
    if (kind === 2) return [true, false, null][below(3)];
    if (kind === 3) return below(2) === 0 ? [] : {};
    const inside = Array.from({ length: below(4) }, () => value(depth + 1));
    return kind === 4 ? inside : Object.fromEntries(inside.map((one, at) => [`${words[at + 1]}`, one]));
  };
  for (let round = 0; round < 500; round += 1) {
    const json = [value(0)];
    const spaced = JSON.stringify(json, null, below(2) === 0 ? 0 : "\t");
    expect(indentedJson(spaced)).toBe(JSON.stringify(json, null, 2));
  }
});

test("numbers and escapes stay as they came, and what is no JSON, or grows too much, is left", () => {
  expect(indentedJson('{"a":12345678901234567890,"b":1.50,"c":"\\u0041"}')).toBe(
    '{\n  "a": 12345678901234567890,\n  "b": 1.50,\n  "c": "\\u0041"\n}',
  );
  for (const text of ["", "1", '"a"', "{", "<p>", '{"a":1', "[1] 2"]) expect(indentedJson(text)).toBeNull();
  const deep = `${"[".repeat(60)}${"1,".repeat(5000)}1${"]".repeat(60)}`;
  expect(indentedJson(deep)).toBeNull();
});
