import { Worker } from "node:worker_threads";
import { message } from "../core/i18n.ts";
import { type Result, fail } from "../core/result.ts";
import type { Compute } from "../core/task.ts";

export type PoolOptions = {
  readonly workers?: number;
  /** How long one task may run; then its worker is ended and another takes its place. */
  readonly deadlineMs?: number;
  /** How many tasks may wait; the next one is answered `busy`. */
  readonly queue?: number;
  /** Lighter tasks run in place, without a worker. */
  readonly light?: number;
  /** The module that a worker runs. */
  readonly script?: URL;
};

export type Pool = { readonly compute: Compute; readonly close: () => void };

type Reply = { readonly outcome?: Result<unknown>; readonly fault?: string };
type Job = {
  readonly order: { readonly name: string; readonly input: unknown };
  readonly settle: (outcome: Result<unknown>) => void;
  readonly reject: (fault: Error) => void;
  readonly signal: AbortSignal | undefined;
};

const tooLong = () => fail("busy", message("problem.busy.tooLong"));
const full = (): Result<never> => ({ ok: false, failure: { code: "busy", retryAfterS: 2 } });

/** Threads that heavy computations run in, so that everything else is answered meanwhile. */
export function createPool({
  workers = 2,
  deadlineMs = 4000,
  queue = 32,
  light = 16_384,
  script = new URL("../server/compute-worker.ts", import.meta.url),
}: PoolOptions = {}): Pool {
  const idle: Worker[] = [];
  const waiting: Job[] = [];
  const stopBusy = new Set<() => void>();

  function take(job: Job): void {
    const worker = idle.pop() ?? new Worker(script);
    worker.unref();
    const end = (after: () => void, isAlive: boolean) => {
      clearTimeout(timer);
      job.signal?.removeEventListener("abort", stop);
      worker.removeAllListeners();
      stopBusy.delete(stop);
      if (isAlive) idle.push(worker);
      else void worker.terminate();
      after();
      const next = waiting.shift();
      if (next) take(next);
    };
    const stop = () => end(() => job.settle(tooLong()), false);
    const timer = setTimeout(stop, deadlineMs);
    stopBusy.add(stop);
    job.signal?.addEventListener("abort", stop);
    worker.on("message", ({ outcome, fault }: Reply) =>
      end(() => (outcome ? job.settle(outcome) : job.reject(new Error(fault))), true),
    );
    worker.on("error", (fault: Error) => end(() => job.reject(fault), false));
    worker.postMessage(job.order);
  }

  function enqueue(job: Job): void {
    if (stopBusy.size < workers) return take(job);
    if (waiting.length >= queue) return job.settle(full());
    waiting.push(job);
    job.signal?.addEventListener("abort", () => {
      const place = waiting.indexOf(job);
      if (place < 0) return;
      waiting.splice(place, 1);
      job.settle(tooLong());
    });
  }

  return {
    compute: async (task, input, signal) => {
      if (task.weigh(input) <= light) return task.run(input);
      if (signal?.aborted) return tooLong();
      const outcome = await new Promise<Result<unknown>>((settle, reject) =>
        enqueue({ order: { name: task.name, input }, settle, reject, signal }),
      );
      // oxlint-disable-next-line no-unsafe-type-assertion -- the worker ran the task of this name from the same table
      return outcome as Awaited<ReturnType<typeof task.run>>;
    },
    close: () => {
      waiting.splice(0).forEach((job) => job.settle(full()));
      stopBusy.forEach((stop) => stop());
      idle.splice(0).forEach((worker) => void worker.terminate());
    },
  };
}
