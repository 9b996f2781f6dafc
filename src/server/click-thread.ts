import { Worker } from "node:worker_threads";
import { embeddedPath } from "../core/embedded.ts";
import type { ClickVisit } from "../tools/links/click.ts";

export type ClickSettings = { readonly url: string; readonly countryFile: string };
/** Visits as JSON, since one text is handed over in less time than many objects; or the end. */
export type ClickOrder = string;
export const closeOrder: ClickOrder = "close";
/** Null when it is done. */
export type ClickReply = { readonly text: string; readonly isTransient: boolean } | null;

/** What a thread could not commit; `isTransient` where it may be tried again. */
export class ClickThreadError extends Error {
  readonly isTransient: boolean;
  constructor(text: string, isTransient: boolean) {
    super(text);
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
export function startClickThread(settings: ClickSettings, script = defaultScript()): ClickThread {
  let worker: Worker | null = null;
  let settle: ((failure: ClickThreadError | null) => void) | null = null;

  function hire(): Worker {
    const hired = new Worker(script, { workerData: settings });
    hired.on("message", (reply: ClickReply) =>
      settle?.(reply && new ClickThreadError(reply.text, reply.isTransient)),
    );
    const end = (text: string) => {
      if (worker === hired) worker = null;
      settle?.(new ClickThreadError(text, true));
    };
    hired.on("error", (fault: Error) => end(fault.stack ?? fault.message));
    hired.on("exit", () => end("The thread of clicks has ended"));
    return hired;
  }

  async function order(text: ClickOrder): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<ClickThreadError | null>();
    settle = resolve;
    (worker ??= hire()).postMessage(text);
    const failure = await promise;
    settle = null;
    if (failure) throw failure;
  }

  return {
    commit: (visits) => order(JSON.stringify(visits)),
    async close() {
      if (!worker) return;
      await order(closeOrder);
      await worker.terminate();
      worker = null;
    },
  };
}
