/** Names that both the schema and the browser's code use. */
export const loremTypes = ["words", "sentences", "paragraphs"] as const;
export const loremLanguages = ["latin", "vi"] as const;
export const textLanguages = ["vi", "en", "other"] as const;
export type TextLanguage = (typeof textLanguages)[number];
export const textChanges = [
  "unaccent",
  "upper",
  "lower",
  "sentence",
  "title",
  "spaces",
  "sort",
  "unique",
  "count",
  "number_vi",
  "number_en",
  "vni",
  "tcvn3",
] as const;
export type TextChange = (typeof textChanges)[number];
