import { threadPath, threadTimeMs } from "#compute/thread-time.ts";

const thread = threadPath();
const cpuMs = (): number => (thread === null ? null : threadTimeMs(thread)) ?? process.cpuUsage().user / 1000;

/** The most that the thread computes in one go until the work is done, in milliseconds. */
async function longestTurnOnce(work: () => Promise<unknown>): Promise<number> {
  const others = { at: cpuMs(), longestMs: 0, isStopped: false };
  const serve = () => {
    const now = cpuMs();
    others.longestMs = Math.max(others.longestMs, now - others.at);
    others.at = now;
    if (!others.isStopped) setImmediate(serve);
  };
  setImmediate(serve);
  await work();
  others.isStopped = true;
  serve();
  return others.longestMs;
}

/** The same, tried again while it is more than `maxMs`: code that is cold, and a collection of garbage, are nobody's doing. */
export async function longestTurnMs(work: () => Promise<unknown>, maxMs: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 4 && least > maxMs; tries += 1)
    least = Math.min(least, await longestTurnOnce(work));
  return least;
}
