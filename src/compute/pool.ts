import { payerOf } from "#core/client-key.ts";
import { message } from "#core/i18n.ts";
import { type RefusedFor, createPlaces } from "#core/places.ts";
import { prices } from "#core/prices.ts";
import type { Result } from "#core/result.ts";
import type { ComputeClient, Task } from "#core/task.ts";
import { type Job, type QueuePlaces, createFairQueue, inputBytesOf } from "./fair-queue.ts";
import { type ThreadOptions, busyFor, computedTooLong, createThreads } from "./threads.ts";

export type PoolOptions = Pick<ThreadOptions, "script"> &
  Partial<ThreadOptions> & {
    /** Where work waits; what comes once they are full is answered `busy`, or `rate_limited` when it is one client's doing. */
    readonly waiting?: Partial<QueuePlaces>;
    /** Lighter tasks run in place, without a worker. */
    readonly maxInlineCost?: number;
    /** Hears of work that is not taken. */
    readonly onRefusal?: (of: RefusedFor) => void;
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
  waiting: {
    jobs = createPlaces(prices.waitingWork),
    bytes: inputBytes = createPlaces(prices.waitingWorkBytes),
  } = {},
  maxInlineCost = 16_384,
  onRefusal = () => {},
}: PoolOptions): Pool {
  const queue = createFairQueue({ jobs, bytes: inputBytes });
  const taskTimes = { deadlineMs, wallTimeoutMs };
  const threads = createThreads({ script, workers, pictureWorkers, ...taskTimes }, (endedJob) => {
    queue.done(endedJob);
    startNext();
  });

  function startNext(): void {
    const nextJob = queue.next(threads.mayStart);
    if (nextJob) threads.run(nextJob);
  }

  function enqueue(newJob: Job): void {
    if (!queue.isRunning(newJob.payer) && threads.mayStart(newJob)) {
      queue.start(newJob);
      return threads.run(newJob);
    }
    const queueRefusal = queue.refusal(newJob);
    if (queueRefusal) onRefusal(queueRefusal);
    if (queueRefusal) return newJob.settle(queueRefusal === "client" ? clientQueueFull() : busyFor(2));
    queue.add(newJob);
    newJob.signal?.addEventListener("abort", () => {
      if (queue.remove(newJob)) newJob.settle(computedTooLong());
    });
  }

  return {
    compute: async (computeTask, taskInput, client) => {
      if (computeTask.cost(taskInput) <= maxInlineCost) return computeTask.run(taskInput);
      const signal = client?.signal;
      if (signal?.aborted) return computedTooLong();
      const taskOutcome = await new Promise<Result<unknown>>((settleTask, reject) =>
        enqueue({
          order: { name: computeTask.name, input: taskInput },
          payer: client ? payerOf(client) : null,
          isPicture: computeTask.isPicture ?? false,
          bytes: inputBytesOf(taskInput),
          settle: settleTask,
          reject,
          signal,
        }),
      );
      // oxlint-disable-next-line no-unsafe-type-assertion -- the worker ran the task of this name from the same table
      return taskOutcome as Awaited<ReturnType<typeof computeTask.run>>;
    },
    load: () => ({ running: threads.runningJobs(), waiting: queue.waitingJobs() }),
    close: () => {
      queue.clear().forEach((waitingJob) => waitingJob.settle(busyFor(2)));
      threads.close();
    },
  };
}
