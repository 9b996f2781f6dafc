/** Smaller bodies and pages are the collector's own business. */
const largeBytes = 128 * 1024;
const collectAfterBytes = 4 * 1024 * 1024;

let uncollected = 0;
/** On the clock of `performance.now()`. */
let nextAt = 0;

/**
 * Tells of memory that is needed for a short while only. The collector by itself waits until the heap has grown by half,
 * so that one visitor's would add up to hundreds of megabytes. Collecting in one go takes this thread 15 ms, and the
 * processor no longer than a collection beside it, during which as much again is left behind. At least three times as
 * long as one took there is none: what eight large bodies leave behind at once would hold the thread for eight of them.
 */
export function countGarbage(garbageBytes: number): void {
  uncollected += garbageBytes;
  if (uncollected < collectAfterBytes) return;
  const startedAt = performance.now();
  if (startedAt < nextAt) return;
  uncollected = 0;
  Bun.gc(true);
  const endedAt = performance.now();
  nextAt = endedAt + 3 * (endedAt - startedAt);
}

/** Tells of a body that was read, or a page that was made. A large one leaves many times its size behind. */
export function countLargeGarbage(garbageBytes: number): void {
  if (garbageBytes >= largeBytes) countGarbage(garbageBytes);
}
