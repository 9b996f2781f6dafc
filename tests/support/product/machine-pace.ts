import { threadPath, threadTimeMs } from "#compute/thread-time.ts";

const words = Array.from({ length: 4000 }, (_, index) => `${(index * 7919) % 4001} từ`);

/** Reads, sorts, writes and folds texts, which is what requests do. */
function workOnce(): number {
  const json = JSON.stringify(words.toSorted().map((word) => ({ word, length: word.length })));
  const folded = json.normalize("NFD").replace(/\p{M}/gu, "");
  return folded.split('"').length + JSON.parse(json).length;
}

const rounds = 12;
/** What all rounds compute on a machine of 2026 that has nothing else to do. */
const referenceMs = 36;

function workMs(thread: string): number {
  const before = threadTimeMs(thread) ?? 0;
  for (let round = 0; round < rounds; round += 1) workOnce();
  return (threadTimeMs(thread) ?? 0) - before;
}

/** The first is slow, since nothing of it has been compiled. */
let isWarm = false;

/**
 * What a measured time is on the machine that budgets are given for: a slower one, or one that others take processors
 * from, takes longer for the same work, also by the clock of a thread. The yardstick is measured at once after, so what
 * slowed the one slows the other. A faster machine is not made slower.
 */
export function onReferenceMachine(cpuMs: number): number {
  const thread = threadPath();
  if (thread === null) return cpuMs;
  if (!isWarm) workMs(thread);
  isWarm = true;
  return cpuMs / Math.max(1, workMs(thread) / referenceMs);
}
