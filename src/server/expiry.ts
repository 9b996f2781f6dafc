/** A store whose rows expire. */
export type Expiring = { deleteExpired(before: Date): Promise<void> };

export const expireAll = async (stores: readonly Expiring[], now: Date): Promise<void> => {
  await Promise.all(stores.map((store) => store.deleteExpired(now)));
};

/** Deletes what has expired, now and every minute from now on; a failure is reported and tried again the next time. */
export function startExpiryTimer(
  stores: readonly Expiring[],
  { now, report, everyMs = 60_000 }: { now: () => Date; report: (fault: unknown) => void; everyMs?: number },
): { stop: () => void } {
  const run = () => void expireAll(stores, now()).catch(report);
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
