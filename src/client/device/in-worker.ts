import type { Lang } from "../../core/i18n.ts";
import type { DeviceOutcome } from "./run.ts";

/** What a worker is asked for: the module of a tool's functions, and a call of one of them. */
export type WorkerCall = {
  readonly address: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly lang: Lang;
};

type Waiting = { readonly call: WorkerCall; readonly settle: (outcome: DeviceOutcome | null) => void };

let worker: Worker | null = null;
let underWay: Waiting | null = null;
let next: Waiting | null = null;

function start(): Worker {
  const source = document.querySelector("script[data-worker]")?.getAttribute("data-worker") ?? "";
  const started = new Worker(source, { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<DeviceOutcome | null>) => end(data));
  // Safari 14 and Firefox 78 have no workers made of modules.
  started.addEventListener("error", (fault) => {
    fault.preventDefault();
    started.terminate();
    worker = null;
    end(null);
  });
  return started;
}

function begin(waiting: Waiting): void {
  underWay = waiting;
  worker ??= start();
  worker.postMessage(waiting.call);
}

function end(outcome: DeviceOutcome | null): void {
  const [done, later] = [underWay, next];
  underWay = null;
  next = null;
  done?.settle(outcome);
  if (later) begin(later);
}

/**
 * Runs a call where nothing that is typed waits for it; null when there is no worker, or when a later call has come
 * before this one began.
 */
export const runInWorker = (call: WorkerCall): Promise<DeviceOutcome | null> =>
  new Promise((settle) => {
    if (!underWay) return begin({ call, settle });
    next?.settle(null);
    next = { call, settle };
  });
