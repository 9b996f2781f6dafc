import { expect, test } from "bun:test";
import { isReservedCode, randomCode } from "#tools/links/create.ts";
import { codePattern } from "#tools/links/schema.ts";

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

test("no word of this site's own addresses, nor the name of a bank or a company, is a code, however it is spelt", () => {
  const words =
    "about account admin analytics api assets auth callback chatgpt contact cron crypto data delete docs donate dung edit encode false favicon forgot healthz health help home http https index info links login logout mail manifest metrics news notes null oauth official page password payment policy privacy private proxy public readyz register robots root security settings signin signout signup sitemap static stats status support system team tempmail terms test text tools translate true undefined update user users verify vietqr webmaster wellknown whois";
  for (const word of words.split(" "))
    expect([
      word,
      isReservedCode(word),
      isReservedCode(word.toUpperCase()),
      isReservedCode(`x${word}9`),
    ]).toEqual([word, true, true, false]);
  const brands =
    "agribank bidv chinhphu congan dichvucong facebook google mbbank momo napas sacombank shopee techcombank tpbank vcb vietcombank vietinbank vneid vnpay vnpost vpbank zalo";
  for (const brand of brands.split(" "))
    for (const spelt of [
      brand,
      `x-${brand}9`,
      brand.toUpperCase(),
      brand
        .replaceAll("o", "0")
        .replaceAll("i", "1")
        .replaceAll("e", "3")
        .replaceAll("a", "4")
        .replaceAll("s", "5")
        .replaceAll("t", "7"),
      brand.replaceAll("i", "l"),
    ])
      expect([spelt, isReservedCode(spelt)]).toEqual([spelt, true]);
  expect(["bid", "cong4", "tet2027", "goog1e"].map(isReservedCode)).toEqual([false, false, false, true]);
});
