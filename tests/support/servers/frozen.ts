import { readFileSync } from "node:fs";

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

function* family(pid: number): Generator<number> {
  yield pid;
  for (const child of childrenOf(pid)) yield* family(child);
}

/** Stops a process and all below it where they stand: connections stay, and nobody answers. What it returns lets them go on. */
export function freeze(pid: number): () => void {
  const frozen: number[] = [];
  // The first one starts no others once it is stopped.
  for (const one of family(pid)) {
    process.kill(one, "SIGSTOP");
    frozen.push(one);
  }
  return () => {
    for (const one of frozen.toReversed()) process.kill(one, "SIGCONT");
  };
}
