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
  const runningByKey = new Map<string, number>();
  let runningInAll = 0;
  return {
    inUse: () => runningInAll,
    take(key) {
      const runningOfKey = runningByKey.get(key) ?? 0;
      if (runningInAll >= total || runningOfKey >= perClient) return null;
      runningInAll += 1;
      runningByKey.set(key, runningOfKey + 1);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        runningInAll -= 1;
        const stillRunning = (runningByKey.get(key) ?? 1) - 1;
        if (stillRunning > 0) runningByKey.set(key, stillRunning);
        else runningByKey.delete(key);
      };
    },
  };
}
