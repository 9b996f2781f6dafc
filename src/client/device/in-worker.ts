import type { Lang } from "../../core/i18n.ts";
import type { DeviceOutcome } from "./run.ts";

/** What a worker is asked for: the module of a tool's functions, and a call of one of them. */
export type WorkerCall = {
  readonly address: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly lang: Lang;
};

type QueuedCall = { readonly call: WorkerCall; readonly settle: (outcome: DeviceOutcome | null) => void };

let deviceWorker: Worker | null = null;
let runningCall: QueuedCall | null = null;
let nextCall: QueuedCall | null = null;

function startWorker(): Worker {
  const source = document.querySelector("script[data-worker]")?.getAttribute("data-worker") ?? "";
  const started = new Worker(source, { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<DeviceOutcome | null>) => endCall(data));
  // Safari 14 and Firefox 78 have no workers made of modules.
  started.addEventListener("error", (fault) => {
    fault.preventDefault();
    started.terminate();
    deviceWorker = null;
    endCall(null);
  });
  return started;
}

function beginCall(waiting: QueuedCall): void {
  runningCall = waiting;
  deviceWorker ??= startWorker();
  deviceWorker.postMessage(waiting.call);
}

function endCall(outcome: DeviceOutcome | null): void {
  const [done, later] = [runningCall, nextCall];
  runningCall = null;
  nextCall = null;
  done?.settle(outcome);
  if (later) beginCall(later);
}

/**
 * Runs a call where nothing that is typed waits for it; null when there is no worker, or when a later call has come
 * before this one began.
 */
export const runInWorker = (call: WorkerCall): Promise<DeviceOutcome | null> =>
  new Promise((settle) => {
    if (!runningCall) return beginCall({ call, settle });
    nextCall?.settle(null);
    nextCall = { call, settle };
  });
