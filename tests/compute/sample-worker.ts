import { writeFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { threadPath } from "#compute/thread-time.ts";

const thread = threadPath();
if (thread !== null) parentPort?.postMessage({ thread });

/** Does what its input says: answers, fails, sleeps for so many milliseconds, or never ends, and then may say in a file which thread it is. */
parentPort?.on("message", ({ input }: { input: string }) => {
  if (input.startsWith("endless")) {
    const [, file] = input.split(" ");
    if (file) writeFileSync(file, thread ?? "");
    for (;;) Math.sqrt(2);
  }
  if (input === "crash") throw new Error("crashed");
  if (input.startsWith("sleep ")) Bun.sleepSync(Number(input.slice(6)));
  parentPort?.postMessage(
    input === "fault" ? { fault: "broken" } : { outcome: { ok: true, value: input.length } },
  );
});
