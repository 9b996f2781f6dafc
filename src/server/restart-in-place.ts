import { readFileSync } from "node:fs";
import { type Libc, cList, cText, openLibc } from "./libc.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The variable of the environment that says when a process has started itself again. */
const restartedAtVariable = "RESTARTED_AT";
/** At the least, from one start of a process by itself to the next. */
const restartEveryMs = 60_000;

/** A service manager, or the runtime of a container, whose first process this is. */
export const isSupervised = (env: Environment): boolean =>
  process.pid === 1 || env["SYSTEMD_EXEC_PID"] === String(process.pid) || Boolean(env["NOTIFY_SOCKET"]);

/** When a process that ends by a fault may start itself again, in milliseconds since 1970. */
export const mayRestartAt = (env: Environment): number =>
  Number(env[restartedAtVariable] ?? 0) + restartEveryMs;

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

/** The same where nobody else starts the process again, and not before it may; comes back where that cannot be. */
export async function startAgain(env: Environment): Promise<void> {
  const libc = isSupervised(env) ? null : openLibc();
  if (!libc) return;
  await Bun.sleep(Math.max(0, mayRestartAt(env) - Date.now()));
  restartInPlace(libc, Date.now());
}
