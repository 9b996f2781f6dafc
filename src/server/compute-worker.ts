import { parentPort } from "node:worker_threads";
import { threadPath } from "../compute/thread-time.ts";
import { tasks } from "./compute-tasks.ts";

type Order = { readonly name: string; readonly input: unknown };

const thread = threadPath();
if (thread !== null) parentPort?.postMessage({ thread });

parentPort?.on("message", (order: Order) => {
  void work(order).then((reply) => parentPort?.postMessage(reply));
});

/** A fault of ours is told to the pool, which throws it where the task was asked for. */
async function work({ name, input }: Order): Promise<unknown> {
  try {
    return { outcome: await tasks.get(name)?.run(input) };
  } catch (fault) {
    return { fault: fault instanceof Error ? `${name}: ${fault.stack}` : `${name}: ${String(fault)}` };
  }
}
