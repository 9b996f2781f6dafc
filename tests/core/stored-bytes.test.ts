import { expect, test } from "bun:test";
import { storedRowBytes, utf8Bytes } from "#core/stored-bytes.ts";

test("a row takes its columns, in whole pages where they are long, and what it takes besides", () => {
  expect([0, 1024, 1025, 4096, 4097, 9000].map((bytes) => storedRowBytes(bytes, 10))).toEqual([
    10, 1034, 4106, 4106, 8202, 12_298,
  ]);
  expect(utf8Bytes("ế", null, "a", "")).toBe(4);
});
