/** Remembers values, each for its time; when there are too many, the least recently used goes first. */
export type TtlCache<Value> = {
  readonly get: (key: string) => Value | null;
  readonly set: (key: string, value: Value, forMs: number) => void;
};

/** `most` is how many values there may be, or what they may weigh together where `weigh` says what one weighs. */
export function createTtlCache<Value>({
  most,
  now,
  weigh = () => 1,
}: {
  most: number;
  now: () => number;
  weigh?: (value: Value) => number;
}): TtlCache<Value> {
  const entries = new Map<string, { readonly value: Value; readonly expiresAt: number }>();
  let weight = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (entry && entries.delete(key)) weight -= weigh(entry.value);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      if (entry.expiresAt <= now()) {
        remove(key);
        return null;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, forMs) {
      remove(key);
      entries.set(key, { value, expiresAt: now() + forMs });
      weight += weigh(value);
      for (const oldest of entries.keys()) {
        if (weight <= most) break;
        remove(oldest);
      }
    },
  };
}
