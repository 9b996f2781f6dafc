import { clientKeyOf } from "../core/client-key.ts";
import { message } from "../core/i18n.ts";
import type { Result } from "../core/result.ts";
import type { ComputeClient, Task } from "../core/task.ts";
import { type Job, type QueueLimits, bytesOf, createFairQueue } from "./fair-queue.ts";
import { type ThreadOptions, busyFor, computedTooLong, createThreads } from "./threads.ts";

export type PoolOptions = Pick<ThreadOptions, "script"> &
  Partial<ThreadOptions> & {
    /** What may wait; what comes then is answered `busy`, or `rate_limited` when it is one client's doing. */
    readonly waiting?: Partial<QueueLimits>;
    /** Lighter tasks run in place, without a worker. */
    readonly maxInlineCost?: number;
    /** Hears of work that is not taken. */
    readonly onRefusal?: (reason: "full" | "client") => void;
  };

export type Pool = {
  /** Without a client it is the product's own work. */
  readonly compute: <Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    client?: ComputeClient | null,
  ) => Promise<Result<Output>>;
  /** How many tasks run, and how many wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
  readonly close: () => void;
};

const mebibyte = 1024 * 1024;
const defaultQueueLimits: QueueLimits = {
  jobs: 256,
  bytes: 64 * mebibyte,
  clientJobs: 32,
  clientBytes: 8 * mebibyte,
};

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
  const queue = createFairQueue({ ...defaultQueueLimits, ...waiting });
  const times = { deadlineMs, wallTimeoutMs };
  const threads = createThreads({ script, workers, pictureWorkers, ...times }, (job) => {
    queue.done(job);
    startNext();
  });

  function startNext(): void {
    const job = queue.next(threads.mayStart);
    if (job) threads.run(job);
  }

  function enqueue(job: Job): void {
    if (!queue.isRunning(job.client) && threads.mayStart(job)) {
      queue.start(job);
      return threads.run(job);
    }
    const refusal = queue.refusal(job);
    if (refusal) onRefusal(refusal);
    if (refusal) return job.settle(refusal === "client" ? clientQueueFull() : busyFor(2));
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
    load: () => ({ running: threads.runningJobs(), waiting: queue.waitingJobs() }),
    close: () => {
      queue.clear().forEach((job) => job.settle(busyFor(2)));
      threads.close();
    },
  };
}
