import type { Result } from "../core/result.ts";

export type Job = {
  readonly order: { readonly name: string; readonly input: unknown };
  /** Whose turn it takes; empty for the product's own work, which nothing bounds. */
  readonly client: string;
  readonly isPicture: boolean;
  readonly bytes: number;
  readonly settle: (outcome: Result<unknown>) => void;
  readonly reject: (fault: Error) => void;
  readonly signal: AbortSignal | undefined;
};

/** How much may wait: in all, and of one client. */
export type QueueLimits = {
  readonly jobs: number;
  readonly bytes: number;
  readonly clientJobs: number;
  readonly clientBytes: number;
};

/** The work that waits for a worker: one client after the other, and of each the oldest first. */
export type FairQueue = {
  /** What is full when there is no room for a job: everything, or what its client may have waiting. */
  readonly refusal: (job: Job) => "full" | "client" | null;
  readonly add: (job: Job) => void;
  /** Takes a job out; false when it does not wait. */
  readonly remove: (job: Job) => boolean;
  /** The next job that may start, which counts as running until `done`. */
  readonly next: (mayStart: (job: Job) => boolean) => Job | null;
  readonly start: (job: Job) => void;
  readonly done: (job: Job) => void;
  readonly isRunning: (client: string) => boolean;
  readonly waitingJobs: () => number;
  /** Takes everything that waits. */
  readonly clear: () => readonly Job[];
};

type ClientQueue = { readonly waiting: Job[]; running: number; bytes: number };

/** The clients with work that waits or runs, in the order of turns: who was served goes to the end. */
function createClientQueues() {
  const queues = new Map<string, ClientQueue>();

  const clientQueueOf = (client: string): ClientQueue => {
    const queue = queues.get(client) ?? { waiting: [], running: 0, bytes: 0 };
    if (!queues.has(client)) queues.set(client, queue);
    return queue;
  };

  function dropEmpty(client: string, { waiting, running }: ClientQueue): void {
    if (waiting.length === 0 && running === 0) queues.delete(client);
  }

  return {
    inTurn: (): Iterable<[client: string, queue: ClientQueue]> => queues,
    find: (client: string): ClientQueue | undefined => queues.get(client),
    queueOf: clientQueueOf,
    dropEmpty,
    isRunning: (client: string): boolean => client !== "" && (queues.get(client)?.running ?? 0) > 0,
    start: ({ client }: Job): void => {
      const queue = clientQueueOf(client);
      queue.running += 1;
      queues.delete(client);
      queues.set(client, queue);
    },
    done: ({ client }: Job): void => {
      const queue = clientQueueOf(client);
      queue.running -= 1;
      dropEmpty(client, queue);
    },
  };
}

const isClientFull = ({ waiting, bytes }: ClientQueue, jobBytes: number, queueLimits: QueueLimits): boolean =>
  waiting.length > 0 &&
  (waiting.length >= queueLimits.clientJobs || bytes + jobBytes > queueLimits.clientBytes);

export function createFairQueue(queueLimits: QueueLimits): FairQueue {
  const clients = createClientQueues();
  let [jobCount, waitingBytes] = [0, 0];

  function removeFrom(queue: ClientQueue, waitingJob: Job): boolean {
    const jobIndex = queue.waiting.indexOf(waitingJob);
    if (jobIndex < 0) return false;
    queue.waiting.splice(jobIndex, 1);
    queue.bytes -= waitingJob.bytes;
    jobCount -= 1;
    waitingBytes -= waitingJob.bytes;
    return true;
  }

  return {
    refusal: ({ client, bytes: jobBytes }) => {
      const queue = clients.find(client);
      if (client !== "" && queue && isClientFull(queue, jobBytes, queueLimits)) return "client";
      return jobCount >= queueLimits.jobs || (jobCount > 0 && waitingBytes + jobBytes > queueLimits.bytes)
        ? "full"
        : null;
    },
    add: (newJob) => {
      const queue = clients.queueOf(newJob.client);
      queue.waiting.push(newJob);
      queue.bytes += newJob.bytes;
      jobCount += 1;
      waitingBytes += newJob.bytes;
    },
    remove: (cancelledJob) => {
      const queue = clients.find(cancelledJob.client);
      if (!queue || !removeFrom(queue, cancelledJob)) return false;
      clients.dropEmpty(cancelledJob.client, queue);
      return true;
    },
    next: (mayStart) => {
      for (const [client, queue] of clients.inTurn()) {
        const nextJob = clients.isRunning(client) ? undefined : queue.waiting.find(mayStart);
        if (!nextJob) continue;
        removeFrom(queue, nextJob);
        clients.start(nextJob);
        return nextJob;
      }
      return null;
    },
    start: clients.start,
    done: clients.done,
    isRunning: clients.isRunning,
    waitingJobs: () => jobCount,
    clear: () => {
      const allJobs: Job[] = [];
      for (const [, queue] of clients.inTurn()) {
        allJobs.push(...queue.waiting.splice(0));
        queue.bytes = 0;
      }
      [jobCount, waitingBytes] = [0, 0];
      return allJobs;
    },
  };
}

/** About what an input holds in memory while it waits: its texts and bytes. */
export function inputBytesOf(taskInput: unknown): number {
  if (typeof taskInput === "string") return taskInput.length * 2;
  if (taskInput instanceof Uint8Array) return taskInput.byteLength;
  if (typeof taskInput !== "object" || taskInput === null) return 8;
  return Object.values(taskInput).reduce(
    (byteSum: number, inputValue) => byteSum + inputBytesOf(inputValue),
    0,
  );
}
