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

type Envelope = readonly [process: string, topic: string, message: string];

const isEnvelope = (value: unknown): value is Envelope =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === "string");

/** Within one process. */
export function localBus(): Bus {
  const listeners = new Map<string, Set<(message: string) => void>>();
  return {
    isShared: false,
    publish(topic, message) {
      for (const listener of listeners.get(topic) ?? []) listener(message);
    },
    subscribe(topic, listener) {
      const those = listeners.get(topic) ?? new Set();
      listeners.set(topic, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0) listeners.delete(topic);
      };
    },
    close: async () => {},
  };
}

/** Within one process at once, and to the other processes by what `connect` opens. */
export async function sharedBus(connect: ConnectBus, onFault: (fault: unknown) => void): Promise<Bus> {
  const local = localBus();
  const ownId = crypto.randomUUID();
  const transport = await connect((payload) => {
    const envelope: unknown = JSON.parse(payload);
    if (!isEnvelope(envelope)) return;
    const [sender, topic, message] = envelope;
    if (sender !== ownId) local.publish(topic, message);
  });
  const underWay = new Set<Promise<unknown>>();
  return {
    ...local,
    isShared: true,
    publish(topic, message) {
      local.publish(topic, message);
      const sending = transport.send(JSON.stringify([ownId, topic, message])).catch(onFault);
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },
    close: async () => {
      await Promise.all(underWay);
      await transport.close();
    },
  };
}
