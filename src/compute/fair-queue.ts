import type { Payer } from "#core/client-key.ts";
import type { Places, RefusedFor } from "#core/places.ts";
import type { Result } from "#core/result.ts";

export type Job = {
  readonly order: { readonly name: string; readonly input: unknown };
  /** Whose turn it takes; null for the product's own work, which only what all may have waiting bounds. */
  readonly payer: Payer | null;
  readonly isPicture: boolean;
  readonly bytes: number;
  readonly settle: (outcome: Result<unknown>) => void;
  readonly reject: (fault: Error) => void;
  readonly signal: AbortSignal | undefined;
};

/** How much may wait. */
export type QueuePlaces = { readonly jobs: Places; readonly bytes: Places };

/** The work that waits for a worker: one network after the other, of each one client after the other, and of each the oldest first. */
export type FairQueue = {
  /** Whose part is full when there is no room for a job. */
  readonly refusal: (job: Job) => RefusedFor | null;
  readonly add: (job: Job) => void;
  /** Takes a job out; false when it does not wait. */
  readonly remove: (job: Job) => boolean;
  /** The next job that may start, which counts as running until `done`. */
  readonly next: (mayStart: (job: Job) => boolean) => Job | null;
  readonly start: (job: Job) => void;
  readonly done: (job: Job) => void;
  readonly isRunning: (payer: Payer | null) => boolean;
  readonly waitingJobs: () => number;
  /** Takes everything that waits. */
  readonly clear: () => readonly Job[];
};

/** The product's own work has its turn among the networks. */
const own: Payer = { client: "", network: "" };

/** Puts what has had its turn behind all others. */
function toEnd<Value>(turns: Map<string, Value>, key: string): void {
  const value = turns.get(key);
  if (value === undefined) return;
  turns.delete(key);
  turns.set(key, value);
}

/** What waits, in the order of turns: networks, and in each its clients. */
function createTurns() {
  const networks = new Map<string, Map<string, Job[]>>();

  return {
    add(job: Job): void {
      const { client, network } = job.payer ?? own;
      const clients = networks.get(network) ?? new Map<string, Job[]>();
      networks.set(network, clients);
      const waiting = clients.get(client) ?? [];
      clients.set(client, waiting);
      waiting.push(job);
    },
    remove(job: Job): boolean {
      const { client, network } = job.payer ?? own;
      const clients = networks.get(network);
      const waiting = clients?.get(client);
      const jobIndex = waiting?.indexOf(job) ?? -1;
      if (!clients || !waiting || jobIndex < 0) return false;
      waiting.splice(jobIndex, 1);
      if (waiting.length === 0) clients.delete(client);
      if (clients.size === 0) networks.delete(network);
      return true;
    },
    /** The first that may start. */
    find(mayStart: (job: Job) => boolean): Job | null {
      for (const clients of networks.values())
        for (const waiting of clients.values()) {
          const found = waiting.find(mayStart);
          if (found) return found;
        }
      return null;
    },
    /** Whose turn it was comes last. */
    pass({ client, network }: Payer): void {
      const clients = networks.get(network);
      if (clients) toEnd(clients, client);
      toEnd(networks, network);
    },
    all: (): Job[] => [...networks.values()].flatMap((clients) => [...clients.values()].flat()),
  };
}

export function createFairQueue({ jobs, bytes }: QueuePlaces): FairQueue {
  const turns = createTurns();
  const releases = new Map<Job, () => void>();
  const running = new Map<string, number>();
  let ownJobs = 0;

  /** Work of the product's own is never a second of the same client. */
  const payerOf = ({ payer }: Job): Payer =>
    payer ?? { client: `own ${ownJobs}`, network: `own ${ownJobs++}` };
  const isRunning = (payer: Payer | null): boolean => payer !== null && (running.get(payer.client) ?? 0) > 0;

  function remove(job: Job): boolean {
    if (!turns.remove(job)) return false;
    releases.get(job)?.();
    releases.delete(job);
    return true;
  }

  function start({ payer }: Job): void {
    if (!payer) return;
    running.set(payer.client, (running.get(payer.client) ?? 0) + 1);
    turns.pass(payer);
  }

  return {
    refusal(job) {
      const payer = payerOf(job);
      return jobs.refusal(payer) ?? bytes.refusal(payer, job.bytes);
    },
    add(job) {
      const payer = payerOf(job);
      const taken = [jobs.take(payer), bytes.take(payer, job.bytes)];
      releases.set(job, () => taken.forEach((release) => release?.()));
      turns.add(job);
    },
    remove,
    next(mayStart) {
      const nextJob = turns.find((job) => !isRunning(job.payer) && mayStart(job));
      if (!nextJob) return null;
      // Before it is taken out, so that its network keeps its turn.
      turns.pass(nextJob.payer ?? own);
      remove(nextJob);
      start(nextJob);
      return nextJob;
    },
    start,
    done({ payer }) {
      if (!payer) return;
      const left = (running.get(payer.client) ?? 0) - 1;
      if (left > 0) running.set(payer.client, left);
      else running.delete(payer.client);
    },
    isRunning,
    waitingJobs: () => releases.size,
    clear() {
      const allJobs = turns.all();
      allJobs.forEach(remove);
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
