import type { SQL } from "bun";
import type { ConnectBus } from "../core/bus.ts";

const channel = "toolbox";
const probeTimeoutMs = 3000;

/**
 * LISTEN and NOTIFY. Throws when nothing is heard: a pooler in transaction mode takes LISTEN and passes nothing on.
 * After a restart of the server Bun's client listens again by itself.
 */
export const postgresqlBus =
  (server: Pick<SQL, "listen" | "notify">): ConnectBus =>
  async (deliver) => {
    const probe = crypto.randomUUID();
    const { promise: heard, resolve } = Promise.withResolvers<boolean>();
    const subscription = await server.listen(channel, (busPayload) => {
      if (busPayload === probe) resolve(true);
      else if (busPayload.startsWith("[")) deliver(busPayload);
    });
    const probeTimer = setTimeout(() => resolve(false), probeTimeoutMs);
    await server.notify(channel, probe);
    const isHeard = await heard;
    clearTimeout(probeTimer);
    if (!isHeard) {
      await subscription.unlisten();
      throw new Error(
        "DATABASE_URL: NOTIFY is not heard, as behind a pooler in transaction mode. Set REDIS_URL, or connect to PostgreSQL itself or to a pooler in session mode.",
      );
    }
    return {
      send: (busPayload) => server.notify(channel, busPayload),
      close: () => subscription.unlisten(),
    };
  };
