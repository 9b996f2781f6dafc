import { parentPort } from "node:worker_threads";
import { threadPath } from "../compute/thread-time.ts";
import { bytesOf } from "../compute/fair-queue.ts";
import { tasks } from "./compute-tasks.ts";

type Order = { readonly name: string; readonly input: unknown };

/** After an input of this size the memory is given back at once, which takes a few milliseconds of this thread. */
const largeBytes = 256 * 1024;

const thread = threadPath();
if (thread !== null) parentPort?.postMessage({ thread });

parentPort?.on("message", (order: Order) => void answer(order));

async function answer(order: Order): Promise<void> {
  parentPort?.postMessage(await work(order));
  if (bytesOf(order.input) > largeBytes) Bun.gc(true);
}

/** A fault of ours is told to the pool, which throws it where the task was asked for. */
async function work({ name, input }: Order): Promise<unknown> {
  try {
    return { outcome: await tasks.get(name)?.run(input) };
  } catch (fault) {
    return { fault: fault instanceof Error ? `${name}: ${fault.stack}` : `${name}: ${String(fault)}` };
  }
}
