import { expect, test } from "bun:test";
import { asciiLowerCase } from "#core/ascii.ts";

test("letters of ASCII become small, and no other sign becomes one of them", () => {
  expect(asciiLowerCase("An.Binh+Z@Example.COM")).toBe("an.binh+z@example.com");
  for (let sign = 0x80; sign < 0x3000; sign += 1) {
    const letter = String.fromCharCode(sign);
    expect(asciiLowerCase(letter)).toBe(letter);
  }
});
