import { expect, test } from "bun:test";
import { naughty } from "#tests/support/samples/naughty.ts";
import { convertText } from "./sample.ts";

const toJson = async (text: string, options: object = {}): Promise<unknown> =>
  JSON.parse((await convertText("csv/json", text, options)).result);
const toCsv = async (value: unknown, options: object = {}) =>
  (await convertText("json/csv", JSON.stringify(value), options)).result;

test("quotes, delimiters, line breaks and a byte order mark are read as RFC 4180 says", async () => {
  const text = '\uFEFFtên,ghi chú\r\n"Nguyễn, An","nói ""chào"""\r\n\r\nBình,"hai\r\ndòng"\r\n';
  expect(await toJson(text)).toEqual([
    { tên: "Nguyễn, An", "ghi chú": 'nói "chào"' },
    { tên: "Bình", "ghi chú": "hai\r\ndòng" },
  ]);
});

test.each([
  ["a;b\n1,5;2", ";"],
  ["a\tb\n1,5\t2", "\t"],
  ["a|b\n1,5|2", "|"],
  ["sep=;\r\na;b\r\n1,5;2", ";"],
  ['"a;x",b\n1,2', ","],
])("the delimiter of %j is found out", async (text) => {
  expect(Object.keys(Object.assign({}, ...[await toJson(text)].flat()))).toHaveLength(2);
});

test("a chosen delimiter wins, the first line may be data, and values may be told apart from texts", async () => {
  expect(await toJson("a;b,c\n1;2,3", { delimiter: "semicolon" })).toEqual([{ a: "1", "b,c": "2,3" }]);
  expect(await toJson("1,2\n3", { header: false })).toEqual([["1", "2"], ["3"]]);
  const text = "a,b,c,d,e,f\n1.50,true,,0912345678,12345678901234567890,x";
  expect((await convertText("csv/json", text, { types: true })).result).toContain(
    '"a": 1.50,\n    "b": true,\n    "c": null',
  );
  expect(await toJson(text, { types: true })).toMatchObject([
    { d: "0912345678", e: "12345678901234567890", f: "x" },
  ]);
});

test("what may be thousands or a decimal stays text, and it is told", async () => {
  const text = "Tên;Giá;Cân\nBưởi;45.000;1.5\nCam;5.250;0.125";
  expect(await toJson(text, { types: true })).toEqual([
    { Tên: "Bưởi", Giá: "45.000", Cân: 1.5 },
    { Tên: "Cam", Giá: "5.250", Cân: 0.125 },
  ]);
  for (const header of [true, false]) {
    const { warnings } = await convertText("csv/json", text, { types: true, header });
    expect(warnings).toHaveLength(1);
    expect(warnings?.[0]).toMatchObject({ line: 2, column: 1 });
    expect(warnings?.[0]?.message).toContain("45.000 can be thousands or a decimal number");
  }
  expect((await convertText("csv/json", text)).warnings).toEqual([]);
});

test("columns without a name of their own get one, and it is told", async () => {
  const { result, warnings } = await convertText("csv/json", "a,a,,a_2,__proto__,\n1,2,3,4,5,6");
  expect(Object.entries(JSON.parse(result)[0])).toEqual([
    ["a", "1"],
    ["a_3", "2"],
    ["column_3", "3"],
    ["a_2", "4"],
    ["__proto__", "5"],
    ["column_6", "6"],
  ]);
  expect(warnings).toHaveLength(3);
});

test("as many columns as a spreadsheet has are named; with more the delimiter is in doubt", async () => {
  const columns = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`).join();
  const [row] = Object.values(Object.assign({}, await toJson(`${columns(16_384)}\n1`)));
  expect(Object.keys(Object(row))).toHaveLength(16_384);
  const { error } = await convertText("csv/json", `\n${columns(16_385)}\n1`);
  expect(error).toMatchObject({ line: 2, column: 1 });
  expect(error?.message).toContain("16,385 columns, more than the 16,384");
});

test("a short line is filled up and told, a long one is refused", async () => {
  const short = await convertText("csv/json", "a,b\n1\n2,3");
  expect(JSON.parse(short.result)).toEqual([
    { a: "1", b: "" },
    { a: "2", b: "3" },
  ]);
  expect(short.warnings).toMatchObject([{ line: 2, column: 1 }]);
  expect((await convertText("csv/json", "a,b\n1,2,3")).error).toMatchObject({ line: 2, column: 1 });
  expect(await toJson("a,b\n1,2,,\n")).toEqual([{ a: "1", b: "2" }]);
});

test.each([
  ['a,b\n1,"2', 2, 3, "never closed"],
  ['a,b\n"1"x,2', 2, 4, "after a closing quote"],
  ["", 0, 0, ""],
  ["\n\n", 1, 1, "no line of CSV"],
])("%j is refused at line %d, column %d", async (text, line, column, words) => {
  const { error } = await convertText("csv/json", text);
  if (line === 0) expect(error?.message).toBe("Please fill in this field.");
  else expect(error).toMatchObject({ line, column, message: expect.stringContaining(words) });
});

test("JSON becomes CSV with a column for every key, quotes doubled and inner values as JSON", async () => {
  expect(await toCsv([{ a: 'x "y"', b: [1, "z"] }, { c: null, b: { d: true } }, 5])).toBe(
    'a,b,c,value\r\n"x ""y""","[1,""z""]",,\r\n,"{""d"":true}",,\r\n,,,5\r\n',
  );
  expect(await toCsv({ a: 1, b: { c: { d: 2 }, e: [] } }, { flatten: true })).toBe(
    "a,b.c.d,b.e\r\n1,2,[]\r\n",
  );
  expect(await toCsv([["a", "b"], [1], [2, 3, 4]])).toBe("a,b,\r\n1,,\r\n2,3,4\r\n");
  expect(await convertText("json/csv", '[{"n":12345678901234567890}]')).toMatchObject({
    result: "n\r\n12345678901234567890\r\n",
  });
});

test("Vietnamese Excel gets semicolons and a byte order mark, and formulas can be disarmed", async () => {
  expect(await toCsv([{ tên: "Bưởi; cam", giá: -5 }], { delimiter: "semicolon", bom: true })).toBe(
    '\uFEFFtên;giá\r\n"Bưởi; cam";-5\r\n',
  );
  const cells = [{ a: "=1+1", b: "-5", c: "@x", d: "-5+cmd" }];
  expect(await toCsv(cells)).toBe("a,b,c,d\r\n=1+1,-5,@x,-5+cmd\r\n");
  expect(await toCsv(cells, { escape_formulas: true })).toBe(`a,b,c,d\r\n"'=1+1",-5,"'@x","'-5+cmd"\r\n`);
});

test("a blank after a closing quote is no part of the cell, but text is still refused", async () => {
  expect(await toJson('a,b\n"1" ,2\n"x" \r\n')).toEqual([
    { a: "1", b: "2" },
    { a: "x", b: "" },
  ]);
  expect(await toJson('a\tb\n"1"\t2', { delimiter: "tab" })).toEqual([{ a: "1", b: "2" }]);
  expect((await convertText("csv/json", 'a,b\n"1" x,2')).error).toMatchObject({ line: 2, column: 5 });
});

test("curly quotes around a cell are named, with the place of the first", async () => {
  const cut = await convertText("csv/json", "a,b\n“x, y”,2");
  expect(cut.error).toMatchObject({
    line: 2,
    column: 1,
    message: expect.stringContaining("“ is a curly quote"),
  });
  const { warnings } = await convertText("csv/json", "a,b\n“x”,2");
  expect(warnings).toMatchObject([{ line: 2, column: 1 }]);
});

test.each(["[]", "{}", "[{},{}]"])("%s is nothing to make a table of", async (text) => {
  expect((await convertText("json/csv", text)).error?.message).toMatch(/nothing to make a table of/);
});

test.each(naughty)("%j comes back from CSV with every delimiter", async (text) => {
  const rows = [
    { a: text, b: "x", c: text },
    { a: "", b: text, c: `${text}\n${text}` },
  ];
  for (const delimiter of ["comma", "semicolon", "tab", "bar"]) {
    expect(await toJson(await toCsv(rows, { delimiter }), { delimiter })).toEqual(rows);
  }
});

test("a single empty column is still a line", async () => {
  expect(await toJson(await toCsv([{ a: "" }, { a: "x" }]))).toEqual([{ a: "" }, { a: "x" }]);
});

test.each([
  ["one line of a megabyte", "x".repeat(1_000_000)],
  ["a hundred kilobytes of commas", ",".repeat(100_000)],
  ["a hundred kilobytes of columns with one name", "a,".repeat(50_000)],
  ["a megabyte of doubled quotes", `"${'""'.repeat(400_000)}"`],
  ["a megabyte of open quotes", '"'.repeat(999_999)],
  ["a megabyte of short lines", "a,b\n".repeat(250_000)],
  ["half a character", "a\n\udfff"],
])("%s is answered", async (_, text) => {
  const { result, error } = await convertText("csv/json", text);
  expect(Boolean(result) || Boolean(error?.message)).toBe(true);
});

test("more than 450 000 cells are refused before they are made", async () => {
  for (const text of [",".repeat(450_001), "a,b\n".repeat(225_001)])
    expect((await convertText("csv/json", text)).error?.message).toMatch(/more than 450,000 values/);
});
