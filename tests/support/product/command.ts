import { errorMessage } from "#core/error-message.ts";
import { runCommand } from "#server/commands/index.ts";

/** What was said besides where the database is, which each command says first. */
const withoutPlace = (said: string): string => said.replace(/^Database: .*\n/, "");

/** Runs a command of the product in a process of its own, as an operator does. */
export async function runMain(env: Record<string, string>, ...args: readonly string[]) {
  const main = new URL("../../../src/main.ts", import.meta.url).pathname;
  const job = Bun.spawn([process.execPath, main, ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [text, faults] = await Promise.all([
    new Response(job.stdout).text(),
    new Response(job.stderr).text(),
  ]);
  return { code: await job.exited, text, faults: withoutPlace(faults) };
}

/** The same command in this process: starting one costs more than most commands do. */
export async function runHere(env: Record<string, string>, ...args: readonly string[]) {
  let text = "";
  const write = (more: string) => void (text += more);
  try {
    const code = await runCommand(args, { env, write, note: () => {} });
    return { code, text, faults: "" };
  } catch (fault) {
    return { code: 1, text, faults: `${errorMessage(fault)}\n` };
  }
}
