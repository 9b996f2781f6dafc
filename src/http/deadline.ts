/** How much later than said a deadline may be noticed. */
const checkEveryMs = 250;

type Deadline = { readonly at: number; readonly onMissed: () => void };

const pending = new Set<Deadline>();
let timer: ReturnType<typeof setInterval> | null = null;

function check(): void {
  const now = performance.now();
  for (const deadline of pending) {
    if (deadline.at > now) continue;
    pending.delete(deadline);
    deadline.onMissed();
  }
  if (pending.size > 0 || !timer) return;
  clearInterval(timer);
  timer = null;
}

/**
 * Calls `onMissed` unless what this returns is called within `ms`. One timer does it for all: nearly every deadline is
 * met at once, and a timer for each would cost more than the rest of reading a small body.
 */
export function startDeadline(ms: number, onMissed: () => void): () => void {
  const deadline = { at: performance.now() + ms, onMissed };
  pending.add(deadline);
  timer ??= setInterval(check, checkEveryMs);
  return () => void pending.delete(deadline);
}
