import { Worker } from "node:worker_threads";
import { message } from "#core/i18n.ts";
import { countLargeGarbage } from "#core/large-garbage.ts";
import { type Result, fail } from "#core/result.ts";
import { type Job, inputBytesOf } from "./fair-queue.ts";
import { lowerThreadPriority, threadPath, threadTimeMs } from "./thread-time.ts";

export type ThreadOptions = {
  /** The module that a worker runs. */
  readonly script: URL | string;
  readonly workers: number;
  /** How many workers there are besides, for pictures only. */
  readonly pictureWorkers: number;
  /** How long one task may compute; then its worker is ended and another takes its place. */
  readonly deadlineMs: number;
  /** How long it may take altogether, on a machine that lets it compute seldom. */
  readonly wallTimeoutMs: number;
};

/** A worker says first which thread it is. */
type ThreadReply = { readonly thread?: string; readonly outcome?: Result<unknown>; readonly fault?: string };
type ComputeThread = { readonly worker: Worker; path: string | null };

export const computedTooLong = () => fail("busy", message("problem.busy.tooLong"));
export const busyFor = (retryAfterS: number): Result<never> => ({
  ok: false,
  failure: { code: "busy", retryAfterS },
});

type TimeLimits = Pick<ThreadOptions, "deadlineMs" | "wallTimeoutMs"> & { readonly hasThreadTimes: boolean };

/** Ends a task that has computed too long, by its thread's own time where the system tells it, or that takes too long. */
function startTimeLimit(thread: ComputeThread, limits: TimeLimits, endJob: (outcome: Result<never>) => void) {
  const { deadlineMs, wallTimeoutMs, hasThreadTimes } = limits;
  const startedAt = performance.now();
  let cpuMsAtStart = thread.path ? threadTimeMs(thread.path) : null;
  const checkTimeLimits = () => {
    const elapsedMs = performance.now() - startedAt;
    const now = thread.path ? threadTimeMs(thread.path) : null;
    const computedMs = now === null || cpuMsAtStart === null ? elapsedMs : now - cpuMsAtStart;
    // A thread that has not said its name yet is starting, and that is no time of the task's.
    const usedMs = hasThreadTimes && thread.path === null ? 0 : computedMs;
    if (usedMs >= deadlineMs) return endJob(computedTooLong());
    if (elapsedMs >= wallTimeoutMs) return endJob(busyFor(10));
    const leftMs = Math.min(deadlineMs - usedMs, wallTimeoutMs - elapsedMs);
    timer = setTimeout(checkTimeLimits, Math.max(20, Math.ceil(leftMs)));
  };
  let timer = setTimeout(checkTimeLimits, deadlineMs);
  return {
    stop: () => clearTimeout(timer),
    /** The thread has started, and computes for the task from now on. */
    onThread: (path: string): void => {
      thread.path = path;
      cpuMsAtStart = threadTimeMs(path);
    },
  };
}

/** A text of this size may take 250 MB while it is worked on, so that one such job runs at a time. */
const largeBytes = 512 * 1024;

const isLarge = ({ bytes }: Job): boolean => bytes > largeBytes;

/** The threads that jobs run in, one at a time in each; `onDone` hears that another may start. */
export function createThreads(
  { script, workers, pictureWorkers, ...times }: ThreadOptions,
  onDone: (job: Job) => void,
) {
  const limits: TimeLimits = { ...times, hasThreadTimes: threadPath() !== null };
  const idle: ComputeThread[] = [];
  const running = new Map<Job, () => void>();
  let runningTasks = 0;

  function startThread(): ComputeThread {
    const thread: ComputeThread = { worker: new Worker(script), path: null };
    thread.worker.unref();
    return thread;
  }

  function runJob(job: Job): void {
    const thread = idle.pop() ?? startThread();
    const { worker } = thread;
    if (!job.isPicture) runningTasks += 1;
    const endThread = (after: () => void, isAlive: boolean) => {
      timeLimit.stop();
      job.signal?.removeEventListener("abort", stopThread);
      worker.removeAllListeners();
      running.delete(job);
      if (!job.isPicture) runningTasks -= 1;
      if (isAlive) idle.push(thread);
      else void worker.terminate();
      after();
      onDone(job);
    };
    const cutThread = (outcome: Result<never>) => endThread(() => job.settle(outcome), false);
    const stopThread = () => cutThread(computedTooLong());
    const timeLimit = startTimeLimit(thread, limits, cutThread);
    running.set(job, stopThread);
    job.signal?.addEventListener("abort", stopThread);
    worker.on("message", ({ thread: path, outcome, fault }: ThreadReply) => {
      if (path === undefined) {
        // What goes to a worker and comes back is copied.
        countLargeGarbage(job.bytes + inputBytesOf(outcome));
        return endThread(() => (outcome ? job.settle(outcome) : job.reject(new Error(fault))), true);
      }
      timeLimit.onThread(path);
      lowerThreadPriority(path);
    });
    worker.on("error", (fault: Error) => endThread(() => job.reject(fault), false));
    worker.postMessage(job.order);
  }

  return {
    run: runJob,
    mayStart: (job: Job): boolean =>
      running.size < workers + pictureWorkers &&
      (job.isPicture || runningTasks < workers) &&
      !(isLarge(job) && [...running.keys()].some(isLarge)),
    runningJobs: (): number => running.size,
    close: (): void => {
      [...running.values()].forEach((stop) => stop());
      idle.splice(0).forEach(({ worker }) => void worker.terminate());
    },
  };
}
