/** Without diacritics: `Mã xác nhận` gives `Ma xac nhan`. Keeps upper and lower case; đ, which has no combining mark, becomes d. */
export const withoutMarks = (markedText: string): string =>
  // Most of what is searched has none, and costs a tenth.
  /^[\0-\x7f]*$/.test(markedText)
    ? markedText
    : markedText
        .normalize("NFD")
        .replace(/\p{M}+/gu, "")
        .replaceAll("đ", "d")
        .replaceAll("Đ", "D");

/** For searching: without diacritics and capitals, one space between words. `di cho` finds `Đi  chợ`. */
export const fold = (markedText: string): string =>
  // What is one space already is left alone: to replace each takes five times as long.
  withoutMarks(markedText)
    .toLowerCase()
    .replace(/\s{2,}|[^\S ]/g, " ")
    .trim();

/** The words of a search that count; what comes after is left out. */
export const maxSearchWords = 8;

export const searchWordsOf = (query: string): readonly string[] =>
  fold(query).split(" ", maxSearchWords).filter(Boolean);
