/** Without diacritics: `Mã xác nhận` gives `Ma xac nhan`. Keeps upper and lower case; đ, which has no combining mark, becomes d. */
export const withoutMarks = (markedText: string): string =>
  markedText.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d").replaceAll("Đ", "D");

/** For searching: without diacritics and capitals, one space between words. `di cho` finds `Đi  chợ`. */
export const fold = (markedText: string): string =>
  withoutMarks(markedText).toLowerCase().replace(/\s+/g, " ").trim();
