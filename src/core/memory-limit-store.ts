import type { LimitState, LimitWindow } from "./limit-store.ts";

/** So many places are looked at for a key: all that hold something else are no room for it. */
const reach = 16;
const smallest = 1024;
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
  /** Ticks since the store was first used; 0 for a place never used. */
  readonly resetTicks: Uint32Array;
  readonly taken: Uint32Array;
};

const tableOf = (places: number): Table => ({
  hashes: new Float64Array(places),
  resetTicks: new Uint32Array(places),
  taken: new Uint32Array(places),
});

/**
 * Counts in a table of fixed places, 16 bytes each: `mostPlaces` of two million are 32 MB and hold a million clients.
 * A key is known by 52 bits that `seed` decides. Where there is no more room, what ends first is forgotten.
 */
export function memoryLimitStore({
  mostPlaces = 2 ** 21,
  seed = crypto.getRandomValues(new Uint32Array(2)),
}: { mostPlaces?: number; seed?: Uint32Array } = {}): MemoryLimitStore {
  let table = tableOf(Math.min(smallest, mostPlaces));
  let startMs: number | null = null;
  const [seedLow = 0, seedHigh = 0] = seed;

  function hashOf(key: string): number {
    let [low, high] = [0xdeadbeef ^ seedLow, 0x41c6ce57 ^ seedHigh];
    for (let at = 0; at < key.length; at += 1) {
      const unit = key.charCodeAt(at);
      low = Math.imul(low ^ unit, 2_654_435_761);
      high = Math.imul(high ^ unit, 1_597_334_677);
    }
    low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
    high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
    return (high >>> 12) * 2 ** 32 + (low >>> 0);
  }

  const tickAt = (now: number): number => {
    startMs ??= now;
    return Math.max(1, Math.floor((now - startMs) / tickMs) + 1);
  };

  /** Where a key is counted, or where it may be; -1 when every place in reach is taken. */
  function placeOf({ hashes, resetTicks }: Table, hash: number, nowTick: number): number {
    const home = hash % hashes.length;
    let free = -1;
    for (let step = 0; step < reach; step += 1) {
      const at = (home + step) % hashes.length;
      const isOpen = (resetTicks[at] ?? 0) > nowTick;
      if (isOpen && hashes[at] === hash) return at;
      if (!isOpen && free < 0) free = at;
    }
    return free;
  }

  function firstToEnd({ hashes, resetTicks }: Table, hash: number): number {
    const places = Array.from({ length: reach }, (_, step) => (hash + step) % hashes.length);
    return places.reduce((first, at) => ((resetTicks[at] ?? 0) < (resetTicks[first] ?? 0) ? at : first));
  }

  function grow(nowTick: number): void {
    const [from, into] = [table, tableOf(table.hashes.length * 2)];
    for (let at = 0; at < from.hashes.length; at += 1) {
      const hash = from.hashes[at] ?? 0;
      if ((from.resetTicks[at] ?? 0) <= nowTick) continue;
      const free = placeOf(into, hash, nowTick);
      const place = free < 0 ? firstToEnd(into, hash) : free;
      into.hashes[place] = hash;
      into.resetTicks[place] = from.resetTicks[at] ?? 0;
      into.taken[place] = from.taken[at] ?? 0;
    }
    table = into;
  }

  function roomFor(hash: number, nowTick: number): number {
    for (;;) {
      const place = placeOf(table, hash, nowTick);
      if (place >= 0) return place;
      if (table.hashes.length * 2 > mostPlaces) return firstToEnd(table, hash);
      grow(nowTick);
    }
  }

  const isOpenAt = (place: number, hash: number, nowTick: number): boolean =>
    place >= 0 && table.hashes[place] === hash && (table.resetTicks[place] ?? 0) > nowTick;

  function stateOf(key: string, { points, windowS, now }: LimitWindow, wanted: 0 | 1): LimitState {
    const nowTick = tickAt(now);
    const hash = hashOf(key);
    const known = wanted === 0 ? placeOf(table, hash, nowTick) : roomFor(hash, nowTick);
    const isOpen = isOpenAt(known, hash, nowTick);
    const taken = isOpen ? (table.taken[known] ?? 0) : 0;
    const resetTick = isOpen ? (table.resetTicks[known] ?? 0) : nowTick + (windowS * 1000) / tickMs;
    const isAllowed = taken < points;
    if (isAllowed && wanted === 1) {
      table.hashes[known] = hash;
      table.resetTicks[known] = resetTick;
      table.taken[known] = taken + 1;
    }
    const left = points - taken - (isAllowed ? wanted : 0);
    return { isAllowed, remaining: Math.max(0, left), resetAt: now + (resetTick - nowTick) * tickMs };
  }

  return {
    take: (key, window) => stateOf(key, window, 1),
    peek: (key, window) => stateOf(key, window, 0),
    refund: (key, now) => {
      const nowTick = tickAt(now);
      const hash = hashOf(key);
      const place = placeOf(table, hash, nowTick);
      const taken = table.taken[place] ?? 0;
      if (isOpenAt(place, hash, nowTick) && taken > 0) table.taken[place] = taken - 1;
    },
  };
}
