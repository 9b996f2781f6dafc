/** Smaller bodies and pages are the collector's own business. */
const largeBytes = 128 * 1024;
const collectAfterBytes = 4 * 1024 * 1024;

let uncollected = 0;
/** Once a turn of the event loop: eight bodies that end in one turn would hold it for eight collections. */
let hasCollected = false;

/**
 * Tells of memory that is needed for a short while only. The collector by itself waits until the heap has grown by half,
 * so that one visitor's would add up to hundreds of megabytes. Collecting in one go takes this thread 15 ms, and the
 * processor no longer than a collection beside it, during which as much again is left behind.
 */
export function countGarbage(bytes: number): void {
  uncollected += bytes;
  if (uncollected < collectAfterBytes || hasCollected) return;
  uncollected = 0;
  hasCollected = true;
  setImmediate(() => {
    hasCollected = false;
  });
  Bun.gc(true);
}

/** Tells of a body that was read, or a page that was made. A large one leaves many times its size behind. */
export function countLargeGarbage(bytes: number): void {
  if (bytes >= largeBytes) countGarbage(bytes);
}
