import type { Result } from "../../core/result.ts";
import type { TranslationRequest } from "./languages.ts";
import type { TranslationAnswer } from "./schema.ts";

export type Translator = (
  request: TranslationRequest,
  signal: AbortSignal,
) => Promise<Result<TranslationAnswer>>;

export type TranslateEffects = { readonly translate: Translator };
