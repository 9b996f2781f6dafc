import { readFileSync } from "node:fs";
import { type Libc, cList, cText } from "./libc.ts";
import { restartedAtVariable } from "./watchdog.ts";

/** The program and its arguments, as they were given (proc(5)). */
const commandLine = (): readonly string[] =>
  readFileSync("/proc/self/cmdline", "utf8").split("\0").slice(0, -1);

/**
 * Begins the program anew in this process: same number, terminal and arguments; all that runs in it is gone, and what it
 * had open is closed. Returns only where that cannot be.
 */
export function restartInPlace(libc: Libc, now: number): void {
  const args = commandLine().map(cText);
  libc.setenv(cText(restartedAtVariable), cText(String(now)), 1);
  libc.execv(cText("/proc/self/exe"), cList(args));
}
