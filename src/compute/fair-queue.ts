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

export function createFairQueue(limits: QueueLimits): FairQueue {
  // In the order of turns: who was served goes to the end.
  const queues = new Map<string, ClientQueue>();
  let [jobs, bytes] = [0, 0];

  const queueOf = (client: string): ClientQueue => {
    const queue = queues.get(client) ?? { waiting: [], running: 0, bytes: 0 };
    if (!queues.has(client)) queues.set(client, queue);
    return queue;
  };
  const isRunning = (client: string) => client !== "" && (queues.get(client)?.running ?? 0) > 0;
  const dropEmpty = (client: string, { waiting, running }: ClientQueue) => {
    if (waiting.length === 0 && running === 0) queues.delete(client);
  };

  function removeFrom(queue: ClientQueue, job: Job): boolean {
    const place = queue.waiting.indexOf(job);
    if (place < 0) return false;
    queue.waiting.splice(place, 1);
    queue.bytes -= job.bytes;
    jobs -= 1;
    bytes -= job.bytes;
    return true;
  }

  function start(job: Job): void {
    const queue = queueOf(job.client);
    queue.running += 1;
    queues.delete(job.client);
    queues.set(job.client, queue);
  }

  return {
    refusal: ({ client, bytes: size }) => {
      const queue = queues.get(client);
      const isClientFull =
        client !== "" &&
        queue !== undefined &&
        queue.waiting.length > 0 &&
        (queue.waiting.length >= limits.clientJobs || queue.bytes + size > limits.clientBytes);
      if (isClientFull) return "client";
      return jobs >= limits.jobs || (jobs > 0 && bytes + size > limits.bytes) ? "full" : null;
    },
    add: (job) => {
      const queue = queueOf(job.client);
      queue.waiting.push(job);
      queue.bytes += job.bytes;
      jobs += 1;
      bytes += job.bytes;
    },
    remove: (job) => {
      const queue = queues.get(job.client);
      if (!queue || !removeFrom(queue, job)) return false;
      dropEmpty(job.client, queue);
      return true;
    },
    next: (mayStart) => {
      for (const [client, queue] of queues) {
        const job = isRunning(client) ? undefined : queue.waiting.find(mayStart);
        if (!job) continue;
        removeFrom(queue, job);
        start(job);
        return job;
      }
      return null;
    },
    start,
    done: ({ client }) => {
      const queue = queueOf(client);
      queue.running -= 1;
      dropEmpty(client, queue);
    },
    isRunning,
    waitingJobs: () => jobs,
    clear: () => {
      const all = [...queues.values()].flatMap(({ waiting }) => waiting.splice(0));
      for (const queue of queues.values()) queue.bytes = 0;
      [jobs, bytes] = [0, 0];
      return all;
    },
  };
}

/** About what an input holds in memory while it waits: its texts and bytes. */
export function bytesOf(input: unknown): number {
  if (typeof input === "string") return input.length * 2;
  if (input instanceof Uint8Array) return input.byteLength;
  if (typeof input !== "object" || input === null) return 8;
  return Object.values(input).reduce((sum: number, value) => sum + bytesOf(value), 0);
}
