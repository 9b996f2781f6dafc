import { parentPort } from "node:worker_threads";

/** Does what its input says: answers, fails, or never ends. */
parentPort?.on("message", ({ input }: { input: string }) => {
  if (input === "endless") for (;;) Math.sqrt(2);
  if (input === "crash") throw new Error("crashed");
  parentPort?.postMessage(
    input === "fault" ? { fault: "broken" } : { outcome: { ok: true, value: input.length } },
  );
});
