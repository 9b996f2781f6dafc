import { type Static, Type } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { type Result, ok } from "../../core/result.ts";
import { choice } from "../../core/schema.ts";
import { type TranslationRequest, translationLanguages, longestText, sourceLanguages } from "./names.ts";

export const TranslateInput = Type.Object({
  text: Type.String({
    minLength: 1,
    maxLength: longestText,
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

export const Translation = Type.Object({
  translated: Type.String(),
  detected: Type.Union([Type.String(), Type.Null()], {
    description: "The language found, when `from` is `auto` and the provider says it.",
  }),
});
export type Translation = Static<typeof Translation>;

export type Translator = (request: TranslationRequest, signal: AbortSignal) => Promise<Result<Translation>>;

export const translateActions = (translate: Translator) => ({
  translate: action(TranslateInput, "translate", ({ text, from, to }, { signal }) =>
    from === to ? ok({ translated: text, detected: null }) : translate({ text, from, to }, signal),
  ),
});

export type TranslateActions = ReturnType<typeof translateActions>;
