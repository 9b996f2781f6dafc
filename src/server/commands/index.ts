import { version } from "../../../package.json" with { type: "json" };
import { loadConfig } from "../config.ts";
import { backupCommand } from "./backup.ts";
import type { Command } from "./command.ts";
import { deletionsCommand } from "./deletions.ts";
import { healthCommand } from "./health.ts";
import { moveCommand } from "./move.ts";

/** What can be done besides serving: a line each. */
const commands: ReadonlyMap<string, { readonly what: string; readonly command: Command }> = new Map([
  [
    "backup",
    { what: "copies the database while it is in use, to a FILE if one is given", command: backupCommand },
  ],
  [
    "move",
    { what: "copies everything FROM one database TO another, of either engine", command: moveCommand },
  ],
  [
    "deletions",
    { what: "lists requests to delete data; settles those of the CODEs given", command: deletionsCommand },
  ],
  ["--health", { what: "succeeds when the server of these settings is ready", command: healthCommand }],
]);

const lines = [
  ["serve", "serves the site, as does no command at all"],
  ...[...commands].map(([name, { what }]) => [name, what]),
  ["--version", "says which version this is"],
  ["--help", "says this"],
].map(([name = "", what]) => `  ${name.padEnd(10)} ${what}`);

const usage = `Usage: hop-do-nghe [command]\n\n${lines.join("\n")}\n\nAll settings are environment variables; README names them.\n`;

type World = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
};

/** Does what the arguments ask for; gives the code to exit with, or null when the site is to be served. */
export async function runCommand(
  [name = "serve", ...args]: readonly string[],
  { env, write }: World,
): Promise<number | null> {
  if (name === "serve") return null;
  const known = commands.get(name);
  if (known) return known.command(args, { config: loadConfig(env), write });
  write(name === "--version" ? `${version}\n` : usage);
  return name === "--version" || name === "--help" ? 0 : 2;
}
