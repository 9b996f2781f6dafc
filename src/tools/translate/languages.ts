import { type SourceLanguage, type TranslationLanguage, translationLanguages } from "./schema.ts";

export type TranslationRequest = {
  readonly text: string;
  readonly from: SourceLanguage;
  readonly to: TranslationLanguage;
};

/** Languages change places, and the translation becomes the text; null while the source is to be found out. */
export const swapped = (
  { from, to, text }: TranslationRequest,
  translated: string,
): TranslationRequest | null => (from === "auto" ? null : { from: to, to: from, text: translated || text });

/** A provider's code in the list's terms: `zh-CN` is `zh`, a language outside the list keeps its code. */
export function knownLanguage(languageCode: string): string {
  const baseLanguage = languageCode.toLowerCase().split(/[-_]/, 1)[0] ?? "";
  return translationLanguages.find((language) => language === baseLanguage) ?? languageCode;
}
