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

/**
 * The process that npx has started, among this one's ancestors or this one itself; null when npx has not started it. npx does
 * not say to itself that it is npx, only to what it starts; and `bun run` in between says something else to what it starts.
 */
function childOfNpx(): number | null {
  let child: number | null = null;
  for (let pid: number | null = process.pid; pid !== null && pid > 1; pid = parentOf(pid)) {
    if (isOfNpx(pid)) child = pid;
    else if (child !== null) break;
  }
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
