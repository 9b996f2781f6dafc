import { expect, test } from "bun:test";
import { fill, languageFor, languages, message, textsOf, localizer } from "#core/i18n.ts";
import { memoize, memoizeHeader } from "#core/memoize.ts";

test("a text's slots are filled: numbers the language's way, words by number, hidden signs made visible", () => {
  expect(fill("{a} và {b} và {c}", { a: 1234.5, b: "x\u202ey" })).toBe("1.234,5 và x⟨U+202E⟩y và {c}");
  expect(fill("{a}", { a: 1234.5 }, "en")).toBe("1,234.5");
  expect([0, 1, 2].map((count) => fill("{count} {count|click|clicks}", { count }, "en"))).toEqual([
    "0 clicks",
    "1 click",
    "2 clicks",
  ]);
  expect(fill("{count|click|clicks}", { count: "1" }, "en")).toBe("click");
  expect([fill("no slot", { no: 1 }), fill("{ no } {}", {})]).toEqual(["no slot", "{ no } {}"]);
});

test.each([
  [null, "vi"],
  ["", "vi"],
  ["*", "vi"],
  ["en", "en"],
  ["EN-us", "en"],
  ["eng", "vi"],
  ["vi-VN,vi;q=0.9,en;q=0.8", "vi"],
  ["fr-FR, en;q=0.8, vi;q=0.9", "vi"],
  ["fr;q=1,en;q=0.5", "en"],
  ["en;q=0, vi;q=0.1", "vi"],
  ["en;q=0", "vi"],
  ["vi;q=0.5,en", "en"],
  ["en;a=b; q=0.1,vi;q=0.2", "vi"],
  ["vi;q=0.5,en;q=0.5", "vi"],
  ["en;q=0.5,vi;q=0.5", "en"],
] as const)("the best language for %j is %s", (header, lang) => {
  expect(languageFor(header)).toBe(lang);
});

test("a message has parameters only where there are some, and is read in either language", () => {
  expect(message("invalid.number")).toEqual({ key: "invalid.number" });
  expect(message("invalid.tooShort", { min: 2 })).toEqual({ key: "invalid.tooShort", params: { min: 2 } });
  const [vi, en] = languages.map((lang) => localizer(lang)("invalid.tooShort", { min: 2 }));
  expect([vi === en, vi?.includes("2"), en?.includes("2")]).toEqual([false, true, true]);
});

test("the texts of the same keys are made once for each language", () => {
  const keys = ["invalid.number", "invalid.text"] as const;
  expect(textsOf("vi", keys)).toBe(textsOf("vi", keys));
  expect(textsOf("en", keys)["invalid.number"]).not.toBe(textsOf("vi", keys)["invalid.number"]);
  expect(Object.keys(textsOf("en", keys))).toEqual([...keys]);
});

test("what was worked out of a text is remembered, unless the text is long, until there are too many", () => {
  const asked: string[] = [];
  const lengthOf = memoize((text) => (asked.push(text), text.length), 2);
  const long = "x".repeat(513);
  for (const text of ["a", "a", long, long, "b", "a", "c", "a", "c"])
    expect(lengthOf(text)).toBe(text.length);
  expect(asked).toEqual(["a", long, long, "b", "c", "a"]);
  const atBound: string[] = [];
  const remembered = memoize((text) => atBound.push(text));
  for (let time = 0; time < 2; time += 1) remembered("x".repeat(512));
  expect(atBound).toHaveLength(1);
  for (let at = 0; at < 199; at += 1) remembered(String(at));
  remembered("x".repeat(512));
  expect(atBound).toHaveLength(200);
  remembered("one more");
  remembered("x".repeat(512));
  expect(atBound).toHaveLength(202);
  const headers: string[] = [];
  memoizeHeader((header) => headers.push(header))("y".repeat(600));
  expect(headers).toEqual(["y".repeat(512)]);
});
