/** A store whose rows expire. */
export type Expiring = { deleteExpired(before: Date): Promise<void> };

export const expireAll = async (stores: readonly Expiring[], now: Date): Promise<void> => {
  await Promise.all(stores.map((store) => store.deleteExpired(now)));
};

/**
 * Deletes what has expired, as soon as whoever starts it has nothing else to do, and every minute from then on; a failure
 * is reported and tried again the next time.
 */
export function startExpiryTimer(
  stores: readonly Expiring[],
  { now, report, everyMs = 60_000 }: { now: () => Date; report: (fault: unknown) => void; everyMs?: number },
): { stop: () => void } {
  const run = () => void expireAll(stores, now()).catch(report);
  const first = setImmediate(run);
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearImmediate(first);
      clearInterval(timer);
    },
  };
}
