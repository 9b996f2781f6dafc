/** Letters that Vietnamese alone has, of all languages that are written in Latin letters. */
const vietnameseLetters = /[ĂăĐđƠơƯưẠ-ỹ]/;

/** The value of `lang` for a text that may be in another language than its page; none where that is not to be told. */
export const langOfText = (text: unknown): "vi" | undefined =>
  typeof text === "string" && vietnameseLetters.test(text) ? "vi" : undefined;
