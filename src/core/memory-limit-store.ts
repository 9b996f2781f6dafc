import type { LimitState, LimitWindow } from "./limit-store.ts";

/** How many slots are probed for a key. */
const maxProbes = 16;
const minSlots = 1024;
/** A hundred milliseconds, so that 32 bits last for 13 years. */
const tickMs = 100;

/** A `LimitStore` that answers at once. */
export type MemoryLimitStore = {
  readonly take: (key: string, window: LimitWindow) => LimitState;
  readonly peek: (key: string, window: LimitWindow) => LimitState;
  readonly refund: (key: string, now: number) => void;
};

type Table = {
  readonly hashes: Float64Array;
  /** Ticks since the store was first used; 0 for a slot never used. */
  readonly resetTicks: Uint32Array;
  readonly taken: Uint32Array;
};

const tableOf = (slots: number): Table => ({
  hashes: new Float64Array(slots),
  resetTicks: new Uint32Array(slots),
  taken: new Uint32Array(slots),
});

/** 52 bits. */
function hashOf(limitKey: string, seedLow: number, seedHigh: number): number {
  let [low, high] = [0xdeadbeef ^ seedLow, 0x41c6ce57 ^ seedHigh];
  for (let at = 0; at < limitKey.length; at += 1) {
    const unit = limitKey.charCodeAt(at);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return (high >>> 12) * 2 ** 32 + (low >>> 0);
}

/** Where a key is counted, or where it may be; -1 when every probed slot is taken. */
function slotOf({ hashes, resetTicks }: Table, hash: number, nowTick: number): number {
  const firstSlot = hash % hashes.length;
  let free = -1;
  for (let step = 0; step < maxProbes; step += 1) {
    const at = (firstSlot + step) % hashes.length;
    const isOpen = (resetTicks[at] ?? 0) > nowTick;
    if (isOpen && hashes[at] === hash) return at;
    if (!isOpen && free < 0) free = at;
  }
  return free;
}

function soonestReset({ hashes, resetTicks }: Table, hash: number): number {
  const slots = Array.from({ length: maxProbes }, (_, step) => (hash + step) % hashes.length);
  return slots.reduce((first, at) => ((resetTicks[at] ?? 0) < (resetTicks[first] ?? 0) ? at : first));
}

/** The same counts in twice as many slots. */
function grown(from: Table, nowTick: number): Table {
  const into = tableOf(from.hashes.length * 2);
  for (let at = 0; at < from.hashes.length; at += 1) {
    const hash = from.hashes[at] ?? 0;
    if ((from.resetTicks[at] ?? 0) <= nowTick) continue;
    const free = slotOf(into, hash, nowTick);
    const slot = free < 0 ? soonestReset(into, hash) : free;
    into.hashes[slot] = hash;
    into.resetTicks[slot] = from.resetTicks[at] ?? 0;
    into.taken[slot] = from.taken[at] ?? 0;
  }
  return into;
}

/**
 * Counts in a table of fixed slots, 16 bytes each: `maxSlots` of two million are 32 MB and hold a million clients.
 * A key is known by 52 bits that `seed` decides. Where there is no more room, what ends first is forgotten.
 */
export function memoryLimitStore({
  maxSlots = 2 ** 21,
  seed = crypto.getRandomValues(new Uint32Array(2)),
}: { maxSlots?: number; seed?: Uint32Array } = {}): MemoryLimitStore {
  let table = tableOf(Math.min(minSlots, maxSlots));
  let startMs: number | null = null;
  const [seedLow = 0, seedHigh = 0] = seed;

  const tickAt = (now: number): number => {
    startMs ??= now;
    return Math.max(1, Math.floor((now - startMs) / tickMs) + 1);
  };

  function claimSlot(hash: number, nowTick: number): number {
    for (;;) {
      const slot = slotOf(table, hash, nowTick);
      if (slot >= 0) return slot;
      if (table.hashes.length * 2 > maxSlots) return soonestReset(table, hash);
      table = grown(table, nowTick);
    }
  }

  const isOpenAt = (slot: number, hash: number, nowTick: number): boolean =>
    slot >= 0 && table.hashes[slot] === hash && (table.resetTicks[slot] ?? 0) > nowTick;

  function stateOf(limitKey: string, { points, windowS, now }: LimitWindow, cost: 0 | 1): LimitState {
    const nowTick = tickAt(now);
    const hash = hashOf(limitKey, seedLow, seedHigh);
    const slot = cost === 0 ? slotOf(table, hash, nowTick) : claimSlot(hash, nowTick);
    const isOpen = isOpenAt(slot, hash, nowTick);
    const taken = isOpen ? (table.taken[slot] ?? 0) : 0;
    const resetTick = isOpen ? (table.resetTicks[slot] ?? 0) : nowTick + (windowS * 1000) / tickMs;
    const isAllowed = taken < points;
    if (isAllowed && cost === 1) {
      table.hashes[slot] = hash;
      table.resetTicks[slot] = resetTick;
      table.taken[slot] = taken + 1;
    }
    const left = points - taken - (isAllowed ? cost : 0);
    return { isAllowed, remaining: Math.max(0, left), resetAt: now + (resetTick - nowTick) * tickMs };
  }

  return {
    take: (limitKey, window) => stateOf(limitKey, window, 1),
    peek: (limitKey, window) => stateOf(limitKey, window, 0),
    refund: (limitKey, now) => {
      const nowTick = tickAt(now);
      const hash = hashOf(limitKey, seedLow, seedHigh);
      const slot = slotOf(table, hash, nowTick);
      const taken = table.taken[slot] ?? 0;
      if (isOpenAt(slot, hash, nowTick) && taken > 0) table.taken[slot] = taken - 1;
    },
  };
}
