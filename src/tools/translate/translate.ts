import { type Static, Type } from "@sinclair/typebox";
import { action } from "../../action.ts";
import { type Result, ok } from "../../result.ts";
import { choice } from "../../schema.ts";

export const languages = ["vi", "en", "zh", "ja", "ko", "fr", "de", "es", "pt", "ru"] as const;
export type Language = (typeof languages)[number];
export const sources = ["auto", ...languages] as const;
export type Source = (typeof sources)[number];
export const longestText = 5000;

export const TranslateInput = Type.Object({
  text: Type.String({
    minLength: 1,
    maxLength: longestText,
    pattern: "\\S",
    message: "invalid.required",
    description: "The text; its lines stay lines.",
  }),
  from: choice(sources, { default: "auto", description: "The text's language; `auto` finds it out." }),
  to: choice(languages, { default: "en", description: "The language wanted." }),
  provider: choice(["google"], { default: "google", description: "Who translates." }),
});
export type TranslateInput = Static<typeof TranslateInput>;

export const Translation = Type.Object({
  translated: Type.String(),
  detected: Type.Union([Type.String(), Type.Null()], {
    description: "The language found, when `from` is `auto` and the provider says it.",
  }),
});
export type Translation = Static<typeof Translation>;

export type TranslationRequest = { readonly text: string; readonly from: Source; readonly to: Language };

export type Translator = (request: TranslationRequest, signal: AbortSignal) => Promise<Result<Translation>>;

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

export const translateActions = (translate: Translator) => ({
  translate: action(TranslateInput, "translate", ({ text, from, to }, { signal }) =>
    from === to ? ok({ translated: text, detected: null }) : translate({ text, from, to }, signal),
  ),
});
