import { readFileSync, readlinkSync } from "node:fs";
import { setPriority } from "node:os";

/** The calling thread's name in the process table of Linux; null where there is none. */
export function threadPath(): string | null {
  try {
    return readlinkSync("/proc/thread-self");
  } catch {
    return null;
  }
}

/**
 * The milliseconds that a thread of this process has been computing, which it need not answer for; null where the
 * system does not say.
 */
export function threadTimeMs(path: string): number | null {
  try {
    return Number(readFileSync(`/proc/${path}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return null;
  }
}

/** Lets everything else go before a thread, where the system takes that. */
export function lowerThreadPriority(path: string): void {
  try {
    setPriority(Number(path.split("/").at(-1)), 5);
  } catch {
    // As important as all others, then.
  }
}
