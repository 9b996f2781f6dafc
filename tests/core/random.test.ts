import { expect, test } from "bun:test";
import { randomIndexes, randomText } from "#core/random.ts";

test("numbers are drawn without favour: what would favour some is drawn again", () => {
  const bytes = [255, 255, 0, 7, 1, 0, 255, 254, 0, 9];
  const give = (count: number) => Uint8Array.from(bytes.splice(0, count));
  // 65 536 leaves 6 by 10, so 65 530 and above count for nothing.
  expect(randomIndexes({ count: 2, bound: 10 }, give)).toEqual([7, 6]);
  expect(bytes).toEqual([255, 254, 0, 9]);
  expect(randomIndexes({ count: 1, bound: 65_536 }, () => Uint8Array.of(255, 255))).toEqual([65_535]);
  expect(randomIndexes({ count: 1, bound: 10 }, () => Uint8Array.of(255, 249))).toEqual([9]);
  expect(randomText({ alphabet: "abc", length: 3 }, () => Uint8Array.of(0, 2, 0, 4, 0, 0))).toBe("cba");
});
