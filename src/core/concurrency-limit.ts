/** Counts what is under way at once: so much in all, and so much for one client (or whatever the key stands for). */
export type ConcurrencyLimit = {
  /** What releases the slot (once, however often it is called), or null when none is free. */
  readonly take: (key: string) => (() => void) | null;
  /** How many slots are taken. */
  readonly inUse: () => number;
};

export function createConcurrencyLimit({
  total,
  perClient,
}: {
  total: number;
  perClient: number;
}): ConcurrencyLimit {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    inUse: () => all,
    take(key) {
      const count = counts.get(key) ?? 0;
      if (all >= total || count >= perClient) return null;
      all += 1;
      counts.set(key, count + 1);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        all -= 1;
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
