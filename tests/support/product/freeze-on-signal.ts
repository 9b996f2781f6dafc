import { isMainThread } from "node:worker_threads";

/** Loaded into a product before its own code: SIGUSR2 holds the thread that answers, for good. */
if (isMainThread)
  process.on("SIGUSR2", () => {
    for (;;);
  });
