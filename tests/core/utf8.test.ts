import { expect, test } from "bun:test";
import { decodeUtf8 } from "#core/utf8.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);

test("UTF-8 is decoded, with its byte order mark left out unless it is kept", () => {
  expect(decodeUtf8(new TextEncoder().encode("Tiếng Việt 😀"))).toBe("Tiếng Việt 😀");
  expect(decodeUtf8(bytes(0xef, 0xbb, 0xbf, 0x61))).toBe("a");
  expect(decodeUtf8(bytes(0xef, 0xbb, 0xbf, 0x61), { keepsMark: true })).toBe("\ufeffa");
  expect(decodeUtf8(bytes())).toBe("");
});

test.each([
  ["a lone continuation byte", bytes(0x80)],
  ["a letter cut short", bytes(0xe1, 0xbb)],
  ["an overlong slash", bytes(0xc0, 0xaf)],
  ["a surrogate", bytes(0xed, 0xa0, 0x80)],
  ["beyond the last code point", bytes(0xf4, 0x90, 0x80, 0x80)],
  ["Latin-1", bytes(0x64, 0xe9, 0x6a, 0xe0)],
])("%s is no UTF-8", (_, broken) => expect(decodeUtf8(broken)).toBeNull());
