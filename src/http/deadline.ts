/** How much later than said a deadline may be noticed. */
const checkEveryMs = 250;

type Deadline = { readonly at: number; readonly onMissed: () => void };

const pendingDeadlines = new Set<Deadline>();
let deadlineTimer: ReturnType<typeof setInterval> | null = null;

function checkDeadlines(): void {
  const nowMs = performance.now();
  for (const deadline of pendingDeadlines) {
    if (deadline.at > nowMs) continue;
    pendingDeadlines.delete(deadline);
    deadline.onMissed();
  }
  if (pendingDeadlines.size > 0 || !deadlineTimer) return;
  clearInterval(deadlineTimer);
  deadlineTimer = null;
}

/**
 * Calls `onMissed` unless what this returns is called within `deadlineMs`. One timer does it for all: nearly every deadline is
 * met at once, and a timer for each would cost more than the rest of reading a small body.
 */
export function startDeadline(deadlineMs: number, onMissed: () => void): () => void {
  const deadline = { at: performance.now() + deadlineMs, onMissed };
  pendingDeadlines.add(deadline);
  deadlineTimer ??= setInterval(checkDeadlines, checkEveryMs);
  return () => void pendingDeadlines.delete(deadline);
}
