import { ok } from "../../core/result.ts";
import type { TranslationRequest } from "./names.ts";
import type { Translation, Translator } from "./actions.ts";

type Kept = { readonly translation: Translation; readonly until: number };

/** What an entry takes besides its text, in characters: its key and the map's own room. */
const entryLength = 200;
const lengthOf = ({ translation }: Kept): number => entryLength + translation.translated.length;

/** The text itself is not kept, only its digest. */
async function keyOf({ from, to, text }: TranslationRequest): Promise<string> {
  const bytes = new TextEncoder().encode(`${from}|${to}|${text}`);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toBase64();
}

/** Answers equal requests from memory; the least recently used go first when the translations grow too long. */
export function cachingTranslator(
  translate: Translator,
  {
    now,
    lifetimeMs = 86_400_000,
    capacity = 2_000_000,
  }: { now: () => number; lifetimeMs?: number; capacity?: number },
): Translator {
  const kept = new Map<string, Kept>();
  let size = 0;

  function forget(key: string): void {
    const entry = kept.get(key);
    if (entry) size -= lengthOf(entry);
    kept.delete(key);
  }

  function keep(key: string, entry: Kept): void {
    forget(key);
    kept.set(key, entry);
    size += lengthOf(entry);
    for (const oldest of kept.keys()) {
      if (size <= capacity) break;
      forget(oldest);
    }
  }

  return async (request, signal) => {
    const key = await keyOf(request);
    const known = kept.get(key);
    if (known && known.until > now()) {
      keep(key, known);
      return ok(known.translation);
    }
    const outcome = await translate(request, signal);
    if (outcome.ok) keep(key, { translation: outcome.value, until: now() + lifetimeMs });
    return outcome;
  };
}
