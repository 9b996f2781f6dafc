/** Remembers so many values, each for its time; the ones that nobody asked for longest go first. */
export type TtlCache<Value> = {
  readonly get: (key: string) => Value | null;
  readonly set: (key: string, value: Value, forMs: number) => void;
};

export function createTtlCache<Value>({ most, now }: { most: number; now: () => number }): TtlCache<Value> {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    get(key) {
      const entry = kept.get(key);
      kept.delete(key);
      if (!entry || entry.until <= now()) return null;
      kept.set(key, entry);
      return entry.value;
    },
    set(key, value, forMs) {
      kept.delete(key);
      kept.set(key, { value, until: now() + forMs });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
