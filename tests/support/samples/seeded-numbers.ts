/** A generator of 32-bit numbers (mulberry32), so that what fails is found again. */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Everything that a product draws, by a seed. */
export function seededChance(seed: number) {
  const next = seededNumbers(seed);
  return {
    randomBytes: (count: number) => Uint8Array.from({ length: count }, () => next() >>> 24),
    chance: () => next() / 2 ** 32,
  };
}
