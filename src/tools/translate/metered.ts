import type { DailyCeiling } from "#core/site-totals.ts";
import type { Translator } from "./effects.ts";

/** Counts a text's length against the day's ceiling of all visitors, and what whoever asks has of it; a text that the provider refused cost nothing. */
export const meteredTranslator =
  (translate: Translator, ceiling: DailyCeiling): Translator =>
  async (request, asker) => {
    const taken = await ceiling.take(asker.payer, request.text.length);
    if (!taken.ok) return taken;
    const translation = await translate(request, asker);
    // Whoever left may have been the only one who did not see the translation.
    if (!translation.ok && !translation.failure.isSpent && !asker.signal.aborted) await taken.value();
    return translation;
  };
