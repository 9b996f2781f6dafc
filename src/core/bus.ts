import { parseJson } from "./json.ts";

/** Carries short messages between the processes of one site. What is lost is found out by asking again. */
export type Bus = {
  /** Whether other processes hear it too. */
  readonly isShared: boolean;
  /** Calls the listeners here before it returns, and those of other processes within a second. */
  readonly publish: (topic: string, message: string) => void;
  /** Returns what ends it. */
  readonly subscribe: (topic: string, listener: (message: string) => void) => () => void;
  /** Ends it once all that was published is on its way. */
  readonly close: () => Promise<void>;
};

/** How messages reach other processes. */
export type BusTransport = {
  readonly send: (payload: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** Opens the way to other processes; what they send goes to `deliver`. */
export type ConnectBus = (deliver: (payload: string) => void) => Promise<BusTransport>;

type BusEnvelope = readonly [process: string, topic: string, message: string];

const isEnvelope = (busPayload: unknown): busPayload is BusEnvelope =>
  Array.isArray(busPayload) &&
  busPayload.length === 3 &&
  busPayload.every((envelopePart) => typeof envelopePart === "string");

/** Within one process. */
export function localBus(): Bus {
  const listeners = new Map<string, Set<(message: string) => void>>();
  return {
    isShared: false,
    publish(busTopic, busMessage) {
      for (const busListener of listeners.get(busTopic) ?? []) busListener(busMessage);
    },
    subscribe(busTopic, busListener) {
      const those = listeners.get(busTopic) ?? new Set();
      listeners.set(busTopic, those.add(busListener));
      return () => {
        those.delete(busListener);
        if (those.size === 0) listeners.delete(busTopic);
      };
    },
    close: async () => {},
  };
}

/** Within one process at once, and to the other processes by what `connect` opens. */
export async function sharedBus(connect: ConnectBus, onFault: (fault: unknown) => void): Promise<Bus> {
  const localListeners = localBus();
  const ownId = crypto.randomUUID();
  const transport = await connect((busPayload) => {
    // Anybody who may use the server may send anything.
    const envelope = parseJson(busPayload);
    if (!isEnvelope(envelope)) return;
    const [sender, busTopic, busMessage] = envelope;
    try {
      if (sender !== ownId) localListeners.publish(busTopic, busMessage);
    } catch (listenerFault) {
      onFault(listenerFault);
    }
  });
  const publishing = new Set<Promise<unknown>>();
  return {
    ...localListeners,
    isShared: true,
    publish(busTopic, busMessage) {
      localListeners.publish(busTopic, busMessage);
      const sending = transport.send(JSON.stringify([ownId, busTopic, busMessage])).catch(onFault);
      publishing.add(sending);
      void sending.finally(() => publishing.delete(sending));
    },
    close: async () => {
      await Promise.all(publishing);
      await transport.close();
    },
  };
}
