import { expect, test } from "bun:test";
import { isReservedCode, randomCode } from "../../../src/tools/links/code.ts";
import { codePattern } from "../../../src/tools/links/names.ts";

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

test("a random code has eight letters and digits, none of which is mistaken for another", () => {
  const codes = Array.from({ length: 2000 }, () => randomCode(randomBytes));
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{8}$/);
  expect(new Set(codes).size).toBe(2000);
  expect(new Set(codes.join("")).size).toBe(31);
});

test("a random code is as random as its source", () => {
  const zeros = (length: number) => new Uint8Array(length);
  expect(randomCode(zeros)).toBe("22222222");
});

test("words of the site and of every site are reserved, in any letter case", () => {
  for (const word of ["links", "Admin", "LOGIN", "vietqr", "wellknown"])
    expect(isReservedCode(word)).toBe(true);
});

test("names of banks and brands are reserved wherever they stand and however they are dressed up", () => {
  for (const code of ["Vietcombank", "vcb2026", "v1etc0mbank", "momoqua", "tangVNEID", "B1DV", "za1o"]) {
    expect(isReservedCode(code)).toBe(true);
  }
});

test("ordinary words are free", () => {
  for (const code of ["tuyendung", "Tet2027", "mophong", "abcd", "sinhnhat"])
    expect(isReservedCode(code)).toBe(false);
});

test("a chosen code has 4 to 12 letters and digits", () => {
  const pattern = new RegExp(codePattern);
  expect(["abcd", "ABCdef123456"].every((code) => pattern.test(code))).toBe(true);
  expect(["abc", "abcdefghijklm", "ab-cd", "mãđẹp", "abcd\n"].some((code) => pattern.test(code))).toBe(false);
});
