import { expect, test } from "bun:test";
import { fold, withoutMarks } from "#core/fold.ts";

test("folding leaves letters without case and marks", () => {
  expect(fold("  ĐI\n chợ, Đường Nguyễn Huệ ")).toBe("di cho, duong nguyen hue");
  expect(fold("ờ".normalize("NFD"))).toBe(fold("ờ"));
});

test("a search takes no notice of tone marks, capitals and line breaks", () => {
  expect(fold("  Mã Xác\nNhận ĐÂY ")).toBe("ma xac nhan day");
});

test("marks come off every letter of Vietnamese, and capitals stay", () => {
  const plain = { a: "aàáảãạăằắẳẵặâầấẩẫậ", d: "dđ", e: "eèéẻẽẹêềếểễệ", i: "iìíỉĩị", u: "uùúủũụưừứửữự" };
  const round = { o: "oòóỏõọôồốổỗộơờớởỡợ", y: "yỳýỷỹỵ" };
  for (const [letter, letters] of Object.entries({ ...plain, ...round })) {
    expect(withoutMarks(letters)).toBe(letter.repeat(letters.length));
    expect(withoutMarks(letters.toUpperCase())).toBe(letter.toUpperCase().repeat(letters.length));
  }
});
