import { version } from "#package.json" with { type: "json" };
import { databaseName } from "#db/client.ts";
import { loadConfig } from "#server/config.ts";
import { commandTexts, commands } from "./list.ts";

const loadCheckCommand = async () => (await import("./check.ts")).checkCommand;

const commandLines = commandTexts.map(([name, description]) => `  ${name.padEnd(11)} ${description}`);

const commandUsage = `Usage: hop-do-nghe [command]\n\n${commandLines.join("\n")}\n\nAll settings are environment variables; docs/settings.md lists them.\n`;

type CommandRuntime = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  readonly note?: (text: string) => void;
};

const noteBeside = (text: string) => void process.stderr.write(text);

/** Does what the arguments ask for; gives the code to exit with, or null when the site is to be served. */
export async function runCommand(
  [commandName = "serve", ...commandArgs]: readonly string[],
  { env, write, note = noteBeside }: CommandRuntime,
): Promise<number | null> {
  if (commandName === "serve" && commandArgs.length === 0) return null;
  if (commandArgs[0] === "--help" && !commands.get(commandName)?.explainsItself)
    return runCommand(["--help"], { env, write });
  const isCheck = commandName === "serve" && commandArgs.length === 1 && commandArgs[0] === "--check";
  const loadCommand = isCheck ? loadCheckCommand : commands.get(commandName)?.load;
  if (loadCommand) {
    const config = loadConfig(env);
    if (commands.get(commandName)?.usesDatabase) note(`Database: ${databaseName(config.DATABASE_URL)}\n`);
    return (await loadCommand())(commandArgs, { config, env, write, note });
  }
  if (!/^--(version|help)$/.test(commandName)) note(`There is no command "${commandName}".\n`);
  write(commandName === "--version" ? `${version}\n` : commandUsage);
  return commandName === "--version" || commandName === "--help" ? 0 : 2;
}
