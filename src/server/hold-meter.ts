/** Whether a thread is held, found out from round to round. */
export type HoldMeter = {
  /**
   * `beat` is a number that the thread changes while it lives; `elapsedMs` has passed since the round before; `computed` tells
   * for how long the thread has computed in all, and null where the system does not say. True once it is held.
   */
  readonly round: (beat: number, elapsedMs: number, computed: () => number | null) => boolean;
  /** For how long the number has not changed. */
  readonly silentMs: () => number;
};

/** A thread that waits for a disk, or stands at a break point, computes nothing, and is given so many times as long. */
const patience = 6;

/** Held is who has computed for `limitMs` without a sign of life, or has given none for several times as long. */
export function createHoldMeter(limitMs: number): HoldMeter {
  let [lastBeat, silentMs] = [Number.NaN, 0];
  let computedBefore: number | null = null;
  return {
    silentMs: () => silentMs,
    round(beat, elapsedMs, computed) {
      if (beat !== lastBeat) {
        [lastBeat, silentMs, computedBefore] = [beat, 0, computed()];
        return false;
      }
      silentMs += elapsedMs;
      // It has not computed for longer than that either.
      if (silentMs < limitMs) return false;
      const now = computed();
      const computedMs = now === null || computedBefore === null ? silentMs : now - computedBefore;
      return computedMs >= limitMs || silentMs >= patience * limitMs;
    },
  };
}
