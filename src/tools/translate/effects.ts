import type { Payer } from "#core/client-key.ts";
import type { Result } from "#core/result.ts";
import type { TranslationRequest } from "./languages.ts";
import type { TranslationAnswer } from "./schema.ts";

export type Translator = (
  request: TranslationRequest,
  /** Who asks, and until when they wait. */
  asker: { readonly payer: Payer; readonly signal: AbortSignal },
) => Promise<Result<TranslationAnswer>>;

export type TranslateEffects = { readonly translate: Translator };
