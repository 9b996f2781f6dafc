/** Remembers values, each for its time; when there are too many, the least recently used goes first. */
export type TtlCache<Value> = {
  readonly get: (key: string) => Value | null;
  readonly set: (key: string, value: Value, forMs: number) => void;
};

/** `most` is how many values there may be, or the total of their sizes where `sizeOf` gives the size of one. */
export function createTtlCache<Value>({
  maxTotal,
  now,
  sizeOf = () => 1,
}: {
  maxTotal: number;
  now: () => number;
  sizeOf?: (value: Value) => number;
}): TtlCache<Value> {
  const entries = new Map<string, { readonly value: Value; readonly expiresAt: number }>();
  let weight = 0;

  function remove(cacheKey: string): void {
    const entry = entries.get(cacheKey);
    if (entry && entries.delete(cacheKey)) weight -= sizeOf(entry.value);
  }

  return {
    get(cacheKey) {
      const entry = entries.get(cacheKey);
      if (!entry) return null;
      if (entry.expiresAt <= now()) {
        remove(cacheKey);
        return null;
      }
      entries.delete(cacheKey);
      entries.set(cacheKey, entry);
      return entry.value;
    },
    set(cacheKey, value, forMs) {
      remove(cacheKey);
      entries.set(cacheKey, { value, expiresAt: now() + forMs });
      weight += sizeOf(value);
      for (const oldest of entries.keys()) {
        if (weight <= maxTotal) break;
        remove(oldest);
      }
    },
  };
}
