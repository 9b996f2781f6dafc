import { expect, test } from "bun:test";
import { convertText, randomFrom } from "./sample.ts";

const pretty = async (text: string, options: object = {}) =>
  (await convertText("json/pretty", text, options)).result;
const errorIn = async (text: string) => (await convertText("json/pretty", text)).error;

test("JSON is broken into lines; order, digits and escapes that are needed stay", async () => {
  const text = '{"z":1,"a":[true,null,{"đ":"\\u1ec7\\n\\ud800"}],"m":1.50,"1":{},"n":[]}';
  expect(await pretty(text)).toBe(
    `{
  "z": 1,
  "a": [
    true,
    null,
    {
      "đ": "ệ\\n\\ud800"
    }
  ],
  "m": 1.50,
  "1": {},
  "n": []
}`,
  );
});

test("the indent, one line and sorted keys are chosen", async () => {
  const text = '{"b":[1],"a":{"d":1,"c":2}}';
  expect(await pretty(text, { indent: "tab" })).toBe(
    '{\n\t"b": [\n\t\t1\n\t],\n\t"a": {\n\t\t"d": 1,\n\t\t"c": 2\n\t}\n}',
  );
  expect(await pretty(text, { indent: "none", sort_keys: true })).toBe('{"a":{"c":2,"d":1},"b":[1]}');
});

test("numbers beyond a double and keys that come twice are kept and told", async () => {
  const { result, warnings } = await convertText(
    "json/pretty",
    '{"a":12345678901234567890,\n"a":1e400,"b":0.1,"c":1E5}',
    {
      indent: "none",
    },
  );
  expect(result).toBe('{"a":12345678901234567890,"a":1e400,"b":0.1,"c":1E5}');
  expect(warnings.map(({ line, column, message }) => [line, column, message.split(": ")[1]])).toEqual([
    [
      1,
      6,
      "the number 12345678901234567890 has more digits than most programs can hold. Here it is kept as written.",
    ],
    [2, 1, 'the key "a" occurs again in the same object; both are kept.'],
    [
      2,
      5,
      "the number 1e400 is larger than most programs can hold; they read it as infinity. Here it is kept as written.",
    ],
  ]);
});

test.each([
  ["   ", 1, 1, "a JSON value is missing"],
  ['{"a":1}\n{"a":2}', 2, 1, "Put all of them in one pair of [ ]"],
  ["[1] [2]", 1, 5, "Put all of them in one pair of [ ]"],
  ['{\n  "a": 1,\n  "b": tru\n}', 3, 8, '"tru" is not a JSON value'],
  ["{'a': 1}", 1, 2, "only knows double quotes"],
  ["{a: 1}", 1, 2, "a key in double quotes"],
  ['{"a" 1}', 1, 6, 'a colon is missing after the key "a"'],
  ['{"a": 1 "b": 2}', 1, 9, "a comma or }"],
  ['{"a": 1,}', 1, 9, "one comma too many"],
  ["[1, 2,]", 1, 7, "one comma too many"],
  ["[1 2]", 1, 4, "a comma or ]"],
  ["[,1]", 1, 2, "the character , is not allowed here"],
  ["[1,\n[2", 2, 1, "the [ opened here is never closed"],
  ['{"a": [1', 1, 7, "the [ opened here is never closed"],
  ['{"a": "b\n"}', 1, 7, "no closing double quote"],
  ['["a\tb"]', 1, 4, "the control character U+0009"],
  [String.raw`["\x41"]`, 1, 3, String.raw`no escape \x`],
  ["[01]", 1, 2, '"01" is not a number'],
  ["[.5]", 1, 2, '".5" is not a number'],
  ["[+1]", 1, 2, '"+1" is not a number'],
  ["[NaN]", 1, 2, '"NaN" is not a JSON value'],
  ["{} // c", 1, 4, "something follows"],
  ["[1, // c\n2]", 1, 5, "does not allow comments"],
  ["\uFEFF{]", 1, 3, "a key in double quotes"],
  ['["🙂", x]', 1, 7, '"x" is not a JSON value'],
  ["[1,\r\n2,\r3,\nx]", 4, 1, '"x" is not a JSON value'],
])("%j is wrong at line %d, column %d: %s", async (text, line, column, words) => {
  const error = await errorIn(text);
  expect(error).toMatchObject({ path: "text", line, column, message: expect.stringContaining(words) });
});

test("the place of an error is shown with a caret below it", async () => {
  expect((await errorIn('{\n  "tên": tru\n}'))?.excerpt).toBe('  "tên": tru\n         ^');
  const long = await errorIn(`[${"1,".repeat(300_000)}x${",1".repeat(99)}]`);
  expect(long?.excerpt).toBe(`…${"1,".repeat(20)}x${",1".repeat(14)},…\n${" ".repeat(41)}^`);
});

test.each([100, 256, 257, 1000, 100_000])("%d brackets deep is answered", async (depth) => {
  const text = "[".repeat(depth) + "]".repeat(depth);
  const { result, error } = await convertText("json/pretty", text, { indent: "none" });
  if (depth <= 256) expect(result).toBe(text);
  else expect(error?.message).toBe("Line 1, column 257: the data is nested more than 256 levels deep.");
  const open = await errorIn('{"a":'.repeat(depth));
  expect(open?.message).toMatch(/never closed|value is missing|more than 256/);
});

test("a result that indentation would blow up is refused", async () => {
  const text = `${"[".repeat(255)}${"1,".repeat(100_000)}1${"]".repeat(255)}`;
  expect((await convertText("json/pretty", text, { indent: "8" })).error?.message).toMatch(
    /larger than 8 MiB/,
  );
});

test.each([
  ["1.2345e-320", "a subnormal number keeps fewer digits"],
  ["4.9e-324", "a program prints 5e-324"],
  ["1e-400", "it would become zero"],
  ["0.1e-323", "it would become zero"],
  ["1e309", "it would become infinity"],
  ["123456789012345678", "more digits than fit"],
  ["0.12345678901234567890", "more digits than fit"],
])("%s is told to be more than a program holds: %s", async (number) => {
  const { result, warnings } = await convertText("json/pretty", number);
  expect(result).toBe(number);
  expect(warnings).toMatchObject([{ line: 1, column: 1 }]);
});

test("random numbers are told exactly when their digits do not come back from a double", async () => {
  const below = randomFrom(7);
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join("");
  for (let round = 0; round < 2000; round += 1) {
    const exponent = below(3) === 0 ? `e-${290 + below(50)}` : below(2) === 0 ? `e${below(320)}` : "";
    const source = `${1 + below(9)}.${digits(1 + below(20))}${exponent}`;
    const { warnings } = await convertText("json/pretty", source);
    expect([source, warnings.length]).toEqual([source, isKeptByDouble(source) ? 0 : 1]);
  }
});

/** In whole numbers: whether what a program prints of the double is the number that was written. */
function isKeptByDouble(source: string): boolean {
  const scaled = (text: string) => {
    const [, whole = "", fraction = "", exponent = "0"] =
      /^(\d+)(?:\.(\d+))?(?:e([-+]?\d+))?$/.exec(text) ?? [];
    return BigInt(whole + fraction) * 10n ** BigInt(400 + Number(exponent) - fraction.length);
  };
  return Number.isFinite(Number(source)) && scaled(String(Number(source))) === scaled(source);
}

test.each([
  ["{“a”: 1}", 2, "“ is a curly quote"],
  ['{"a": ”x”}', 7, "” is a curly quote"],
  ['{"a": 1, ‘b’: 2}', 10, "‘ is a curly quote"],
  ['"\\u00A"', 2, "exactly four hexadecimal digits"],
  ['"\\u00Ag"', 2, "here it is \\u00A."],
  ['"\\x41"', 2, "no escape \\x"],
])("%s is refused at column %d with %j", async (text, column, words) => {
  const { error } = await convertText("json/pretty", text);
  expect(error).toMatchObject({ line: 1, column, message: expect.stringContaining(words) });
});
