import { signal } from "@preact/signals-react";

/** Counts what was made on this page; whoever shows a history of it looks again. */
export const historyVersion = signal(0);

export const invalidateHistory = (): void => {
  historyVersion.value += 1;
};
