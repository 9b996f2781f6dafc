import type { Lang } from "#core/i18n.ts";
import type { DeviceOutcome } from "./run.ts";

/** What a worker is asked for: the module of a tool's functions, its texts, and a call of one of them. */
export type WorkerCall = {
  readonly address: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly lang: Lang;
};

type QueuedCall = { readonly call: WorkerCall; readonly settle: (outcome: DeviceOutcome | null) => void };

let deviceWorker: Worker | null = null;
let runningCall: QueuedCall | null = null;
let nextCall: QueuedCall | null = null;

function startWorker(): Worker {
  const workerUrl = document.querySelector("script[data-worker]")?.getAttribute("data-worker") ?? "";
  const startedWorker = new Worker(workerUrl, { type: "module" });
  startedWorker.addEventListener("message", ({ data }: MessageEvent<DeviceOutcome | null>) => endCall(data));
  // Safari 14 and Firefox 78 have no workers made of modules.
  startedWorker.addEventListener("error", (workerFault) => {
    workerFault.preventDefault();
    startedWorker.terminate();
    deviceWorker = null;
    endCall(null);
  });
  return startedWorker;
}

function beginCall(queuedCall: QueuedCall): void {
  runningCall = queuedCall;
  deviceWorker ??= startWorker();
  deviceWorker.postMessage(queuedCall.call);
}

function endCall(deviceOutcome: DeviceOutcome | null): void {
  const [doneCall, laterCall] = [runningCall, nextCall];
  runningCall = null;
  nextCall = null;
  doneCall?.settle(deviceOutcome);
  if (laterCall) beginCall(laterCall);
}

/**
 * Runs a call where nothing that is typed waits for it; null when there is no worker, or when a later call has come
 * before this one began.
 */
export const runInWorker = (workerCall: WorkerCall): Promise<DeviceOutcome | null> =>
  new Promise((settleCall) => {
    if (!runningCall) return beginCall({ call: workerCall, settle: settleCall });
    nextCall?.settle(null);
    nextCall = { call: workerCall, settle: settleCall };
  });
