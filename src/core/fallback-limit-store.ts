import type { LimitStore } from "./limit-store.ts";

/**
 * A shared store with one in memory behind it: while the shared one fails, limits are counted in this process alone,
 * so that the site is never closed by them and never without them. After a failure it is left alone for `pauseMs`.
 */
export function fallbackLimitStore(
  sharedStore: LimitStore,
  fallbackOptions: {
    memory: LimitStore;
    onFailure: (fault: unknown) => void;
    now: () => number;
    pauseMs?: number;
  },
): LimitStore {
  const { memory, onFailure, now, pauseMs = 1000 } = fallbackOptions;
  let pausedUntil = 0;
  async function sharedOrMemory<Value>(
    callStore: (store: LimitStore) => Value | Promise<Value>,
  ): Promise<Value> {
    if (now() < pausedUntil) return callStore(memory);
    try {
      return await callStore(sharedStore);
    } catch (fault) {
      pausedUntil = now() + pauseMs;
      onFailure(fault);
      return callStore(memory);
    }
  }
  return {
    take: (key, limitWindow) => sharedOrMemory((store) => store.take(key, limitWindow)),
    refund: (key, takenAt) => sharedOrMemory((store) => store.refund(key, takenAt)),
    peek: (key, limitWindow) => sharedOrMemory((store) => store.peek(key, limitWindow)),
  };
}
