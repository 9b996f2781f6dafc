import { expect, test } from "bun:test";
import { sourcePositionOf } from "#core/source-position.ts";

test.each([
  ["abc", 0, [1, 1, "abc\n^"]],
  ["abc", 3, [1, 4, "abc\n   ^"]],
  ["a\nbc\nd", 3, [2, 2, "bc\n ^"]],
  ["a\r\nb\rc", 5, [3, 1, "c\n^"]],
  ["a\n\nb", 2, [2, 1, "\n^"]],
  ["😀e\u{301}x", 2, [1, 2, "😀e\u{301}x\n ^"]],
  ["中b", 1, [1, 2, "中b\n\u3000^"]],
  ["a\tb\u202ec\0d", 6, [1, 7, "a b·c·d\n      ^"]],
  ["a".repeat(40) + "b", 40, [1, 41, `${"a".repeat(40)}b\n${" ".repeat(40)}^`]],
  ["a".repeat(41) + "b", 41, [1, 42, `…${"a".repeat(40)}b\n${" ".repeat(41)}^`]],
  ["b".repeat(30), 0, [1, 1, `${"b".repeat(30)}\n^`]],
  ["b".repeat(31), 0, [1, 1, `${"b".repeat(30)}…\n^`]],
  ["a\ud800b", 2, [1, 3, "a\ufffdb\n  ^"]],
] as const)(
  "%j at %i is told with its line, its column and a caret",
  (text, offset, [line, column, excerpt]) => {
    expect(sourcePositionOf(text, offset)).toEqual({ line, column, excerpt });
  },
);

test("wide letters of each script move the caret by their own width", () => {
  for (const [letters, isWide] of [
    ["\u1100\u115f\u2e80\ua4cf\uac00\ud7a3\uf900\ufaff\uff00\uff60", true],
    ["\u10ff\u1160\u2e7f\ua4d0\uff61ế", false],
  ] as const)
    for (const letter of letters)
      expect([letter, sourcePositionOf(`${letter}x`, 1).excerpt]).toEqual([
        letter,
        `${letter}x\n${isWide ? "\u3000" : " "}^`,
      ]);
});
