import { expect, test } from "bun:test";
import { createHoldMeter } from "#server/hold-meter.ts";

const limitMs = 10_000;
const roundMs = 250;

/** After how many milliseconds of silence a thread counts as held that computes so much of each; null for never within ten minutes. */
function heldAfter(partComputed: number | null): number | null {
  const meter = createHoldMeter(limitMs);
  let computedMs = 5000;
  const computed = () => (partComputed === null ? null : computedMs);
  meter.round(1, roundMs, computed);
  for (let ms = roundMs; ms <= 600_000; ms += roundMs) {
    computedMs += (partComputed ?? 0) * roundMs;
    if (meter.round(1, roundMs, computed)) return ms;
  }
  return null;
}

test("who computes without a sign of life is held after the limit, whoever else has the processor", () => {
  expect(heldAfter(1)).toBe(10_000);
  expect(heldAfter(0.5)).toBe(20_000);
  expect(heldAfter(0.25)).toBe(40_000);
});

test("who waits without computing is given six times as long, and where computing is not told the clock counts", () => {
  expect(heldAfter(0)).toBe(60_000);
  expect(heldAfter(0.01)).toBe(60_000);
  expect(heldAfter(null)).toBe(10_000);
});

test("a sign of life begins anew, also one that comes late", () => {
  const meter = createHoldMeter(limitMs);
  let computedMs = 0;
  for (let beat = 0; beat < 50; beat += 1)
    for (let round = 0; round < 39; round += 1) {
      computedMs += roundMs;
      expect(meter.round(beat, roundMs, () => computedMs)).toBe(false);
    }
  expect(meter.silentMs()).toBe(38 * roundMs);
  meter.round(50, roundMs, () => computedMs);
  expect(meter.silentMs()).toBe(0);
});
