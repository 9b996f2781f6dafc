import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import { choice } from "../../core/schema.ts";
import { maxTextLength } from "./bounds.ts";
import { sourceLanguages, translationLanguages } from "./names.ts";

export const TranslateInput = Type.Object({
  text: Type.String({
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
