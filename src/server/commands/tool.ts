import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Lang, type MessageKey, type Params, readMessage } from "#core/i18n.ts";
import { pictureIn } from "#core/picture.ts";
import { problemOf } from "#core/problem.ts";
import type { RawInput } from "#core/read-fields.ts";
import type { AnyTool } from "#core/tool.ts";
import { perform } from "#http/perform.ts";
import { unlimited } from "#http/rate-limiter.ts";
import { isRequired } from "#api/openapi.ts";
import { plainTextOf } from "#api/plain-text.ts";
import {
  type Fields,
  flagChoicesOf,
  flagFieldsOf,
  flagOf,
  isFlag,
  isList,
  mainFieldOf,
  ownFlagTexts,
  ownFlags,
} from "./flags.ts";
import { type Terminal, languageOf } from "./terminal.ts";
import { type ShellCall, ownVisit, shellCallsOf, shellTools } from "./tool-calls.ts";

/** How a command was typed wrongly, which ends with 2; what a call refuses ends with 1. */
class UsageError extends Error {}

type Say = (key: MessageKey, params?: Params) => string;

const lines = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([word]) => word.length)) + 2;
  return rows.map(([word, text]) => `  ${word.padEnd(width)}${text}`.trimEnd()).join("\n");
};

async function helpOfCall(tool: AnyTool, call: ShellCall, lang: Lang, say: Say): Promise<string> {
  // Only help needs them, and a call starts sooner without.
  const { describedIn } = await import("#core/described.ts");
  const fields = flagFieldsOf(call);
  const main = mainFieldOf(fields);
  const rows = fields.map(([name, schema]): [string, string] => {
    const facts = [
      isRequired(schema) ? say("command.required") : "",
      flagChoicesOf(schema).join(" | "),
      describedIn(lang, schema["description"] ?? ""),
      schema["default"] === undefined ? "" : `[${String(schema["default"])}]`,
    ];
    return [`--${flagOf(name)}`, facts.filter(Boolean).join("; ")];
  });
  return [
    say("command.usage", { words: `${tool.id} ${call.name} [--FIELD VALUE …]` }),
    call.endpoint.summary,
    "",
    ...(rows.length > 0 ? [say("command.fields"), lines(rows), ""] : []),
    ...(main ? [say("command.stdin", { field: flagOf(main) }), ""] : []),
    lines(
      ownFlagTexts.map(([name, text]) => [name === "out-file" ? "-o, --out-file" : `--${name}`, say(text)]),
    ),
    "",
  ].join("\n");
}

/** The words after a call, by its fields; a fault of them is told in our own words. */
function parseWords(words: readonly string[], fields: Fields, say: Say) {
  const options = Object.fromEntries(
    fields.map(([name, schema]) => [flagOf(name), { type: isFlag(schema) ? "boolean" : "string" }] as const),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { ...options, ...ownFlags },
      allowPositionals: true,
      allowNegative: true,
    });
    const given: Readonly<Record<string, string | boolean | undefined>> = values;
    return { values: given, positionals };
  } catch (fault) {
    const told = fault instanceof Error ? fault.message : "";
    const name = /'(-[^'\s]*)/.exec(told)?.[1] ?? words.at(-1) ?? "";
    throw new UsageError(
      say(told.startsWith("Unknown") ? "command.unknownFlag" : "command.needsValue", {
        name: name.replace(/^--?/, ""),
      }),
    );
  }
}

type Words = ReturnType<typeof parseWords>;

function jsonOf(value: string, field: string, say: Say): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new UsageError(say("command.notJson", { field: flagOf(field) }));
  }
}

function inputOf(
  fields: Fields,
  { values, positionals }: Words,
  readInput: Terminal["readInput"],
  say: Say,
): RawInput {
  const input: Record<string, unknown> = {};
  for (const [name, schema] of fields) {
    const value = values[flagOf(name)];
    if (value === undefined) continue;
    input[name] = typeof value === "string" && isList(schema) ? jsonOf(value, name, say) : value;
  }
  const main = mainFieldOf(fields);
  const [given, ...more] = positionals;
  const [extra] = main === undefined ? positionals : more;
  if (extra !== undefined) throw new UsageError(say("command.tooMany", { name: extra }));
  if (main === undefined || input[main] !== undefined) return input;
  const schema = fields.find(([name]) => name === main)?.[1];
  const isNeeded = schema !== undefined && isRequired(schema);
  const value = given ?? (isNeeded ? readInput()?.toString("utf8") : undefined);
  if (value !== undefined) input[main] = main === "text" ? value : value.trim();
  else if (isNeeded) throw new UsageError(say("command.noInput", { field: flagOf(main) }));
  return input;
}

function show(answer: unknown, call: ShellCall, { values }: Words, { out }: Terminal, say: Say): void {
  const file = values["out-file"];
  const picture = pictureIn(answer);
  if (picture) {
    if (typeof file === "string") writeFileSync(file, picture.bytes);
    else if (out.isTTY && picture.type !== "image/svg+xml") throw new UsageError(say("command.needsFile"));
    else out.write(picture.bytes);
    return;
  }
  const text = values["json"] ? null : plainTextOf(call.endpoint, answer);
  // A text that ends its last line already is not ended twice.
  const shown = text?.replace(/\n\n$/, "\n") ?? `${JSON.stringify(answer, null, 2)}\n`;
  if (typeof file === "string") writeFileSync(file, shown);
  else out.write(shown);
}

async function runCall(
  call: ShellCall,
  words: Words,
  terminal: Terminal,
  lang: Lang,
  say: Say,
): Promise<number> {
  const visit = ownVisit(lang);
  const input = inputOf(flagFieldsOf(call), words, terminal.readInput, say);
  const { outcome } = await perform(call.endpoint.action, input, { visit, limiter: unlimited, from: "json" });
  if (outcome.ok) {
    show(outcome.value, call, words, terminal, say);
    return 0;
  }
  const { detail, errors = [] } = problemOf(outcome.failure, lang);
  const faults = errors.map(({ path, message }) => `--${flagOf(path)}: ${message}`);
  terminal.complain(`${(faults.length > 0 ? faults : [detail]).join("\n")}\n`);
  return 1;
}

function listTools(say: Say): string {
  return [
    say("command.usage", { words: "TOOL CALL [--FIELD VALUE …]" }),
    "",
    say("command.tools"),
    lines(Object.keys(shellTools).map((id) => [id, lineOf(id, say)])),
    "",
    say("command.more"),
    "",
  ].join("\n");
}

// oxlint-disable-next-line no-unsafe-type-assertion -- every tool has a line
const lineOf = (id: string, say: Say): string => say(`${id}.line` as "cron.line");

async function runWords(args: readonly string[], terminal: Terminal, lang: Lang, say: Say): Promise<number> {
  const [toolId = "--help", callName = "--help", ...rest] = args;
  const print = (text: string) => {
    terminal.out.write(text);
    return 0;
  };
  if (toolId === "--help") return print(listTools(say));
  const load = Object.hasOwn(shellTools, toolId) ? shellTools[toolId] : undefined;
  if (!load) throw new UsageError(say("command.unknownTool", { name: toolId }));
  const { default: tool } = await load();
  const calls = await shellCallsOf(tool, { lang, isPrivateAllowed: rest.includes("--allow-private") });
  if (callName === "--help") {
    const rows = [...calls.values()].map(({ name, endpoint }): [string, string] => [name, endpoint.summary]);
    const about = [
      say("command.usage", { words: `${toolId} CALL` }),
      "",
      say("command.calls", { tool: toolId }),
    ];
    return print([...about, lines(rows), "", say("command.more"), ""].join("\n"));
  }
  const call = calls.get(callName);
  if (!call) throw new UsageError(say("command.unknownCall", { tool: toolId, name: callName }));
  const words = parseWords(rest, flagFieldsOf(call), say);
  if (words.values["help"]) return print(await helpOfCall(tool, call, lang, say));
  return runCall(call, words, terminal, lang, say);
}

type FileFault = Error & { readonly code: string; readonly syscall: string };

const isFileFault = (fault: unknown): fault is FileFault =>
  fault instanceof Error && "syscall" in fault && "code" in fault;

/** Whoever reads the output may have enough before its end. */
const isClosedPipe = (fault: unknown): boolean => isFileFault(fault) && fault.code === "EPIPE";

/** One call of a tool on this machine, without a server, a database or a setting; gives the code to exit with. */
export async function runToolCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const lang = languageOf(terminal.env);
  const say: Say = (key, params) => readMessage(lang, params ? { key, params } : { key });
  try {
    return await runWords(args, terminal, lang, say);
  } catch (fault) {
    if (isClosedPipe(fault)) return 0;
    if (isFileFault(fault)) {
      terminal.complain(`${fault.message}\n`);
      return 1;
    }
    if (!(fault instanceof UsageError)) throw fault;
    terminal.complain(`${fault.message}\n${say("command.more")}\n`);
    return 2;
  }
}
