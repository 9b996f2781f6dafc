import { version } from "../../../package.json" with { type: "json" };
import { loadConfig } from "../config.ts";
import type { Command } from "./command.ts";

type CommandEntry = {
  readonly description: string;
  readonly load: () => Promise<Command>;
  /** It has a `--help` of its own. */
  readonly explainsItself?: true;
};

/** What can be done besides serving; each loads only what it does itself. */
const commands: ReadonlyMap<string, CommandEntry> = new Map<string, CommandEntry>([
  [
    "backup",
    {
      description: "copies the database while it is in use, to a FILE if one is given",
      load: async () => (await import("./backup.ts")).backupCommand,
    },
  ],
  [
    "restore",
    {
      description: "puts a backup FILE in the database's place, while the site stands still",
      load: async () => (await import("./restore.ts")).restoreCommand,
    },
  ],
  [
    "move",
    {
      description: "copies everything FROM one database TO another, of either engine",
      load: async () => (await import("./move.ts")).moveCommand,
    },
  ],
  [
    "deletions",
    {
      description: "lists requests to delete data; settles those of the CODEs given",
      load: async () => (await import("./deletions.ts")).deletionsCommand,
    },
  ],
  [
    "--health",
    {
      description: "succeeds when the server of these settings is ready",
      load: async () => (await import("./health.ts")).healthCommand,
    },
  ],
  [
    "admin",
    {
      description: "takes down what was abused, and shows what was reported and done",
      load: async () => (await import("./admin.ts")).adminCommand,
      explainsItself: true,
    },
  ],
]);

const loadCheckCommand = async () => (await import("./check.ts")).checkCommand;

const commandLines = [
  [
    "serve",
    "serves the site, as does no command at all; with --check says what is not right for a public one",
  ],
  ...[...commands].map(([commandName, { description }]) => [commandName, description]),
  ["--version", "says which version this is"],
  ["--help", "says this"],
].map(([commandName = "", description]) => `  ${commandName.padEnd(10)} ${description}`);

const commandUsage = `Usage: hop-do-nghe [command]\n\n${commandLines.join("\n")}\n\nAll settings are environment variables; README names them.\n`;

type CommandRuntime = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
};

/** Does what the arguments ask for; gives the code to exit with, or null when the site is to be served. */
export async function runCommand(
  [commandName = "serve", ...commandArgs]: readonly string[],
  { env, write }: CommandRuntime,
): Promise<number | null> {
  if (commandName === "serve" && commandArgs.length === 0) return null;
  if (commandArgs[0] === "--help" && !commands.get(commandName)?.explainsItself)
    return runCommand(["--help"], { env, write });
  const isCheck = commandName === "serve" && commandArgs.length === 1 && commandArgs[0] === "--check";
  const loadCommand = isCheck ? loadCheckCommand : commands.get(commandName)?.load;
  if (loadCommand) return (await loadCommand())(commandArgs, { config: loadConfig(env), write });
  write(commandName === "--version" ? `${version}\n` : commandUsage);
  return commandName === "--version" || commandName === "--help" ? 0 : 2;
}
