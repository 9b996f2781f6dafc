import type { Result } from "../core/result.ts";

export type Job = {
  readonly order: { readonly name: string; readonly input: unknown };
  /** Whose turn it takes; empty for the product's own work, which no share bounds. */
  readonly client: string;
  readonly isPicture: boolean;
  readonly bytes: number;
  readonly settle: (outcome: Result<unknown>) => void;
  readonly reject: (fault: Error) => void;
  readonly signal: AbortSignal | undefined;
};

/** How much may wait: in all, and of one client. */
export type Shares = {
  readonly jobs: number;
  readonly bytes: number;
  readonly clientJobs: number;
  readonly clientBytes: number;
};

/** The work that waits for a worker: one client after the other, and of each the oldest first. */
export type FairQueue = {
  /** What is full when there is no room for a job: everything, or its client's share. */
  readonly refusal: (job: Job) => "full" | "share" | null;
  readonly add: (job: Job) => void;
  /** Takes a job out; false when it does not wait. */
  readonly remove: (job: Job) => boolean;
  /** The next job that may start, which counts as running until `done`. */
  readonly next: (mayStart: (job: Job) => boolean) => Job | null;
  readonly start: (job: Job) => void;
  readonly done: (job: Job) => void;
  readonly isRunning: (client: string) => boolean;
  /** Takes everything that waits. */
  readonly clear: () => readonly Job[];
};

type Line = { readonly waiting: Job[]; running: number; bytes: number };

export function createFairQueue(shares: Shares): FairQueue {
  // In the order of turns: who was served goes to the end.
  const lines = new Map<string, Line>();
  let [jobs, bytes] = [0, 0];

  const lineOf = (client: string): Line => {
    const line = lines.get(client) ?? { waiting: [], running: 0, bytes: 0 };
    if (!lines.has(client)) lines.set(client, line);
    return line;
  };
  const isRunning = (client: string) => client !== "" && (lines.get(client)?.running ?? 0) > 0;
  const dropEmpty = (client: string, { waiting, running }: Line) => {
    if (waiting.length === 0 && running === 0) lines.delete(client);
  };

  function takeOut(line: Line, job: Job): boolean {
    const place = line.waiting.indexOf(job);
    if (place < 0) return false;
    line.waiting.splice(place, 1);
    line.bytes -= job.bytes;
    jobs -= 1;
    bytes -= job.bytes;
    return true;
  }

  function start(job: Job): void {
    const line = lineOf(job.client);
    line.running += 1;
    lines.delete(job.client);
    lines.set(job.client, line);
  }

  return {
    refusal: ({ client, bytes: size }) => {
      const line = lines.get(client);
      const isOverShare =
        client !== "" &&
        line !== undefined &&
        line.waiting.length > 0 &&
        (line.waiting.length >= shares.clientJobs || line.bytes + size > shares.clientBytes);
      if (isOverShare) return "share";
      return jobs >= shares.jobs || (jobs > 0 && bytes + size > shares.bytes) ? "full" : null;
    },
    add: (job) => {
      const line = lineOf(job.client);
      line.waiting.push(job);
      line.bytes += job.bytes;
      jobs += 1;
      bytes += job.bytes;
    },
    remove: (job) => {
      const line = lines.get(job.client);
      if (!line || !takeOut(line, job)) return false;
      dropEmpty(job.client, line);
      return true;
    },
    next: (mayStart) => {
      for (const [client, line] of lines) {
        const job = isRunning(client) ? undefined : line.waiting.find(mayStart);
        if (!job) continue;
        takeOut(line, job);
        start(job);
        return job;
      }
      return null;
    },
    start,
    done: ({ client }) => {
      const line = lineOf(client);
      line.running -= 1;
      dropEmpty(client, line);
    },
    isRunning,
    clear: () => {
      const all = [...lines.values()].flatMap(({ waiting }) => waiting.splice(0));
      for (const line of lines.values()) line.bytes = 0;
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
