import { Worker } from "node:worker_threads";
import { embeddedPath } from "#core/embedded.ts";
import type { ClickBounds } from "#tools/links/click-bounds.ts";
import type { ClickRoomSettings } from "#db/click-room.ts";
import type { ClickVisit } from "#tools/links/click.ts";

export type ClickSettings = {
  readonly url: string;
  readonly countryFile: string;
  readonly bounds: ClickBounds | null;
  readonly room: ClickRoomSettings;
};
/** Visits as JSON, since one text is handed over in less time than many objects; or the end. */
export type ClickOrder = string;
export const closeOrder: ClickOrder = "close";
/** Null when it is done. */
export type ClickReply = { readonly text: string; readonly isTransient: boolean } | null;

/** What a thread could not commit; `isTransient` where it may be tried again. */
export class ClickThreadError extends Error {
  readonly isTransient: boolean;
  constructor(faultText: string, isTransient: boolean) {
    super(faultText);
    this.isTransient = isTransient;
  }
}

export type ClickThread = {
  /** Counts visits, all or none, and resolves once they are on the disk. One call at a time. */
  readonly commit: (visits: readonly ClickVisit[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

const defaultScript = () =>
  embeddedPath("click-worker") ?? new URL("./click-worker.ts", import.meta.url).pathname;

/**
 * The thread that clicks are counted on, over a connection of its own: while it waits for the disk, everything else is
 * answered. It starts at the first click, and again when it has died.
 */
export function startClickThread(clickSettings: ClickSettings, script = defaultScript()): ClickThread {
  let worker: Worker | null = null;
  let settleOrder: ((failure: ClickThreadError | null) => void) | null = null;

  function hireClickWorker(): Worker {
    const clickWorker = new Worker(script, { workerData: clickSettings });
    clickWorker.on("message", (clickReply: ClickReply) =>
      settleOrder?.(clickReply && new ClickThreadError(clickReply.text, clickReply.isTransient)),
    );
    const endThread = (faultText: string) => {
      if (worker === clickWorker) worker = null;
      settleOrder?.(new ClickThreadError(faultText, true));
    };
    clickWorker.on("error", (threadFault: Error) => endThread(threadFault.stack ?? threadFault.message));
    clickWorker.on("exit", () => endThread("The thread of clicks has ended"));
    return clickWorker;
  }

  async function orderClicks(orderText: ClickOrder): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<ClickThreadError | null>();
    settleOrder = resolve;
    (worker ??= hireClickWorker()).postMessage(orderText);
    const clickFailure = await promise;
    settleOrder = null;
    if (clickFailure) throw clickFailure;
  }

  return {
    commit: (clickVisits) => orderClicks(JSON.stringify(clickVisits)),
    async close() {
      if (!worker) return;
      await orderClicks(closeOrder);
      await worker.terminate();
      worker = null;
    },
  };
}
