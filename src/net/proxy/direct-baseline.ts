import { createTtlCache } from "../../core/ttl-cache.ts";
import { type Sighting, readSighting } from "./judge.ts";

const minuteMs = 60_000;
const timeoutMs = 3000;

/**
 * What the judge sees of this server itself: the address it goes out with, and the headers that the operator's own
 * front adds. The judge's address is a setting, so it is asked without the guard. Null when it does not answer.
 */
export function createDirectBaseline({
  judge,
  now,
}: {
  judge: URL;
  now: () => number;
}): () => Promise<Sighting | null> {
  const known = createTtlCache<{ readonly seen: Sighting | null }>({ most: 1, now });
  return async () => {
    const kept = known.get("usual");
    if (kept) return kept.seen;
    const seen = await look(judge);
    known.set("usual", { seen }, seen ? 10 * minuteMs : minuteMs);
    return seen;
  };
}

async function look(judge: URL): Promise<Sighting | null> {
  try {
    const response = await fetch(judge, {
      headers: { Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? readSighting(await response.text()) : null;
  } catch {
    return null;
  }
}
