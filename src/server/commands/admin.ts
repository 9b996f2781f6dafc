import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { problemOf } from "../../core/problem.ts";
import { operationsOn } from "../admin.ts";
import { openSharedState } from "../shared-state.ts";
import { type Subcommand, subcommands } from "./admin-subcommands.ts";
import type { Command } from "./command.ts";

const usage = `Usage: hop-do-nghe admin <subcommand> [--why TEXT]\n\n${Object.entries(subcommands)
  .map(([name, { args, description }]) => `  ${`${name} ${args}`.padEnd(36)} ${description}`)
  .join("\n")}\n\nWhat changes something is recorded with who did it and why; \`log\` shows it.\n`;

/** The subcommand of the first one or two words, with the words after it. */
function findSubcommand(
  words: readonly string[],
): { subcommand: Subcommand; args: readonly string[] } | null {
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(" ");
    const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
    if (subcommand) return { subcommand, args: words.slice(count) };
  }
  return null;
}

const argumentCount = ({ args }: Subcommand): number => (args === "" ? 0 : args.split(" ").length);

/**
 * The words of a call and why it is made. Keys and codes may begin with a dash, so whatever is no option of ours is a
 * word.
 */
function readWords(given: readonly string[]): { words: string[]; why: string } | null {
  const { tokens, values } = parseArgs({
    args: [...given],
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
  return { words: [...new Set(indexes)].map((index) => given[index] ?? ""), why: values["why"] };
}

/** Who runs this, as the system knows them; in a container that may be a number only. */
function operatorName(): string {
  const { username, uid } = userInfo();
  return `${username === "unknown" ? `user ${uid}` : username} (command line)`;
}

/** Looks after the site: takes things down, blocks, and shows what was reported and done. */
export const adminCommand: Command = async (given, { config, write }) => {
  const read = readWords(given);
  const match = read && findSubcommand(read.words);
  if (!match || match.args.length !== argumentCount(match.subcommand)) {
    write(usage);
    return given[0] === "--help" ? 0 : 2;
  }
  const report = (fault: unknown) => void process.stderr.write(`${String(fault)}\n`);
  const now = () => new Date();
  const shared = await openSharedState(config, { now, report });
  try {
    const actor = { who: operatorName(), why: read.why };
    const outcome = await match.subcommand.execute(operationsOn(shared, now), match.args, actor);
    write(
      outcome.ok
        ? outcome.value.map((line) => `${line}\n`).join("")
        : `${problemOf(outcome.failure, "en").detail}\n`,
    );
    return outcome.ok ? 0 : 1;
  } finally {
    await shared.close();
  }
};
