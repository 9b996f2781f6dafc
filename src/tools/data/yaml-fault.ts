import { type YAMLError, parseAllDocuments } from "yaml";
import { type MessageKey, message } from "../../core/i18n.ts";
import { type Diagnostic, maxDepth } from "./json.ts";

type PlainKey = Extract<MessageKey, `data.yaml.fault.${string}`>;

const keys: Readonly<Record<string, PlainKey>> = {
  BAD_INDENT: "data.yaml.fault.indent",
  TAB_AS_INDENT: "data.yaml.fault.tab",
  MISSING_CHAR: "data.yaml.fault.open",
  BLOCK_AS_IMPLICIT_KEY: "data.yaml.fault.colon",
  MULTILINE_IMPLICIT_KEY: "data.yaml.fault.noColon",
  BAD_DQ_ESCAPE: "data.yaml.fault.escape",
  BAD_SCALAR_START: "data.yaml.fault.start",
};

/** `Bun.YAML` says that a text is wrong, not where: the place is looked for with a second, slower parser. */
export function locateFault(text: string, fault: unknown): Diagnostic {
  const said = fault instanceof Error ? fault.message : "";
  if (fault instanceof RangeError)
    return diagnostic(0, (place) => message("data.deep", { ...place, max: maxDepth }));
  if (said.includes("Excessive aliasing")) return diagnostic(0, () => message("data.yaml.bomb"));
  if (said.includes("Unresolved alias")) {
    const alias = unresolvedIn(text);
    if (alias)
      return diagnostic(alias.offset, (place) => message("data.yaml.alias", { ...place, name: alias.name }));
  }
  const found = isSlow(text) ? null : secondOpinion(text);
  return found ?? generic(lastGoodEnd(text));
}

const diagnostic = (offset: number, about: Diagnostic["about"]): Diagnostic => ({ offset, about });
const generic = (offset: number): Diagnostic =>
  diagnostic(offset, (place) => message("data.yaml.fault.unexpected", place));

/** Patterns on which the second parser takes quadratic time or worse. */
const isSlow = (text: string): boolean =>
  (text.match(/\?\s/g)?.length ?? 0) > 16 ||
  (text.match(/&/g)?.length ?? 0) > 500 ||
  /(?:[[{]\s*){200}/.test(text);

function secondOpinion(text: string): Diagnostic | null {
  const error = firstErrorIn(text);
  if (!error) return null;
  const key = keys[error.code] ?? "data.yaml.fault.unexpected";
  const margin = /[ \t]*/y;
  margin.lastIndex = error.pos[0];
  const indent = error.code === "BAD_INDENT" ? (margin.exec(text)?.[0].length ?? 0) : 0;
  return diagnostic(error.pos[0] + indent, (place) => message(key, place));
}

/** Null also when the text is nested deeper than the parser's own recursion goes. */
function firstErrorIn(text: string): YAMLError | null {
  try {
    const documents = parseAllDocuments(text, { uniqueKeys: false, prettyErrors: false });
    return [...documents].flatMap((document) => document.errors)[0] ?? null;
  } catch {
    return null;
  }
}

function unresolvedIn(text: string): { offset: number; name: string } | null {
  const anchors = new Set<string>();
  for (const found of text.matchAll(/(?<=^|[\s[{,:-])([&*])([^\s[\]{},]+)/g)) {
    const [, sign, name = ""] = found;
    if (sign === "&") anchors.add(name);
    else if (!anchors.has(name)) return { offset: found.index, name };
  }
  return null;
}

/** The start of the item in which the fault must be: the text before it can be read. */
function lastGoodEnd(text: string): number {
  const starts = [...text.matchAll(/^(?=\S)/gm)].map((found) => found.index);
  let [good, bad] = [0, starts.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isReadable(text.slice(0, starts[middle]))) good = middle;
    else bad = middle;
  }
  return starts[good] ?? 0;
}

function isReadable(text: string): boolean {
  try {
    Bun.YAML.parse(text);
    return true;
  } catch {
    return false;
  }
}
