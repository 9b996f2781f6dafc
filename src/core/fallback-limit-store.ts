import type { LimitStore } from "./limit-store.ts";
import { within } from "./within.ts";

/**
 * A shared store with one in memory behind it: while the shared one fails, limits are counted in this process alone,
 * so that the site is never closed by them and never without them. It has `answerMs` to answer, where that is not null; after a failure it is left
 * alone for `pauseMs`.
 */
export function fallbackLimitStore(
  sharedStore: LimitStore,
  fallbackOptions: {
    memory: LimitStore;
    onFailure: (fault: unknown) => void;
    now: () => number;
    pauseMs?: number;
    answerMs?: number | null;
  },
): LimitStore {
  const { memory, onFailure, now, pauseMs = 1000, answerMs = null } = fallbackOptions;
  let pausedUntil = 0;
  async function sharedOrMemory<Value>(
    callStore: (store: LimitStore) => Value | Promise<Value>,
  ): Promise<Value> {
    if (now() < pausedUntil) return callStore(memory);
    try {
      const answer = callStore(sharedStore);
      return await (answerMs === null ? answer : within(answerMs, answer));
    } catch (fault) {
      pausedUntil = now() + pauseMs;
      onFailure(fault);
      return callStore(memory);
    }
  }
  return {
    take: (key, limitWindow, count) => sharedOrMemory((store) => store.take(key, limitWindow, count)),
    refund: (key, takenAt, count) => sharedOrMemory((store) => store.refund(key, takenAt, count)),
    peek: (key, limitWindow) => sharedOrMemory((store) => store.peek(key, limitWindow)),
  };
}
