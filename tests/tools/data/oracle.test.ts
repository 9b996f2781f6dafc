import { expect, test } from "bun:test";
import Papa from "papaparse";
import { naughty } from "#tests/support/samples/naughty.ts";
import { convertText, randomFrom } from "./sample.ts";

const delimiters = { comma: ",", semicolon: ";", tab: "\t", bar: "|" } as const;

test.each(["comma", "semicolon", "tab", "bar"] as const)(
  "CSV with a %s is what papaparse reads and writes",
  async (delimiter) => {
    const below = randomFrom(delimiter.length);
    for (let round = 0; round < 100; round += 1) {
      const row = () => ["x", ...Array.from({ length: 3 }, () => naughty[below(naughty.length)] ?? "")];
      const rows = Array.from({ length: 4 }, row);
      const theirs = Papa.unparse(rows, { delimiter: delimiters[delimiter], newline: "\r\n" });
      const { result } = await convertText("csv/json", theirs, { delimiter, header: false });
      expect(JSON.parse(result)).toEqual(rows);
      const ours = await convertText("json/csv", JSON.stringify(rows), { delimiter });
      expect(
        Papa.parse(ours.result.trimEnd(), { delimiter: delimiters[delimiter], newline: "\r\n" }).data,
      ).toEqual(rows);
    }
  },
);
