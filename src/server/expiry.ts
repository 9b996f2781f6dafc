/** A store whose rows expire. */
export type Expiring = { deleteExpired(before: Date): Promise<void> };

export const expireAll = async (expiringStores: readonly Expiring[], now: Date): Promise<void> => {
  await Promise.all(expiringStores.map((store) => store.deleteExpired(now)));
};

/**
 * Deletes what has expired, as soon as whoever starts it has nothing else to do, and every minute from then on; a failure
 * is reported and tried again the next time.
 */
export function startExpiryTimer(
  expiringStores: readonly Expiring[],
  {
    now,
    report,
    afterwards = async () => {},
    everyMs = 60_000,
  }: {
    now: () => Date;
    report: (fault: unknown) => void;
    /** What comes after each round, whether or not anything had expired. */
    afterwards?: () => Promise<void>;
    everyMs?: number;
  },
): { stop: () => void } {
  const run = () => void expireAll(expiringStores, now()).then(afterwards).catch(report);
  const firstExpiry = setImmediate(run);
  const expiryTimer = setInterval(run, everyMs);
  expiryTimer.unref();
  return {
    stop: () => {
      clearImmediate(firstExpiry);
      clearInterval(expiryTimer);
    },
  };
}
