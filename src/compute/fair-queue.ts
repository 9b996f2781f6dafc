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

  const queueOf = (client: string): ClientQueue => {
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
    queueOf,
    dropEmpty,
    isRunning: (client: string): boolean => client !== "" && (queues.get(client)?.running ?? 0) > 0,
    start: ({ client }: Job): void => {
      const queue = queueOf(client);
      queue.running += 1;
      queues.delete(client);
      queues.set(client, queue);
    },
    done: ({ client }: Job): void => {
      const queue = queueOf(client);
      queue.running -= 1;
      dropEmpty(client, queue);
    },
  };
}

const isClientFull = ({ waiting, bytes }: ClientQueue, size: number, limits: QueueLimits): boolean =>
  waiting.length > 0 && (waiting.length >= limits.clientJobs || bytes + size > limits.clientBytes);

export function createFairQueue(limits: QueueLimits): FairQueue {
  const clients = createClientQueues();
  let [jobs, bytes] = [0, 0];

  function removeFrom(queue: ClientQueue, job: Job): boolean {
    const place = queue.waiting.indexOf(job);
    if (place < 0) return false;
    queue.waiting.splice(place, 1);
    queue.bytes -= job.bytes;
    jobs -= 1;
    bytes -= job.bytes;
    return true;
  }

  return {
    refusal: ({ client, bytes: size }) => {
      const queue = clients.find(client);
      if (client !== "" && queue && isClientFull(queue, size, limits)) return "client";
      return jobs >= limits.jobs || (jobs > 0 && bytes + size > limits.bytes) ? "full" : null;
    },
    add: (job) => {
      const queue = clients.queueOf(job.client);
      queue.waiting.push(job);
      queue.bytes += job.bytes;
      jobs += 1;
      bytes += job.bytes;
    },
    remove: (job) => {
      const queue = clients.find(job.client);
      if (!queue || !removeFrom(queue, job)) return false;
      clients.dropEmpty(job.client, queue);
      return true;
    },
    next: (mayStart) => {
      for (const [client, queue] of clients.inTurn()) {
        const job = clients.isRunning(client) ? undefined : queue.waiting.find(mayStart);
        if (!job) continue;
        removeFrom(queue, job);
        clients.start(job);
        return job;
      }
      return null;
    },
    start: clients.start,
    done: clients.done,
    isRunning: clients.isRunning,
    waitingJobs: () => jobs,
    clear: () => {
      const all: Job[] = [];
      for (const [, queue] of clients.inTurn()) {
        all.push(...queue.waiting.splice(0));
        queue.bytes = 0;
      }
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
