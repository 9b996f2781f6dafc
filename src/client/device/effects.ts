import type { RandomBytes } from "#core/random.ts";
import type { Compute } from "#core/task.ts";

/** Thrown by what the device leaves to the server: keys that are no secret, what this browser cannot do. */
export class NotOnDevice extends Error {}

/** Thrown by what is too much work for the page itself: a worker does it. */
export class TooHeavy extends Error {}

/** In characters to go through once: some 10 ms on a phone of 2020. */
let maxCost = 50_000;

/** In a worker nothing that is typed waits. */
export function allowAnyCost(): void {
  maxCost = Infinity;
}

export function checkCost(taskCost: number): void {
  if (taskCost > maxCost) throw new TooHeavy();
}

const compute: Compute = async (deviceTask, taskInput) => {
  checkCost(deviceTask.cost(taskInput));
  return deviceTask.run(taskInput);
};

const randomBytes: RandomBytes = (byteCount) => crypto.getRandomValues(new Uint8Array(byteCount));

/** What pure tools need of the world, as a browser has it. */
export const deviceEffects = { randomBytes, chance: () => Math.random(), now: () => new Date(), compute };
