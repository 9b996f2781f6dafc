/** A store that forgets, when told the time, what has expired by then. */
export type Expiring = { purge(before: Date): Promise<void> };

export const expireAll = async (stores: readonly Expiring[], now: Date): Promise<void> => {
  await Promise.all(stores.map((store) => store.purge(now)));
};

/** Purges now and every minute from now on; a failure is reported and tried again the next time. */
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
