import { expect, test } from "bun:test";
import { convertText } from "./sample.ts";

test.each(["yaml/json", "csv/json", "json/pretty"] as const)(
  "half of a character is found wherever it stands in %s",
  async (kind) => {
    for (const [text, column] of [
      ["\ud800", 1],
      ["\udc00a", 1],
      ["a\ud800", 2],
      ["a🙂b\ud83d", 4],
    ] as const) {
      const { error } = await convertText(kind, text);
      expect([text, error?.line, error?.message]).toEqual([text, 1, expect.any(String)]);
      if (kind !== "json/pretty") expect([text, error?.column]).toEqual([text, column]);
    }
  },
);
