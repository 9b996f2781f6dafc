import { expect, test } from "bun:test";
import { parse } from "yaml";
import { deepYamlParts, filled } from "#tests/support/samples/large-texts.ts";
import { naughty } from "#tests/support/samples/naughty.ts";
import { convertText } from "./sample.ts";

const toYaml = async (value: unknown) => (await convertText("json/yaml", JSON.stringify(value))).result;
const toJson = async (text: string): Promise<unknown> =>
  JSON.parse((await convertText("yaml/json", text)).result);

test("JSON becomes block YAML that reads well", async () => {
  const value = {
    quả: ["bưởi", ["cam", "quýt"], { tên: "mận", giá: 1.5, vườn: { có: true } }, [], {}],
    thơ: "dòng một\ndòng hai\n",
    web: "https://example.com/?a=b",
    no: "no",
    số: "1.50",
    rỗng: "",
  };
  expect(await toYaml(value)).toBe(`quả:
  - bưởi
  - - cam
    - quýt
  - tên: mận
    giá: 1.5
    vườn:
      có: true
  - []
  - {}
thơ: |
  dòng một
  dòng hai
web: https://example.com/?a=b
"no": "no"
số: "1.50"
rỗng: ""
`);
});

const shapes: ((text: string) => unknown)[] = [
  (text) => text,
  (text) => [text, [text, [text]]],
  (text) => ({ a: text, b: { [text]: text } }),
  (text) => [{ [text]: [text], x: { y: `${text}\n` } }, `${text}\nb\n\n`, `a\n\n ${text}\n`],
];

test.each(naughty)("%j comes back from YAML by both readers, wherever it stands", async (text) => {
  for (const shape of shapes) {
    const value = shape(text);
    const yaml = await toYaml(value);
    expect(parse(yaml)).toEqual(value);
    // Bun's reader takes a quoted "<<" for the merge key.
    if (text !== "<<") expect(Bun.YAML.parse(yaml)).toEqual(value);
  }
});

test("numbers keep their digits on the way to YAML and back", async () => {
  const text = '{"big":12345678901234567890,"price":1.50,"small":-0.1234567890123456789,"huge":1e400}';
  const yaml = (await convertText("json/yaml", text)).result;
  expect(yaml).toContain("big: 12345678901234567890\nprice: 1.50\n");
  const { result } = await convertText("yaml/json", yaml);
  expect(JSON.parse(result)).toEqual(JSON.parse(text));
  for (const digits of ["12345678901234567890", "-0.1234567890123456789", "1e400"])
    expect(result).toContain(digits);
});

test("hexadecimal and octal numbers are written out exactly", async () => {
  const { result } = await convertText(
    "yaml/json",
    "a: 0xFFFFFFFFFFFFFFFF\nb: 0o777\nc: +00012345678901234567890\nd: .5",
  );
  expect(result).toBe(
    '{\n  "a": 18446744073709551615,\n  "b": 511,\n  "c": 12345678901234567890,\n  "d": 0.5\n}',
  );
});

test("long numbers that a program would round to one value stay apart, and each is told", async () => {
  const { result, warnings } = await convertText(
    "yaml/json",
    "a: 12345678901234567890\nb: 12345678901234567891\n",
  );
  expect(result).toBe('{\n  "a": 12345678901234567890,\n  "b": 12345678901234567891\n}');
  expect(warnings).toMatchObject([
    { line: 1, column: 4 },
    { line: 2, column: 4 },
  ]);
});

test("numbers are written as they were on the way from JSON to YAML and back", async () => {
  const text = "[\n  1.10,\n  1E22,\n  -0,\n  0.0,\n  1e-7,\n  100e+2\n]";
  const yaml = await convertText("json/yaml", text);
  expect((await convertText("yaml/json", yaml.result)).result).toBe(text);
});

test.each([
  ["phone: 0912345678", "912345678", 8, 'write "0912345678" in quotes'],
  ["a: 1\nprice: 45.000", "45.000", 8, 'in quotes: "45.000"'],
  ["price: -1.250", "-1.250", 8, "does not group thousands"],
])(
  "what a number of YAML loses in %j is told with its place and how to keep it",
  async (text, number, column, words) => {
    const { result, warnings } = await convertText("yaml/json", text);
    expect(result).toContain(`: ${number}`);
    const line = text.split("\n").length;
    expect(warnings).toMatchObject([{ line, column, message: expect.stringContaining(words) }]);
  },
);

test.each([
  'a: "0912345678"',
  "a: '45.000'",
  "a: 0",
  "a: 0.5",
  "a: 3.142",
  "a: 21.0285",
  "a: 1.234.567",
  "a: 45000",
])("%j loses nothing, and nothing is told", async (text) => {
  expect((await convertText("yaml/json", text)).warnings).toEqual([]);
});

test("a key that comes twice is refused for YAML and told when YAML has it", async () => {
  const twin = await convertText("json/yaml", '{"a":1,\n "a":2}');
  expect(twin.error).toMatchObject({ line: 2, column: 2 });
  const text = `a: 1
b:
  - x: 1
    y: 2
  - x: 2
    "y": 3
    y: 4
text: |
  a: 1
  a: 2
flow: {a: 1}
quoted: "a: 1

  a: 2"
a: 3
`;
  const { warnings } = await convertText("yaml/json", text);
  expect(warnings.map(({ line, column }) => [line, column])).toEqual([
    [7, 5],
    [15, 1],
  ]);
});

test.each([
  ["{a: 1, b: 2, a: 3}", [[1, 14]]],
  [
    '{"a": 1,\n "b": {"c": 1, "c": 2},\n "a": 3}',
    [
      [2, 16],
      [3, 2],
    ],
  ],
  [
    "- {a: [x, {b: 1, b: 2}], c: 1}\n- a: {d: 1,\n    d: 2}\n  a: 1",
    [
      [1, 18],
      [3, 5],
      [4, 3],
    ],
  ],
  ["a: &y {b: 1, 'b': 2} # c", [[1, 14]]],
  ["a: 'x\n  b: 1'\na: \"y: {z: 1, z: 1}\"", [[3, 1]]],
])("the keys that come twice in %j are told with their places", async (text, places) => {
  const { warnings } = await convertText("yaml/json", text);
  expect(warnings.map(({ line, column }) => [line, column])).toEqual(places);
});

test.each([
  ["{a: {a: 1}, b: [a, a], c: {a: 2}}"],
  ["[a: 1, a: 2]"],
  ["{a: \"x, a: 1\", b: 'it''s, a: 2'}"],
  ["{url: http://a:80/, b: a#b, # a: 1\n c: 1}"],
  ["a: {b: 1}\nc: {b: 1}"],
  ["a: {b: 1\n  }\nb: 1"],
  ["a:\n  b: 1\nc:\n  b: 1"],
  ["- a: 1\n- a: 2"],
  ["---\na: 1\n---\na: 2"],
  ["a:\n- b: 1\n- b: 2\nc: 3"],
  ["a: |\n  x: 1\n  x: 2\nb: >-\n  x: 1\n  x: 1"],
  ["a: 'it''s\n  b: 1\n  b: 2'\nc: 1"],
  ["- - a: 1\n  - a: 1\n- - a: 1"],
])("%j has no key twice", async (text) => {
  expect(await convertText("yaml/json", text)).toMatchObject({ warnings: [], error: undefined });
});

test("YAML 1.2 is read: words that only look like booleans are text, merge keys and documents work", async () => {
  expect(await toJson("no: yes\nd: 2024-01-01\nn: ~")).toEqual({ no: "yes", d: "2024-01-01", n: null });
  expect(await toJson("a: &a {x: 1}\nb:\n  <<: *a\n  y: 2")).toEqual({ a: { x: 1 }, b: { x: 1, y: 2 } });
  expect(await toJson("--- 1\n--- 2")).toEqual([1, 2]);
});

test("a merge key in quotes is a name; without them it merges maps, and refuses what is none", async () => {
  expect(await toJson('a: 1\n"<<": [2]')).toEqual({ a: 1, "<<": [2] });
  expect(
    await toJson("a: &a {b: 1, d: 2}\ne: &e {d: 3}\nc: {d: 0, <<: [*e, *a]}\nf: {<<: [*e, *a]}"),
  ).toEqual({
    a: { b: 1, d: 2 },
    e: { d: 3 },
    c: { d: 0, b: 1 },
    f: { d: 3, b: 1 },
  });
  expect((await convertText("yaml/json", "a: 1\n<<: 2")).error).toMatchObject({ line: 2, column: 1 });
});

test("another version of YAML 1 is read as 1.2, which is told once a document; other YAMLs are refused", async () => {
  const yaml = "%YAML 1.1\n--- {a: yes, b: 0o10}\n...\n%YAML 1.2\n--- b\n...\n# c\n%YAML 1.3\n--- c\n";
  const { result, warnings } = await convertText("yaml/json", yaml);
  expect(JSON.parse(result)).toEqual([{ a: "yes", b: 8 }, "b", "c"]);
  expect(warnings).toEqual([
    { line: 1, column: 1, message: expect.stringContaining("says YAML 1.1 and is read as YAML 1.2") },
    { line: 8, column: 1, message: expect.stringContaining("says YAML 1.3 and is read as YAML 1.2") },
  ]);
  for (const version of ["2.0", "0.9", "10.1", "x"])
    expect((await convertText("yaml/json", `# c\n%YAML ${version}\n--- a\n`)).error).toMatchObject({
      line: 2,
    });
});

test("a tag that is not known is told with its place, and its value taken as it stands", async () => {
  const { result, warnings } = await convertText("yaml/json", "a: !x 1\nb: !!str 2");
  expect(JSON.parse(result)).toEqual({ a: "1", b: "2" });
  expect(warnings).toMatchObject([{ line: 1, column: 4 }]);
});

test("what JSON has no form for is told", async () => {
  const { result, warnings } = await convertText("yaml/json", "a: .inf\n? {x: 1}\n: b");
  expect(JSON.parse(result)).toEqual({ a: null, '{"x":1}': "b" });
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining("neither infinity nor NaN"),
    expect.stringContaining("text keys only"),
  ]);
});

test.each([
  ["a: 1\nb: [1, 2\nc: 3\n", 3, 1, "the indent does not fit"],
  ["a: b: c", 1, 4, "contains a colon and a space"],
  ["a:\n\t- b", 2, 1, "not with tabs"],
  ["a: 1\nb: *x", 2, 4, "the alias *x has no anchor &x"],
  ["a: 'x", 1, 6, "a closing bracket or quote"],
  ["a:\n  - b\n c: d", 3, 2, "the indent does not fit"],
  ["key\nb: 1", 1, 1, "a key must stand on one line"],
  [String.raw`a: "\q"`, 1, 5, "no such escape"],
  ["a: @x", 1, 4, "cannot begin with this character"],
  ["a: }", 1, 4, "not valid YAML"],
  ["a: \0", 1, 4, "not valid YAML"],
])("%j is wrong at line %d, column %d: %s", async (text, line, column, words) => {
  const { error } = await convertText("yaml/json", text);
  expect(error).toMatchObject({ path: "text", line, column, message: expect.stringContaining(words) });
});

const levels = Array.from("abcdefghi");
const bomb = levels
  .map(
    (name, at) =>
      `${name}: &${name} [${Array(9)
        .fill(at === 0 ? "x" : `*${levels[at - 1]}`)
        .join(",")}]`,
  )
  .join("\n");

test.each([
  ["a document that multiplies", bomb, /multiplies its aliases|larger than 8 MiB/],
  ["a document that contains itself", "a: &a [*a]", /contains itself/],
  ["20 000 brackets", "[".repeat(20_000), /256 levels|not valid|closing/],
  [
    "300 levels of maps",
    Array.from({ length: 300 }, (_, at) => `${" ".repeat(at)}a:`).join("\n"),
    /256 levels/,
  ],
  ["2000 question marks and a fault", `${"? ".repeat(2000)}]`, /not valid YAML/],
  [
    "8000 dashes in a row and a fault",
    `${"- ".repeat(8000)}]`,
    /Line 1, column \d|not valid YAML|256 levels/,
  ],
  ["60 000 anchors", "&a ".repeat(60_000), /not valid YAML/],
  ["an alias as long as the text", "*a".repeat(60_000), /^.{0,200}$/s],
  ["half a character", "a: \ud800", /half a character/],
])("%s is answered with a sentence", async (_, text, words) => {
  expect((await convertText("yaml/json", text)).error?.message).toMatch(words);
});

test.each(deepYamlParts)("fifty kilobytes of %j are answered", async (part) => {
  const { result, error } = await convertText("yaml/json", filled(part, 50_000));
  expect(Boolean(result) || Boolean(error?.message)).toBe(true);
});

test("thorough: 60 000 keys are read, and 200 question marks, each a key inside a key, are answered", async () => {
  const keys = Array.from({ length: 60_000 }, (_, at) => `key${at}: ${at}`).join("\n");
  expect((await convertText("yaml/json", keys)).result).toContain('"key59999": 59999');
  expect((await convertText("yaml/json", "? ".repeat(200))).error?.message).toMatch(/larger than 8 MiB/);
});

test.each([
  ["a\n...\n# none\n...\nb\n", ["a", "b"]],
  ["a: 1\n...\n...\n...\nb: 2\n", [{ a: 1 }, { b: 2 }]],
  ["a\n---\n---\n", ["a", null, null]],
  ["--- a\n...\n--- !!str\n...\n", ["a", ""]],
  ["...\n", null],
])("%j holds just the documents that are there", async (text, documents) => {
  expect(await toJson(text)).toEqual(documents);
});

test.each([
  ["%YAML 1.2\n%YAML 1.2\n--- a\n", 2],
  ["%YAML 1.2\n--- a\n...\n%YAML 1.2\n%TAG ! !x\n%YAML 1.1\n--- b\n", 6],
  ["# c\n%YAML 1.2\n", 2],
])("%j has a directive too many, in line %d", async (text, line) => {
  expect((await convertText("yaml/json", text)).error).toMatchObject({ line, column: 1 });
  expect(await toJson("%YAML 1.2\n--- a\n...\n%YAML 1.2\n--- |\n%YAML 1\n%YAML 2\n")).toEqual([
    "a",
    "%YAML 1\n%YAML 2\n",
  ]);
});
