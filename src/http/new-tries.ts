import { addressKeyOf } from "#core/client-key.ts";
import { memoryLimitStore } from "#core/memory-limit-store.ts";

/**
 * Whether an address tries something out that it has not tried within the last minute: many who follow one dead link from
 * behind one address guess nothing.
 */
export function newTries(now: () => Date): (tried: string, address: string) => boolean {
  const tries = memoryLimitStore({ maxSlots: 2 ** 18 });
  return (tried, address) =>
    tries.take(`${tried} ${addressKeyOf(address)}`, { points: 1, windowS: 60, now: now().getTime() })
      .isAllowed;
}
