import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { problemOf } from "#core/problem.ts";
import { refuseMissing } from "#db/client.ts";
import { operationsOn } from "#server/admin.ts";
import { openSharedState } from "#server/shared-state.ts";
import { type Subcommand, subcommands } from "./admin-subcommands.ts";
import type { Command } from "./command.ts";

const adminUsage = `Usage: hop-do-nghe admin <subcommand> [--why TEXT]\n\n${Object.entries(subcommands)
  .map(
    ([subcommandName, { args, description }]) => `  ${`${subcommandName} ${args}`.padEnd(36)} ${description}`,
  )
  .join("\n")}\n\nWhat changes something is recorded with who did it and why; \`log\` shows it.\n`;

/** The subcommand of the first one or two words, with the words after it. */
function findSubcommand(
  commandWords: readonly string[],
): { subcommand: Subcommand; args: readonly string[] } | null {
  for (const wordCount of [2, 1]) {
    const subcommandName = commandWords.slice(0, wordCount).join(" ");
    const subcommand = Object.hasOwn(subcommands, subcommandName) ? subcommands[subcommandName] : undefined;
    if (subcommand) return { subcommand, args: commandWords.slice(wordCount) };
  }
  return null;
}

const argumentCount = ({ args }: Subcommand): number => (args === "" ? 0 : args.split(" ").length);

/**
 * The words of a call and why it is made. Keys and codes may begin with a dash, so whatever is no option of ours is a
 * word.
 */
function readCommandWords(givenArgs: readonly string[]): { words: string[]; why: string } | null {
  const { tokens, values } = parseArgs({
    args: [...givenArgs],
    options: { why: { type: "string", default: "" } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  if (typeof values["why"] !== "string") return null;
  const indexes = tokens
    .filter(
      (token) => token.kind !== "option-terminator" && !(token.kind === "option" && token.name === "why"),
    )
    .map(({ index }) => index);
  return { words: [...new Set(indexes)].map((index) => givenArgs[index] ?? ""), why: values["why"] };
}

/** Who runs this, as the system knows them, or sudo does; in a container that may be a number only. */
function operatorName({ SUDO_USER }: Readonly<Record<string, string | undefined>>): string {
  const { username, uid } = userInfo();
  if (uid === 0 && SUDO_USER) return `${SUDO_USER} (command line)`;
  return `${username === "unknown" ? `user ${uid}` : username} (command line)`;
}

/** Looks after the site: takes things down, blocks, and shows what was reported and done. */
export const adminCommand: Command = async (givenArgs, { config, env, write }) => {
  const commandRead = readCommandWords(givenArgs);
  const subcommandMatch = commandRead && findSubcommand(commandRead.words);
  if (!subcommandMatch || subcommandMatch.args.length !== argumentCount(subcommandMatch.subcommand)) {
    write(adminUsage);
    return givenArgs[0] === "--help" ? 0 : 2;
  }
  const reportFault = (fault: unknown) => void process.stderr.write(`${String(fault)}\n`);
  const now = () => new Date();
  refuseMissing(config.DATABASE_URL);
  const sharedState = await openSharedState(config, { now, report: reportFault });
  try {
    const actor = { who: operatorName(env), why: commandRead.why };
    const commandOutcome = await subcommandMatch.subcommand.execute(
      operationsOn(sharedState, now),
      subcommandMatch.args,
      actor,
    );
    write(
      commandOutcome.ok
        ? commandOutcome.value.map((outputLine) => `${outputLine}\n`).join("")
        : `${problemOf(commandOutcome.failure, "en").detail}\n`,
    );
    return commandOutcome.ok ? 0 : 1;
  } finally {
    await sharedState.close();
  }
};
