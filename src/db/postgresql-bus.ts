import type { ConnectBus } from "#core/bus.ts";
import type { WatchedPool } from "./watched-pool.ts";

const channel = "toolbox";
const probeTimeoutMs = 3000;
const beatMs = 3000;
/** Nothing was heard for so many beats of one's own: the connection that listens is no longer one. */
const maxMissedBeats = 3;

type Listening = { readonly on: object; readonly subscription: { readonly unlisten: () => Promise<void> } };

/**
 * LISTEN and NOTIFY. Throws when nothing is heard: a pooler in transaction mode takes LISTEN and passes nothing on. Who
 * only listens does not notice that nobody speaks any more, so a beat is sent, which is heard here too.
 */
export const postgresqlBus =
  (
    { current, wait, isSilent }: Pick<WatchedPool, "current" | "wait" | "isSilent">,
    onFault: (fault: unknown) => void = () => {},
  ): ConnectBus =>
  async (deliver) => {
    const beat = crypto.randomUUID();
    const heardBeat = Promise.withResolvers<boolean>();
    let missedBeats = 0;
    const hear = (payload: string) => {
      missedBeats = 0;
      if (payload === beat) heardBeat.resolve(true);
      else if (payload.startsWith("[")) deliver(payload);
    };
    async function listen(): Promise<Listening> {
      const pool = current();
      return { on: pool, subscription: await wait(() => pool.listen(channel, hear)) };
    }
    const send = (payload: string) => wait(async () => current().notify(channel, payload));

    let listening = await listen();
    const probeTimer = setTimeout(() => heardBeat.resolve(false), probeTimeoutMs);
    await send(beat);
    const isHeard = await heardBeat.promise;
    clearTimeout(probeTimer);
    if (!isHeard) {
      await listening.subscription.unlisten();
      throw new Error(
        "DATABASE_URL: NOTIFY is not heard, as behind a pooler in transaction mode. Set REDIS_URL, or connect to PostgreSQL itself or to a pooler in session mode.",
      );
    }

    async function keepListening(): Promise<void> {
      if (isSilent()) return;
      missedBeats += 1;
      if (missedBeats > maxMissedBeats || listening.on !== current()) {
        // What ends a registration waits for a server that may be gone.
        void listening.subscription.unlisten().catch(onFault);
        listening = await listen();
        missedBeats = 0;
      }
      await send(beat);
    }
    let beating: Promise<void> | null = null;
    const beatTimer = setInterval(() => {
      beating ??= keepListening()
        .catch(onFault)
        .finally(() => {
          beating = null;
        });
    }, beatMs);
    beatTimer.unref();

    return {
      send,
      close: async () => {
        clearInterval(beatTimer);
        await beating;
        await listening.subscription.unlisten();
      },
    };
  };
