import { ok } from "#core/result.ts";
import { createTtlCache } from "#core/ttl-cache.ts";
import type { Translator } from "./effects.ts";
import type { TranslationRequest } from "./languages.ts";
import type { TranslationAnswer } from "./schema.ts";

/** What an entry takes besides its text, in UTF-16 units: its key and the map's own room. */
const entryOverhead = 200;

/** The text itself is not remembered, only its digest. */
async function translationKeyOf({ from, to, text }: TranslationRequest): Promise<string> {
  const requestBytes = new TextEncoder().encode(`${from}|${to}|${text}`);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", requestBytes)).toBase64();
}

/** Answers equal requests from memory. `maxLength` is what all translations together may take, in UTF-16 units. */
export function cachingTranslator(
  translate: Translator,
  {
    now,
    lifetimeMs = 86_400_000,
    maxLength = 2_000_000,
  }: { now: () => number; lifetimeMs?: number; maxLength?: number },
): Translator {
  const translations = createTtlCache<TranslationAnswer>({
    maxTotal: maxLength,
    now,
    sizeOf: ({ translated }) => entryOverhead + translated.length,
  });
  return async (request, asker) => {
    const key = await translationKeyOf(request);
    const cachedTranslation = translations.get(key);
    if (cachedTranslation) return ok(cachedTranslation);
    const translationOutcome = await translate(request, asker);
    if (translationOutcome.ok) translations.set(key, translationOutcome.value, lifetimeMs);
    return translationOutcome;
  };
}
