import type { LimitState, LimitWindow } from "./limit-store.ts";

/** How many slots are probed for a key. */
const maxProbes = 16;
const minSlots = 1024;
/** What a slot can count. */
const maxTaken = 2 ** 32 - 1;
/** A hundred milliseconds, so that 32 bits last for 13 years. */
const tickMs = 100;

/** A `LimitStore` that answers at once. */
export type MemoryLimitStore = {
  /** Takes so many points, also more than there are, if there is one left. */
  readonly take: (key: string, window: LimitWindow, count?: number) => LimitState;
  readonly peek: (key: string, window: LimitWindow) => LimitState;
  readonly refund: (key: string, now: number, count?: number) => void;
};

type LimitTable = {
  readonly hashes: Float64Array;
  /** Ticks since the store was first used; 0 for a slot never used. */
  readonly resetTicks: Uint32Array;
  readonly taken: Uint32Array;
};

const emptyTable = (slotCount: number): LimitTable => ({
  hashes: new Float64Array(slotCount),
  resetTicks: new Uint32Array(slotCount),
  taken: new Uint32Array(slotCount),
});

/** 52 bits. */
function hashOfKey(limitKey: string, seedLow: number, seedHigh: number): number {
  let [hashLow, hashHigh] = [0xdeadbeef ^ seedLow, 0x41c6ce57 ^ seedHigh];
  for (let charIndex = 0; charIndex < limitKey.length; charIndex += 1) {
    const charUnit = limitKey.charCodeAt(charIndex);
    hashLow = Math.imul(hashLow ^ charUnit, 2_654_435_761);
    hashHigh = Math.imul(hashHigh ^ charUnit, 1_597_334_677);
  }
  hashLow =
    Math.imul(hashLow ^ (hashLow >>> 16), 2_246_822_507) ^
    Math.imul(hashHigh ^ (hashHigh >>> 13), 3_266_489_909);
  hashHigh =
    Math.imul(hashHigh ^ (hashHigh >>> 16), 2_246_822_507) ^
    Math.imul(hashLow ^ (hashLow >>> 13), 3_266_489_909);
  return (hashHigh >>> 12) * 2 ** 32 + (hashLow >>> 0);
}

/** Where a key is counted, or where it may be; -1 when every probed slot is taken. */
function slotOf({ hashes, resetTicks }: LimitTable, hash: number, nowTick: number): number {
  const firstSlot = hash % hashes.length;
  let freeSlot = -1;
  for (let probe = 0; probe < maxProbes; probe += 1) {
    const probedSlot = (firstSlot + probe) % hashes.length;
    const isOpen = (resetTicks[probedSlot] ?? 0) > nowTick;
    if (isOpen && hashes[probedSlot] === hash) return probedSlot;
    if (!isOpen && freeSlot < 0) freeSlot = probedSlot;
  }
  return freeSlot;
}

function soonestReset({ hashes, resetTicks }: LimitTable, hash: number): number {
  const probedSlots = Array.from({ length: maxProbes }, (_, probe) => (hash + probe) % hashes.length);
  return probedSlots.reduce((soonestSlot, probedSlot) =>
    (resetTicks[probedSlot] ?? 0) < (resetTicks[soonestSlot] ?? 0) ? probedSlot : soonestSlot,
  );
}

/** The same counts in twice as many slots. */
function grownTable(oldTable: LimitTable, nowTick: number): LimitTable {
  const newTable = emptyTable(oldTable.hashes.length * 2);
  for (let oldSlot = 0; oldSlot < oldTable.hashes.length; oldSlot += 1) {
    const hash = oldTable.hashes[oldSlot] ?? 0;
    if ((oldTable.resetTicks[oldSlot] ?? 0) <= nowTick) continue;
    const freeSlot = slotOf(newTable, hash, nowTick);
    const newSlot = freeSlot < 0 ? soonestReset(newTable, hash) : freeSlot;
    newTable.hashes[newSlot] = hash;
    newTable.resetTicks[newSlot] = oldTable.resetTicks[oldSlot] ?? 0;
    newTable.taken[newSlot] = oldTable.taken[oldSlot] ?? 0;
  }
  return newTable;
}

/**
 * Counts in a table of fixed slots, 16 bytes each: `maxSlots` of two million are 32 MB and hold a million clients.
 * A key is known by 52 bits that `seed` decides. Where there is no more room, what ends first is forgotten.
 */
export function memoryLimitStore({
  maxSlots = 2 ** 21,
  seed = crypto.getRandomValues(new Uint32Array(2)),
}: { maxSlots?: number; seed?: Uint32Array } = {}): MemoryLimitStore {
  let limitTable = emptyTable(Math.min(minSlots, maxSlots));
  let startMs: number | null = null;
  const [seedLow = 0, seedHigh = 0] = seed;

  const tickAt = (nowMs: number): number => {
    startMs ??= nowMs;
    return Math.max(1, Math.floor((nowMs - startMs) / tickMs) + 1);
  };

  function claimSlot(hash: number, nowTick: number): number {
    for (;;) {
      const freeSlot = slotOf(limitTable, hash, nowTick);
      if (freeSlot >= 0) return freeSlot;
      if (limitTable.hashes.length * 2 > maxSlots) return soonestReset(limitTable, hash);
      limitTable = grownTable(limitTable, nowTick);
    }
  }

  const isOpenAt = (limitSlot: number, hash: number, nowTick: number): boolean =>
    limitSlot >= 0 &&
    limitTable.hashes[limitSlot] === hash &&
    (limitTable.resetTicks[limitSlot] ?? 0) > nowTick;

  function limitStateOf(
    limitKey: string,
    { points, windowS, now }: LimitWindow,
    pointCost: number,
  ): LimitState {
    const nowTick = tickAt(now);
    const hash = hashOfKey(limitKey, seedLow, seedHigh);
    const limitSlot = pointCost === 0 ? slotOf(limitTable, hash, nowTick) : claimSlot(hash, nowTick);
    const isOpen = isOpenAt(limitSlot, hash, nowTick);
    const takenPoints = isOpen ? (limitTable.taken[limitSlot] ?? 0) : 0;
    const resetTick = isOpen ? (limitTable.resetTicks[limitSlot] ?? 0) : nowTick + (windowS * 1000) / tickMs;
    const isPointLeft = takenPoints < points;
    if (isPointLeft && pointCost > 0) {
      limitTable.hashes[limitSlot] = hash;
      limitTable.resetTicks[limitSlot] = resetTick;
      limitTable.taken[limitSlot] = Math.min(takenPoints + pointCost, maxTaken);
    }
    const pointsLeft = points - takenPoints - (isPointLeft ? pointCost : 0);
    return {
      isAllowed: isPointLeft,
      remaining: Math.max(0, pointsLeft),
      resetAt: now + (resetTick - nowTick) * tickMs,
    };
  }

  return {
    take: (limitKey, limitWindow, count = 1) => limitStateOf(limitKey, limitWindow, count),
    peek: (limitKey, limitWindow) => limitStateOf(limitKey, limitWindow, 0),
    refund: (limitKey, nowMs, count = 1) => {
      const nowTick = tickAt(nowMs);
      const hash = hashOfKey(limitKey, seedLow, seedHigh);
      const limitSlot = slotOf(limitTable, hash, nowTick);
      const takenPoints = limitTable.taken[limitSlot] ?? 0;
      if (isOpenAt(limitSlot, hash, nowTick) && takenPoints > 0)
        limitTable.taken[limitSlot] = Math.max(0, takenPoints - count);
    },
  };
}
