/** Remembers values, each for its time; when there are too many, the least recently used goes first. */
export type TtlCache<Value> = {
  readonly get: (key: string) => Value | null;
  readonly set: (key: string, value: Value, forMs: number) => void;
};

/** `maxTotal` is how many values there may be, or the total of their sizes where `sizeOf` gives the size of one. */
export function createTtlCache<Value>({
  maxTotal,
  now,
  sizeOf = () => 1,
}: {
  maxTotal: number;
  now: () => number;
  sizeOf?: (value: Value) => number;
}): TtlCache<Value> {
  const cacheEntries = new Map<string, { readonly value: Value; readonly expiresAt: number }>();
  let totalWeight = 0;

  function removeEntry(cacheKey: string): void {
    const cacheEntry = cacheEntries.get(cacheKey);
    if (cacheEntry && cacheEntries.delete(cacheKey)) totalWeight -= sizeOf(cacheEntry.value);
  }

  return {
    get(cacheKey) {
      const cacheEntry = cacheEntries.get(cacheKey);
      if (!cacheEntry) return null;
      if (cacheEntry.expiresAt <= now()) {
        removeEntry(cacheKey);
        return null;
      }
      cacheEntries.delete(cacheKey);
      cacheEntries.set(cacheKey, cacheEntry);
      return cacheEntry.value;
    },
    set(cacheKey, cachedValue, forMs) {
      removeEntry(cacheKey);
      cacheEntries.set(cacheKey, { value: cachedValue, expiresAt: now() + forMs });
      totalWeight += sizeOf(cachedValue);
      for (const oldestKey of cacheEntries.keys()) {
        if (totalWeight <= maxTotal) break;
        removeEntry(oldestKey);
      }
    },
  };
}
