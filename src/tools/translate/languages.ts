export const languages = ["vi", "en", "zh", "ja", "ko", "fr", "de", "es", "pt", "ru"] as const;
export type Language = (typeof languages)[number];
export const sources = ["auto", ...languages] as const;
export type Source = (typeof sources)[number];
export const longestText = 5000;

export type TranslationRequest = { readonly text: string; readonly from: Source; readonly to: Language };

/** Languages change places, and the translation becomes the text; null while the source is to be found out. */
export const swapped = (
  { from, to, text }: TranslationRequest,
  translated: string,
): TranslationRequest | null => (from === "auto" ? null : { from: to, to: from, text: translated || text });

/** A provider's code in the list's terms: `zh-CN` is `zh`, a language outside the list keeps its code. */
export function knownLanguage(code: string): string {
  const base = code.toLowerCase().split(/[-_]/, 1)[0] ?? "";
  return languages.find((language) => language === base) ?? code;
}
