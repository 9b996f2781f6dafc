import { expect, test } from "bun:test";
import { changeText } from "#tools/text-analyzer/change-text.ts";
import { numberInEnglish, numberInVietnamese } from "#tools/text-analyzer/number-words.ts";
import type { TextChange } from "#tools/text-analyzer/schema.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";

test.each<[TextChange, string, string]>([
  ["unaccent", "Đường Nguyễn Trãi, d\u0309e\u0323p", "Duong Nguyen Trai, dep"],
  ["unaccent", "が 가 ไทย", "が 가 ไทย"],
  ["upper", "đường số 5", "ĐƯỜNG SỐ 5"],
  ["lower", "ĐƯỜNG Số 5", "đường số 5"],
  [
    "sentence",
    "XIN CHÀO. giá 3.5 TRIỆU ở Shop.VN!\n“Ừ.” vậy",
    "Xin chào. Giá 3.5 triệu ở shop.vn!\n“Ừ.” Vậy",
  ],
  ["title", "nguyễn thị o'ANH", "Nguyễn Thị O'anh"],
  ["spaces", "  a \t b \r\n\r\n\r\n\u00a0c", "a b\n\nc"],
  ["sort", "ổi\nđu đủ\ndâu\nâ\nă\nan", "an\nă\nâ\ndâu\nđu đủ\nổi"],
  ["unique", "b\na\nb\na ", "b\na\na "],
  ["count", "b\na\n\nb", "2\tb\n1\ta"],
  [
    "vni",
    "Coäng hoøa xaõ hoäi chuû nghóa Vieät Nam, ÑOÄC LAÄP Töï do",
    "Cộng hòa xã hội chủ nghĩa Việt Nam, ĐỘC LẬP Tự do",
  ],
  [
    "tcvn3",
    "Céng hßa x· héi chñ nghÜa ViÖt Nam, §éc lËp - Tù do",
    "Cộng hòa xã hội chủ nghĩa Việt Nam, Độc lập - Tự do",
  ],
  [
    "number_vi",
    "79.000 đ\n\n1,250,015 VND\n12 000",
    "Bảy mươi chín nghìn đồng\n\nMột triệu hai trăm năm mươi nghìn không trăm mười lăm đồng\nMười hai nghìn",
  ],
  ["number_en", "1.005 đ", "One thousand five dong"],
])("%s makes %j %j", (kind, given, wanted) => {
  expect(changeText(given, kind)).toEqual({ ok: true, value: wanted });
});

test.each(["abc", "1,5", "1.0000", "12.34.567", "-5", "1".repeat(19), "1.000,000"])(
  "%s is no whole number of a bill",
  (line) => {
    const changed = changeText(`5\n${line}`, "number_vi");
    expect(changed.ok ? null : changed.failure.errors?.[0]?.message.params).toEqual({ line: 2, max: 18 });
  },
);

test.each([
  ["0", "không"],
  ["10", "mười"],
  ["15", "mười lăm"],
  ["21", "hai mươi mốt"],
  ["24", "hai mươi tư"],
  ["105", "một trăm linh năm"],
  ["111", "một trăm mười một"],
  ["1000005", "một triệu không trăm linh năm"],
  ["2000000000000", "hai nghìn tỷ"],
])("%s is said %s", (digits, said) => {
  expect(numberInVietnamese(digits)).toBe(said);
});

/** What was said, as a number: another way round than how it is said. */
function numberOf(said: string): bigint {
  const units: Readonly<Record<string, bigint>> = {
    không: 0n,
    một: 1n,
    mốt: 1n,
    hai: 2n,
    ba: 3n,
    bốn: 4n,
    tư: 4n,
    năm: 5n,
    lăm: 5n,
    sáu: 6n,
    bảy: 7n,
    tám: 8n,
    chín: 9n,
    linh: 0n,
  };
  let total = 0n;
  let group = 0n;
  let last = 0n;
  for (const word of said.split(" ")) {
    if (word === "mươi") [group, last] = [group + last * 10n, 0n];
    else if (word === "mười") group += 10n;
    else if (word === "trăm") [group, last] = [group + last * 100n, 0n];
    else if (word === "nghìn") [total, group, last] = [total + (group + last) * 1000n, 0n, 0n];
    else if (word === "triệu") [total, group, last] = [total + (group + last) * 1_000_000n, 0n, 0n];
    else if (word === "tỷ") [total, group, last] = [(total + group + last) * 1_000_000_000n, 0n, 0n];
    else last = units[word] ?? -(10n ** 30n);
  }
  return total + group + last;
}

test("a number that is said is the number that was given", () => {
  const next = seededNumbers(20_261_123);
  for (let round = 0; round < 3000; round += 1) {
    const wide = (BigInt(next()) << 32n) | BigInt(next());
    const number = wide % 10n ** BigInt(1 + (next() % 18));
    expect([number, numberOf(numberInVietnamese(String(number)))]).toEqual([number, number]);
  }
  expect(numberInEnglish("999999999999999999")).toBe(
    "nine hundred ninety-nine quadrillion nine hundred ninety-nine trillion nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine",
  );
});

test("what has no mark of an old font is left alone by its reader, and Vietnamese of today by unaccenting twice", () => {
  for (const kind of ["vni", "tcvn3"] as const)
    expect(changeText("plain ASCII, 12:30", kind)).toEqual({ ok: true, value: "plain ASCII, 12:30" });
});
