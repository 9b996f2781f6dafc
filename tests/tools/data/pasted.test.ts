import { expect, test } from "bun:test";
import { convertText, randomFrom } from "./sample.ts";

const invisible = [0xa0, 0x1680, 0x2003, 0x202f, 0x3000, 0xfeff, 0x200b, 0x200d, 0x2060, 0xad, 0x2028, 0x0b];
const places = ["@1", "[@1]", "[1@]", "[1,@2]", '{@"a":1}', '{"a"@:1}', '{"a":@1}', '{"a":1@}', "1@", "[1]@"];

test.each(invisible)(
  "an invisible character (%i) between JSON's own is named, with its place",
  async (code) => {
    for (const place of places) {
      const sign = String.fromCharCode(code);
      // The first one of a text is its byte order mark.
      if (code === 0xfeff && place.startsWith("@")) continue;
      const { error } = await convertText("json/pretty", place.replace("@", sign));
      const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
      expect([place, error]).toMatchObject([
        place,
        { message: expect.stringContaining(name), line: 1, column: place.indexOf("@") + 1 },
      ]);
      const inText = JSON.stringify({ [`a${sign}`]: sign });
      expect((await convertText("json/pretty", inText, { indent: "none" })).result).toBe(inText);
    }
  },
);

test("whatever character cannot begin a value is named whole", async () => {
  const below = randomFrom(3);
  for (let round = 0; round < 300; round += 1) {
    const code = 0x1f300 + below(0x300);
    const { error } = await convertText("json/pretty", `[${String.fromCodePoint(code)}]`);
    expect(error?.message).toContain(String.fromCodePoint(code));
    expect(error?.message.isWellFormed()).toBe(true);
  }
});

test.each(["“", "”", "„", "‟", "«", "»"])(
  "a text that %s ends where a straight quote should is told so there",
  async (quote) => {
    for (const place of [`{"a": "x@}`, `{"a": "x@, "b": 1}`, `{"a@: 1}`, `["x@]`, `["x@`, `[\n"x y@\n]`]) {
      const { error } = await convertText("json/pretty", place.replace("@", quote));
      expect([place, error?.message]).toEqual([place, expect.stringContaining(`${quote} is a curly quote`)]);
      expect(place.split("\n").at((error?.line ?? 0) - 1)?.[(error?.column ?? 0) - 1]).toBe("@");
    }
    const { error } = await convertText("json/pretty", `["he said ${quote}x and`);
    expect(error?.message).toContain("no closing double quote");
  },
);

test("a YAML number that loses its plus is warned of, and kept in quotes", async () => {
  const below = randomFrom(4);
  for (let round = 0; round < 200; round += 1) {
    const phone = `+${1 + below(999)}${String(below(1e9)).slice(0, below(9))}`;
    const { result, warnings } = await convertText("yaml/json", `a: 1\nphone: ${phone}`);
    expect(JSON.parse(result)).toEqual({ a: 1, phone: Number(phone) });
    expect(warnings).toMatchObject([{ line: 2, column: 8, message: expect.stringContaining(`"${phone}"`) }]);
    const kept = await convertText("yaml/json", `phone: "${phone}"`);
    expect([JSON.parse(kept.result), kept.warnings]).toEqual([{ phone }, []]);
  }
});

test("blanks around a quoted CSV cell belong to nothing", async () => {
  const below = randomFrom(5);
  const contents = ["Nguyễn, A", 'a "b"', "x\ny", " ", "", "5", "; | ,"];
  const blanks = () => " ".repeat(below(3));
  for (let round = 0; round < 300; round += 1) {
    const rows = Array.from({ length: 1 + below(3) }, () =>
      Array.from({ length: 2 + below(3) }, () => contents[below(contents.length)] ?? ""),
    );
    const cellOf = (cell: string) => `${blanks()}"${cell.replaceAll('"', '""')}"${blanks()}`;
    const text = rows.map((row) => row.map(cellOf).join(",")).join("\n");
    const { result } = await convertText("csv/json", text, {
      delimiter: "comma",
      header: false,
      types: false,
    });
    expect([text, JSON.parse(result)]).toEqual([text, rows]);
  }
});

test("nested objects split into columns lose no value, or are refused", async () => {
  const below = randomFrom(6);
  const keys = ["a", "b", "a.b", "b.a", "a.a"];
  const objectOf = (depth: number): Record<string, unknown> =>
    Object.fromEntries(
      keys
        .filter(() => below(3) === 0)
        .map((key) => [key, depth < 3 && below(2) ? objectOf(depth + 1) : 1 + below(99)]),
    );
  const leaves = (value: unknown): number[] =>
    typeof value === "number" ? [value] : Object.values(value ?? {}).flatMap(leaves);
  const ascending = (one: number, other: number) => one - other;
  let refused = 0;
  for (let round = 0; round < 400; round += 1) {
    const value = { id: 100, ...objectOf(0) };
    const { result, error } = await convertText("json/csv", JSON.stringify([value]), { flatten: true });
    if (error) {
      refused += 1;
      expect(error.message).toMatch(/two values of one row both become the column "[ab.]+"/);
      continue;
    }
    const [, row = ""] = result.split("\r\n");
    expect(
      row
        .split(",")
        .filter((cell) => /^\d+$/.test(cell))
        .map(Number)
        .toSorted(ascending),
    ).toEqual(leaves(value).toSorted(ascending));
  }
  expect(refused).toBeGreaterThan(0);
});
