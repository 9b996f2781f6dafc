import Papa from "papaparse";
import { expect, test } from "bun:test";
import { guessDelimiter, tableDelimiterOf } from "#tools/data/delimiter.ts";
import { liveConversion } from "#islands/data/use-data-call.ts";
import { convertText, randomFrom } from "./sample.ts";

const toCsv = (value: unknown, options: object = {}) =>
  convertText("json/csv", JSON.stringify(value), options);

test("commas inside numbers and sentences cut no cells where another delimiter does", () => {
  const tables = {
    "1,5;2,5\n3,1;4,2": ";",
    "Doanh thu, tỷ;Lãi, tỷ\n1,5;0,3": ";",
    "1,5\t2,5\n-3,1\t4,2": "\t",
    "0,5|1,25\n0,75|1,5": "|",
    "a;b\n1,5;2": ";",
    "a,b\n1,2": ",",
    "giá\n1,5\n2,25": ";",
    "a,b;c\nd,e;f\ng,h;i": ",",
  };
  for (const [csv, delimiter] of Object.entries(tables))
    expect([csv, guessDelimiter(csv)]).toEqual([csv, delimiter]);
});

test("a table of decimals with commas is cut where it was joined, whichever sign joined it", () => {
  const below = randomFrom(13);
  for (let round = 0; round < 500; round += 1) {
    const delimiter = [";", "\t", "|"][below(3)] ?? ";";
    const columns = 2 + below(4);
    const cell = () =>
      [`${below(100)},${1 + below(99)}`, String(below(1000)), `-0,${1 + below(9)}`][below(3)] ?? "";
    const rows = Array.from({ length: 2 + below(5) }, () => Array.from({ length: columns }, cell));
    const csv = rows.map((row) => row.join(delimiter)).join("\n");
    expect([csv, guessDelimiter(csv)]).toEqual([csv, delimiter]);
  }
});

test("one column of decimals is one column", async () => {
  const { result } = await convertText("csv/json", "giá\n1,5\n2,25");
  expect(JSON.parse(result)).toEqual([{ giá: "1,5" }, { giá: "2,25" }]);
});

test("numbers that are too large, too small or too long are each told so", async () => {
  const told = async (number: string) => (await convertText("json/pretty", number)).warnings[0]?.message;
  for (const large of ["1e400", "-2e308", "9".repeat(400)])
    expect(await told(large)).toContain("larger than most programs");
  for (const small of ["1e-400", "0.1e-330", "-4e-500"])
    expect(await told(small)).toContain("closer to zero");
  for (const long of ["12345678901234567890", "0.12345678901234567890"])
    expect(await told(long)).toContain("more digits");
  for (const exact of ["1e308", "1e-300", "0e-400", "0.0", "1.50"])
    expect([exact, await told(exact)]).toEqual([exact, undefined]);
});

test("rows that an answer wraps are the table's rows, and it is told where they were", async () => {
  const rows = [
    { a: 1, b: "x" },
    { a: 2, b: "y" },
  ];
  const plain = await toCsv(rows);
  const rest = "; the rest of the JSON is not in the CSV";
  for (const [wrapped, name, more] of [
    [{ data: rows }, "data", ""],
    [{ response: { rows } }, "response.rows", ""],
    [{ total: 2, next: null, items: rows }, "items", rest],
    [{ status: "ok", response: { data: rows } }, "response.data", rest],
    [{ response: { page: 1, data: rows } }, "response.data", rest],
  ] as const) {
    const { result, warnings } = await toCsv(wrapped);
    expect(result).toBe(plain.result);
    expect(warnings.map(({ message }) => message)).toEqual([
      `The rows are those of the list “${name}”${more}.`,
    ]);
  }
});

test("an object that wraps no one list of objects is a row itself", async () => {
  for (const value of [
    { a: 1 },
    { a: [1, 2] },
    { a: [{ b: 1 }], c: [{ d: 1 }] },
    { id: 5, items: [{ b: 1 }] },
    { a: [] },
    { a: [{ b: 1 }, 2] },
  ]) {
    const { result, warnings } = await toCsv(value);
    expect([value, result.trimEnd().split("\r\n").length, warnings]).toEqual([value, 2, []]);
  }
});

test("CSV for a Vietnamese Excel has semicolons, decimal commas and a mark, and reads back the same", async () => {
  const below = randomFrom(14);
  for (let round = 0; round < 200; round += 1) {
    const rows = Array.from({ length: 1 + below(4) }, () => ({
      tên: ["bưởi", "cam; quýt", 'a "b"', "x,y"][below(4)],
      giá: below(100_000) / 100,
      âm: -below(1000) / 10,
    }));
    const { result } = await toCsv(rows, { excel: true });
    expect(result.startsWith("\uFEFF")).toBe(true);
    const { data } = Papa.parse<Record<string, string>>(result.slice(1).trimEnd(), {
      header: true,
      delimiter: ";",
    });
    const numberOf = (cell = "") => Number(cell.replace(",", "."));
    expect(data.map(({ tên, giá, âm }) => ({ tên, giá: numberOf(giá), âm: numberOf(âm) }))).toEqual(
      rows.map((row) => ({ ...row, âm: row.âm === 0 ? 0 : row.âm })),
    );
    expect(data.every(({ giá = "" }) => !giá.includes("."))).toBe(true);
  }
  expect((await toCsv([{ a: 1.5 }], { excel: true, delimiter: "tab" })).result).toBe("\uFEFFa\r\n1,5\r\n");
  expect((await toCsv([{ a: 1.5 }], { excel: true, delimiter: "comma" })).result).toBe("\uFEFFa\r\n1.5\r\n");
});

test("what is typed is worked out as what it is", () => {
  const csv = "tên;giá\nbưởi;45000\ncam;30000";
  expect(liveConversion(csv, null)).toBe("csv/json");
  expect(liveConversion(csv, "json/yaml")).toBe("csv/json");
  expect(liveConversion('[{"a":1}]', null)).toBe("json/pretty");
  expect(liveConversion(' {"a":', "json/csv")).toBe("json/csv");
  expect(liveConversion('{"a":1}', "csv/json")).toBe("json/pretty");
  expect(liveConversion("a: 1\nb: 2", "json/pretty")).toBe("yaml/json");
});

test("sentences are no table, however many commas they have", () => {
  const prose = [
    "Hôm nay trời đẹp, tôi đi chợ.\nMai trời mưa, tôi ở nhà.",
    "Chào bạn,\nCảm ơn bạn,",
    "ok, mai gặp\nừ, nhớ mang tiền",
    "Dear Sir,\nI am writing to you about the order, which has not come yet",
    "Anh ơi; em đang ở quán, anh tới chưa\nEm đợi nãy giờ; nhanh lên nha anh ơi",
  ];
  for (const text of prose) expect([text, tableDelimiterOf(text)]).toEqual([text, null]);
  const tables = [
    "a,b\n1,2",
    "tên, giá\nbưởi, 45000",
    "a;b\n1;2",
    "a\tb\nc\td",
    "a,b\nc,d",
    "a, b, c, d\ne, f, g, h",
  ];
  for (const text of tables) expect([text, tableDelimiterOf(text) !== null]).toEqual([text, true]);
});
