import { embeddedPath } from "#core/embedded.ts";
import { isSupervised, mayRestartAt } from "./restart-in-place.ts";

/** What the thread that is watched writes and the one that watches it reads: counters, then a route as ISO 8859-1. */
export const board = {
  beat: 0,
  routeLength: 1,
  round: 2,
  counters: 3,
  routeAt: 12,
  routeBytes: 244,
  bytes: 256,
} as const;

export type WatchOrder = {
  readonly memory: SharedArrayBuffer;
  /** The number of the thread that is watched, which is that of the process. */
  readonly pid: number;
  /** How long it may compute without a sign of life. */
  readonly limitMs: number;
  /** The socket of a service manager that wants to hear of the process; blank where there is none. */
  readonly notifySocket: string;
  /** Whether somebody starts the process again once it has ended. */
  readonly isSupervised: boolean;
  /** From when on it may start itself again, in milliseconds since 1970. */
  readonly mayRestartAt: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

export type Watchdog = {
  /** Says what the thread works for from now on: the route alone, never an address. */
  readonly enter: (method: string, route: string) => void;
  /** What was last entered; "" before the first request. */
  readonly underWay: () => string;
  /**
   * Watches the calling thread, and takes SIGTERM from it, of which `onStop` hears; `onWatching` is told when it does, as
   * its own thread has to start first.
   */
  readonly start: (env: Environment, onStop: () => void, onWatching?: () => void) => void;
};

const beatMs = 1000;
const heldLimitMs = 10_000;

const script = (): URL | string =>
  embeddedPath("watchdog-worker") ?? new URL("./watchdog-worker.ts", import.meta.url);

/** A thread beside the one that answers, which ends the process when that one is held: nothing in a held thread can. */
export function createWatchdog(limitMs = heldLimitMs): Watchdog {
  const memory = new SharedArrayBuffer(board.bytes);
  const counters = new Int32Array(memory, 0, board.counters);
  const letters = new Uint8Array(memory, board.routeAt, board.routeBytes);
  return {
    enter(method, route) {
      const text = `${method} ${route}`;
      const length = Math.min(text.length, board.routeBytes);
      for (let index = 0; index < length; index += 1) letters[index] = text.charCodeAt(index);
      counters[board.routeLength] = length;
    },
    underWay: () => Buffer.from(letters.slice(0, counters[board.routeLength])).toString("latin1"),
    start(env, onStop, onWatching) {
      setInterval(() => Atomics.add(counters, board.beat, 1), beatMs).unref();
      const worker = new Worker(script(), { smol: true });
      worker.addEventListener("message", ({ data }) => (data === "stop" ? onStop() : onWatching?.()));
      const order: WatchOrder = {
        memory,
        pid: process.pid,
        limitMs,
        notifySocket: env["NOTIFY_SOCKET"] ?? "",
        isSupervised: isSupervised(env),
        mayRestartAt: mayRestartAt(env),
      };
      worker.postMessage(order, []);
    },
  };
}
