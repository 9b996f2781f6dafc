import { action } from "../../core/action.ts";
import { ok } from "../../core/result.ts";
import type { TranslateEffects } from "./effects.ts";
import { TranslateInput, TranslationAnswer } from "./schema.ts";

/** A text into its own language stays as it is. */
export const translateActions = ({ translate }: TranslateEffects) => ({
  translate: action(TranslateInput, TranslationAnswer, "translate", ({ text, from, to }, { signal }) =>
    from === to ? ok({ translated: text, detected: null }) : translate({ text, from, to }, signal),
  ),
});

export type TranslateActions = ReturnType<typeof translateActions>;
