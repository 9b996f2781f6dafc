import { version } from "../../../package.json" with { type: "json" };
import { loadConfig } from "../config.ts";
import { adminCommand } from "./admin.ts";
import { backupCommand } from "./backup.ts";
import { checkCommand } from "./check.ts";
import type { Command } from "./command.ts";
import { deletionsCommand } from "./deletions.ts";
import { healthCommand } from "./health.ts";
import { moveCommand } from "./move.ts";
import { restoreCommand } from "./restore.ts";

/** What can be done besides serving: a line each. */
const commands: ReadonlyMap<string, { readonly description: string; readonly command: Command }> = new Map([
  [
    "backup",
    {
      description: "copies the database while it is in use, to a FILE if one is given",
      command: backupCommand,
    },
  ],
  [
    "restore",
    {
      description: "puts a backup FILE in the database's place, while the site stands still",
      command: restoreCommand,
    },
  ],
  [
    "move",
    { description: "copies everything FROM one database TO another, of either engine", command: moveCommand },
  ],
  [
    "deletions",
    {
      description: "lists requests to delete data; settles those of the CODEs given",
      command: deletionsCommand,
    },
  ],
  [
    "--health",
    { description: "succeeds when the server of these settings is ready", command: healthCommand },
  ],
  [
    "admin",
    {
      description: "takes down what was abused, and shows what was reported and done",
      command: adminCommand,
    },
  ],
]);

const lines = [
  [
    "serve",
    "serves the site, as does no command at all; with --check says what is not right for a public one",
  ],
  ...[...commands].map(([name, { description }]) => [name, description]),
  ["--version", "says which version this is"],
  ["--help", "says this"],
].map(([name = "", description]) => `  ${name.padEnd(10)} ${description}`);

const usage = `Usage: hop-do-nghe [command]\n\n${lines.join("\n")}\n\nAll settings are environment variables; README names them.\n`;

type CommandRuntime = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
};

/** Does what the arguments ask for; gives the code to exit with, or null when the site is to be served. */
export async function runCommand(
  [name = "serve", ...args]: readonly string[],
  { env, write }: CommandRuntime,
): Promise<number | null> {
  if (name === "serve" && args.length === 0) return null;
  const isCheck = name === "serve" && args.length === 1 && args[0] === "--check";
  const found = isCheck ? { command: checkCommand } : commands.get(name);
  if (found) return found.command(args, { config: loadConfig(env), write });
  write(name === "--version" ? `${version}\n` : usage);
  return name === "--version" || name === "--help" ? 0 : 2;
}
