import type { LimitStore } from "./limit-store.ts";

/**
 * A shared store with one in memory behind it: while the shared one fails, limits are counted in this process alone,
 * so that the site is never closed by them and never without them. After a failure it is left alone for `pauseMs`.
 */
export function fallbackLimitStore(
  shared: LimitStore,
  options: {
    memory: LimitStore;
    onFailure: (fault: unknown) => void;
    now: () => number;
    pauseMs?: number;
  },
): LimitStore {
  const { memory, onFailure, now, pauseMs = 1000 } = options;
  let pausedUntil = 0;
  async function either<Value>(call: (store: LimitStore) => Value | Promise<Value>): Promise<Value> {
    if (now() < pausedUntil) return call(memory);
    try {
      return await call(shared);
    } catch (fault) {
      pausedUntil = now() + pauseMs;
      onFailure(fault);
      return call(memory);
    }
  }
  return {
    take: (key, window) => either((store) => store.take(key, window)),
    refund: (key, at) => either((store) => store.refund(key, at)),
    peek: (key, window) => either((store) => store.peek(key, window)),
  };
}
