import { signal } from "@preact/signals-react";

/** Counts what was made on this page; whoever shows a history of it looks again. */
export const generations = signal(0);

export const announceGeneration = (): void => {
  generations.value += 1;
};
