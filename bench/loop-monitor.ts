/**
 * Loaded into a server before its own code (`bun --preload`): how long its main thread computes without answering
 * anybody, which does not depend on what else the machine has to do. The longest turn of the event loop since the
 * reader set it to 0 stands in the file that `LOOP_MONITOR` names, in milliseconds of the thread's own CPU time.
 */
import { isMainThread } from "node:worker_threads";

const file = process.env["LOOP_MONITOR"];

if (isMainThread && file) {
  const longest = new Float64Array(Bun.mmap(file, { shared: true }).buffer, 0, 1);
  let last = process.threadCpuUsage();
  const look = () => {
    const used = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longest[0] = Math.max(longest[0] ?? 0, (used.user + used.system) / 1000);
    setTimeout(look, 1).unref();
  };
  look();
}
