import type { Strength } from "./schema.ts";

/** Binary logarithm of the number of equally likely outcomes, rounded down to a tenth. */
export function bitsOf(outcomes: bigint): number {
  const droppedBits = Math.max(0, outcomes.toString(2).length - 53);
  return Math.floor((Math.log2(Number(outcomes >> BigInt(droppedBits))) + droppedBits) * 10) / 10;
}

/** Against someone who has the stolen hash and tries offline; 2^80 guesses are out of reach of all but states. */
export function strengthOf(bits: number): Strength {
  if (bits < 50) return "weak";
  if (bits < 72) return "fair";
  return bits < 100 ? "strong" : "excellent";
}
