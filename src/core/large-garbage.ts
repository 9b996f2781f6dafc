/** Smaller bodies and pages are the collector's own business. */
const largeBytes = 128 * 1024;
const collectAfterBytes = 4 * 1024 * 1024;

let uncollected = 0;

/**
 * Tells of a body that was read, or a page that was made. A large one leaves many times its size behind, and the
 * collector by itself waits until the heap has grown by half, so that one visitor's would add up to hundreds of megabytes.
 */
export function countLargeGarbage(bytes: number): void {
  if (bytes < largeBytes) return;
  uncollected += bytes;
  if (uncollected < collectAfterBytes) return;
  uncollected = 0;
  Bun.gc(false);
}
