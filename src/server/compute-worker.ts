import { parentPort } from "node:worker_threads";
import { threadPath } from "#compute/thread-time.ts";
import { inputBytesOf } from "#compute/fair-queue.ts";
import { tasks } from "./compute-tasks.ts";

type TaskOrder = { readonly name: string; readonly input: unknown };

/**
 * After so much was taken and given, the memory is given back at once, which takes a few milliseconds of this thread:
 * what lies outside of its heap, as bitmaps do, hardly counts for its collector.
 */
const garbageBytes = 256 * 1024;

/** About what drawing a picture leaves behind. */
const pictureBytes = garbageBytes / 4;

let garbage = 0;

const thread = threadPath();
if (thread !== null) parentPort?.postMessage({ thread });

parentPort?.on("message", (computeOrder: TaskOrder) => void answerOrder(computeOrder));

async function answerOrder(computeOrder: TaskOrder): Promise<void> {
  const computeReply = await runTask(computeOrder);
  parentPort?.postMessage(computeReply);
  garbage += inputBytesOf(computeOrder.input) + inputBytesOf(computeReply);
  if (tasks.get(computeOrder.name)?.isPicture) garbage += pictureBytes;
  if (garbage < garbageBytes) return;
  garbage = 0;
  Bun.gc(true);
}

/** An internal error is told to the pool, which throws it where the task was asked for. */
async function runTask({ name, input }: TaskOrder): Promise<unknown> {
  try {
    return { outcome: await tasks.get(name)?.run(input) };
  } catch (taskFault) {
    return {
      fault: taskFault instanceof Error ? `${name}: ${taskFault.stack}` : `${name}: ${String(taskFault)}`,
    };
  }
}
