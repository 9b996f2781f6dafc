import { readFileSync } from "node:fs";

const lookEveryMs = 1000;

/** A file of a process (proc(5)); null when the process is gone, another user's, or the system has no such files. */
function processFile(pid: number, procFile: "stat" | "environ"): string | null {
  try {
    return readFileSync(`/proc/${pid}/${procFile}`, "utf8");
  } catch {
    return null;
  }
}

/** The parent's number stands after the name, which is in brackets and may hold any character. */
function parentOf(pid: number): number | null {
  const statFields = processFile(pid, "stat")
    ?.replace(/^.*\) /s, "")
    .split(" ");
  return statFields?.[1] === undefined ? null : Number(statFields[1]);
}

const isOfNpx = (pid: number): boolean =>
  processFile(pid, "environ")?.split("\0").includes("npm_command=exec") ?? false;

/** The process below npx among this one's ancestors, or this one itself; null when npx has not started it. */
function childOfNpx(): number | null {
  if (!isOfNpx(process.pid)) return null;
  let child = process.pid;
  for (let parent = parentOf(child); parent !== null && isOfNpx(parent); parent = parentOf(parent))
    child = parent;
  return child;
}

/** npx ends on SIGTERM without a word to what it has started: calls `onEnd` then, within a second. */
export function watchNpx(onEnd: () => void): void {
  const child = childOfNpx();
  if (child === null) return;
  const npx = parentOf(child);
  const launcherTimer = setInterval(() => {
    if (parentOf(child) === npx) return;
    clearInterval(launcherTimer);
    onEnd();
  }, lookEveryMs);
  launcherTimer.unref();
}
