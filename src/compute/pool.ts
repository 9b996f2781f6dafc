import { Worker } from "node:worker_threads";
import { clientKeyOf } from "../core/client-key.ts";
import { message } from "../core/i18n.ts";
import { countLargeGarbage } from "../core/large-garbage.ts";
import { type Result, fail } from "../core/result.ts";
import type { Compute } from "../core/task.ts";
import { lowerThreadPriority, threadPath, threadTimeMs } from "./thread-time.ts";
import { type Job, type QueueLimits, bytesOf, createFairQueue } from "./fair-queue.ts";

export type PoolOptions = {
  /** The module that a worker runs. */
  readonly script: URL | string;
  readonly workers?: number;
  /** How many workers there are besides, for pictures only. */
  readonly pictureWorkers?: number;
  /** How long one task may compute; then its worker is ended and another takes its place. */
  readonly deadlineMs?: number;
  /** How long it may take altogether, on a machine that lets it compute seldom. */
  readonly wallTimeoutMs?: number;
  /** What may wait; what comes then is answered `busy`, or `rate_limited` when it is one client's doing. */
  readonly waiting?: Partial<QueueLimits>;
  /** Lighter tasks run in place, without a worker. */
  readonly maxInlineCost?: number;
  /** Hears of work that is not taken. */
  readonly onRefusal?: (reason: "full" | "client") => void;
};

export type Pool = {
  readonly compute: Compute;
  /** How many tasks run, and how many wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
  readonly close: () => void;
};

/** A worker says first which thread it is. */
type Reply = { readonly thread?: string; readonly outcome?: Result<unknown>; readonly fault?: string };
type Thread = { readonly worker: Worker; path: string | null };

const mebibyte = 1024 * 1024;
const defaultQueueLimits: QueueLimits = {
  jobs: 256,
  bytes: 64 * mebibyte,
  clientJobs: 32,
  clientBytes: 8 * mebibyte,
};

const computedTooLong = () => fail("busy", message("problem.busy.tooLong"));
const busy = (retryAfterS: number): Result<never> => ({ ok: false, failure: { code: "busy", retryAfterS } });
const clientQueueFull = (): Result<never> => ({
  ok: false,
  failure: { code: "rate_limited", detail: message("problem.rate_limited.atOnce"), retryAfterS: 2 },
});

/**
 * Threads that heavy computations run in, so that everything else is answered meanwhile. Each client has one task
 * running at a time, and they take turns.
 */
export function createPool({
  script,
  workers = 2,
  pictureWorkers = 0,
  deadlineMs = 4000,
  wallTimeoutMs = 5 * deadlineMs,
  waiting = {},
  maxInlineCost = 16_384,
  onRefusal = () => {},
}: PoolOptions): Pool {
  const hasThreadTimes = threadPath() !== null;
  const idle: Thread[] = [];
  const queue = createFairQueue({ ...defaultQueueLimits, ...waiting });
  const running = new Map<Job, () => void>();
  let runningTasks = 0;

  const mayStart = ({ isPicture }: Job) =>
    running.size < workers + pictureWorkers && (isPicture || runningTasks < workers);

  function startWorker(): Thread {
    const thread: Thread = { worker: new Worker(script), path: null };
    thread.worker.unref();
    return thread;
  }

  function run(job: Job): void {
    const thread = idle.pop() ?? startWorker();
    const { worker } = thread;
    const startedAt = performance.now();
    const cpuAtStart = { ms: thread.path ? threadTimeMs(thread.path) : null };
    if (!job.isPicture) runningTasks += 1;
    const end = (after: () => void, isAlive: boolean) => {
      clearTimeout(timer);
      job.signal?.removeEventListener("abort", stop);
      worker.removeAllListeners();
      running.delete(job);
      if (!job.isPicture) runningTasks -= 1;
      queue.done(job);
      if (isAlive) idle.push(thread);
      else void worker.terminate();
      after();
      startNext();
    };
    const stop = () => end(() => job.settle(computedTooLong()), false);
    const check = () => {
      const elapsedMs = performance.now() - startedAt;
      const now = thread.path ? threadTimeMs(thread.path) : null;
      const computedMs = now === null || cpuAtStart.ms === null ? elapsedMs : now - cpuAtStart.ms;
      // A thread that has not said its name yet is starting, and that is no time of the task's.
      const usedMs = hasThreadTimes && thread.path === null ? 0 : computedMs;
      if (usedMs >= deadlineMs) return stop();
      if (elapsedMs >= wallTimeoutMs) return end(() => job.settle(busy(10)), false);
      const leftMs = Math.min(deadlineMs - usedMs, wallTimeoutMs - elapsedMs);
      timer = setTimeout(check, Math.max(20, Math.ceil(leftMs)));
    };
    let timer = setTimeout(check, deadlineMs);
    running.set(job, stop);
    job.signal?.addEventListener("abort", stop);
    worker.on("message", ({ thread: path, outcome, fault }: Reply) => {
      if (path === undefined) {
        // What goes to a worker and comes back is copied.
        countLargeGarbage(job.bytes + bytesOf(outcome));
        return end(() => (outcome ? job.settle(outcome) : job.reject(new Error(fault))), true);
      }
      thread.path = path;
      cpuAtStart.ms = threadTimeMs(path);
      lowerThreadPriority(path);
    });
    worker.on("error", (fault: Error) => end(() => job.reject(fault), false));
    worker.postMessage(job.order);
  }

  function startNext(): void {
    const job = queue.next(mayStart);
    if (job) run(job);
  }

  function enqueue(job: Job): void {
    if (!queue.isRunning(job.client) && mayStart(job)) {
      queue.start(job);
      return run(job);
    }
    const refusal = queue.refusal(job);
    if (refusal) onRefusal(refusal);
    if (refusal) return job.settle(refusal === "client" ? clientQueueFull() : busy(2));
    queue.add(job);
    job.signal?.addEventListener("abort", () => {
      if (queue.remove(job)) job.settle(computedTooLong());
    });
  }

  return {
    compute: async (task, input, client) => {
      if (task.cost(input) <= maxInlineCost) return task.run(input);
      const signal = client?.signal;
      if (signal?.aborted) return computedTooLong();
      const outcome = await new Promise<Result<unknown>>((settle, reject) =>
        enqueue({
          order: { name: task.name, input },
          client: client ? clientKeyOf(client) : "",
          isPicture: task.isPicture ?? false,
          bytes: bytesOf(input),
          settle,
          reject,
          signal,
        }),
      );
      // oxlint-disable-next-line no-unsafe-type-assertion -- the worker ran the task of this name from the same table
      return outcome as Awaited<ReturnType<typeof task.run>>;
    },
    load: () => ({ running: running.size, waiting: queue.waitingJobs() }),
    close: () => {
      queue.clear().forEach((job) => job.settle(busy(2)));
      [...running.values()].forEach((stop) => stop());
      idle.splice(0).forEach(({ worker }) => void worker.terminate());
    },
  };
}
