import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { choice, text } from "#core/schema.ts";

export const translationLanguages = ["vi", "en", "zh", "ja", "ko", "fr", "de", "es", "pt", "ru"] as const;
export type TranslationLanguage = (typeof translationLanguages)[number];
export const sourceLanguages = ["auto", ...translationLanguages] as const;
export type SourceLanguage = (typeof sourceLanguages)[number];

/** In UTF-16 units, as form fields count them. */
export const maxTextLength = 5000;

export const TranslateInput = Type.Object({
  text: text({
    minLength: 1,
    maxLength: maxTextLength,
    pattern: "\\S",
    message: "invalid.required",
    description: "The text; its lines stay lines.",
  }),
  from: choice(sourceLanguages, {
    default: "auto",
    description: "The text's language; `auto` finds it out.",
  }),
  to: choice(translationLanguages, { default: "en", description: "The language wanted." }),
  provider: choice(["google"], { default: "google", description: "Who translates." }),
});
export type TranslateInput = Static<typeof TranslateInput>;

export const TranslationAnswer = Type.Object({
  translated: Type.String(),
  detected: Type.Union([Type.String(), Type.Null()], {
    description: "The code of the language found, when `from` is `auto` and the provider says it.",
  }),
});
export type TranslationAnswer = Answer<typeof TranslationAnswer>;
