import { clientCountStore } from "#db/client-counts.ts";
import type { Db } from "#db/db.ts";
import { visitorStore } from "#db/visitors.ts";
import { type ActiveClient, createClientActivity } from "#http/client-activity.ts";
import { randomBytes } from "#core/random.ts";
import type { Expiring } from "./expiry.ts";

const flushEveryMs = 10_000;

/** Knows clients by a hash of the day, and stores how busy they are every few seconds, for `admin clients top`. */
export async function startClientActivity(
  db: Db,
  { now, report }: { now: () => Date; report: (fault: unknown) => void },
): Promise<{
  readonly clientAt: (address: string) => ActiveClient;
  readonly expiring: Expiring;
  readonly stop: () => Promise<void>;
}> {
  const clientCounts = clientCountStore(db);
  const visitors = visitorStore(db, { randomBytes, now });
  const { clientAt, flush } = await createClientActivity({
    now: () => now().getTime(),
    saltOf: (day) => visitors.saltOf(day),
    store: (day, busiestClients) => clientCounts.add(day, busiestClients),
  });
  const flushTimer = setInterval(() => void flush().catch(report), flushEveryMs);
  flushTimer.unref();
  return {
    clientAt,
    expiring: clientCounts,
    stop: async () => {
      clearInterval(flushTimer);
      await flush().catch(report);
    },
  };
}
