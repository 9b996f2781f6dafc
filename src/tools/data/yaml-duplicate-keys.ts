import { message } from "../../core/i18n.ts";
import type { Diagnostic } from "./json.ts";
import { scanFlow } from "./yaml-flow.ts";

const maxWarnings = 20;
/** Indent and dashes, then a plain or quoted key, then its colon. */
const keyLine =
  /^((?: *- +)* *)(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s"'#&*!|>{}[\],?:-][^:#]*?)) *:(?=\s|$)/;
/** What may stand before a value: dashes, an anchor, a tag. */
const beforeValue = /(?: |-(?= )|[&!][^\s[{]*(?=\s))*/y;

type Level = { readonly column: number; readonly keys: Set<string> };

/**
 * Duplicate keys of one map: the parser keeps the last and says nothing. A scan by lines that leaves out
 * whatever stands inside blocks of text and quotes.
 */
export function duplicateKeyWarnings(text: string): Diagnostic[] {
  const warnings: Diagnostic[] = [];
  const tell = (offset: number, key: string) => {
    if (warnings.length < maxWarnings)
      warnings.push({ offset, about: (place) => message("data.yaml.duplicateKey", { ...place, key }) });
  };
  let levels: Level[] = [];
  let textMargin: number | null = null;
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end);
    const indent = line.search(/[^ \r]/);
    const isInText = textMargin !== null && (indent < 0 || indent > textMargin);
    if (indent < 0 || isInText) {
      start = end + 1;
      continue;
    }
    if (/^(?:---|\.\.\.)(?:\s|$)/.test(line)) levels = [];
    const found = keyLine.exec(line);
    const lead = found?.[1] ?? "";
    const column = found ? lead.length : indent;
    if (lead.includes("-")) levels = levels.filter((level) => level.column <= lead.indexOf("-"));
    levels = levels.filter((level) => level.column <= column);
    if (found) {
      const key = found[2] ?? found[3] ?? found[4] ?? "";
      const level = levels.at(-1)?.column === column ? levels.at(-1) : undefined;
      if (level?.keys.has(key) && key !== "<<") tell(start + column, key);
      if (level) level.keys.add(key);
      else levels.push({ column, keys: new Set([key]) });
    }
    const value = start + (found?.[0].length ?? 0);
    textMargin = /(?:^|[\s:-])[|>][-+\d]*\s*(?:#.*)?$/.test(text.slice(value, end)) ? column : null;
    start = textMargin === null ? endOfValue(text, value, end, tell) : end + 1;
  }
  return warnings;
}

/** The start of the line after a value, which goes on over several when it is quoted or in brackets. */
function endOfValue(
  text: string,
  value: number,
  end: number,
  tell: (offset: number, key: string) => void,
): number {
  beforeValue.lastIndex = value;
  const at = value + (beforeValue.exec(text)?.[0].length ?? 0);
  const isOpen = at < end && /["'[{]/.test(text.charAt(at));
  const stop = isOpen ? Math.max(end, scanFlow(text, at, tell)) : end;
  const newline = text.indexOf("\n", stop);
  return newline < 0 ? text.length : newline + 1;
}
