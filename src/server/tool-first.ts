import type { Terminal } from "./commands/terminal.ts";

type OwnCommand = (words: readonly string[], terminal: Terminal) => Promise<number>;

/** What runs on one's own machine without a setting; each loads only what it does itself. */
const ownCommands: ReadonlyMap<string, () => Promise<OwnCommand>> = new Map([
  ["tool", async () => (await import("./commands/tool.ts")).runToolCommand],
  ["mcp", async () => (await import("./commands/mcp.ts")).runMcpCommand],
  ["completion", async () => (await import("./commands/completion.ts")).runCompletionCommand],
]);

/** Runs such a command and ends the process, before a setting is read or a program is looked for; else does nothing. */
export async function runToolFirst(
  [command = "", ...words]: readonly string[],
  env: Terminal["env"],
): Promise<void> {
  const load = ownCommands.get(command);
  if (!load) return;
  const [{ ownTerminal }, run] = await Promise.all([import("./commands/terminal.ts"), load()]);
  process.exit(await run(words, ownTerminal(env)));
}
