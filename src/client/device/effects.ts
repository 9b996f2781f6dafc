import type { RandomBytes } from "../../core/random.ts";
import type { Compute } from "../../core/task.ts";

/** Thrown by what the device leaves to the server: work that is too heavy, keys that are no secret. */
export class NotOnDevice extends Error {}

/** In characters to go through once: some 10 ms on a phone of 2020. */
const maxWeight = 200_000;

const compute: Compute = async (task, input) => {
  if (task.weigh(input) > maxWeight) throw new NotOnDevice();
  return task.run(input);
};

const random: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** What pure tools need of the world, as a browser has it. */
export const deviceEffects = { random, chance: Math.random, now: () => new Date(), compute };
