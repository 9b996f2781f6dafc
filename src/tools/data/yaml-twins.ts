import { say } from "../../i18n.ts";
import type { Remark } from "./json.ts";

const maxRemarks = 20;
/** Indent and dashes, then a plain or quoted key, then its colon. */
const keyLine =
  /^((?: *- +)* *)(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s"'#&*!|>{}[\],?:-][^:#]*?)) *:(?=\s|$)/;

/**
 * Keys that come twice in one block map: the parser keeps the last and says nothing. A scan by lines, which
 * leaves out flow collections and whatever stands inside blocks of text.
 */
export function remarksOnTwins(text: string): Remark[] {
  const remarks: Remark[] = [];
  let levels: { column: number; keys: Set<string> }[] = [];
  let skip: { until: number } | null = null;
  let quote: string | null = null;
  let offset = 0;
  for (const line of text.split("\n")) {
    const start = offset;
    offset += line.length + 1;
    if (quote !== null) {
      if (endsQuote(line, quote)) quote = null;
      continue;
    }
    const indent = line.search(/[^ \r]/);
    if (indent < 0) continue;
    if (skip && indent > skip.until) continue;
    skip = null;
    if (/^(?:---|\.\.\.)(?:\s|$)/.test(line)) levels = [];
    const found = keyLine.exec(line);
    const lead = found?.[1] ?? "";
    const column = found ? lead.length : indent;
    if (lead.includes("-")) levels = levels.filter((level) => level.column <= lead.indexOf("-"));
    levels = levels.filter((level) => level.column <= column);
    if (found) {
      const key = found[2] ?? found[3] ?? found[4] ?? "";
      let level = levels.at(-1);
      if (level?.column !== column) levels.push((level = { column, keys: new Set() }));
      const known = level.keys.has(key);
      level.keys.add(key);
      if (known && key !== "<<" && remarks.length < maxRemarks)
        remarks.push({ offset: start + column, about: (place) => say("data.yaml.twice", { ...place, key }) });
    }
    const rest = found ? line.slice(found[0].length) : line;
    if (/(?:^|[\s:-])[|>][-+\d]*\s*(?:#.*)?$/.test(rest)) skip = { until: found ? column : indent };
    else quote = opensQuote(rest);
  }
  return remarks;
}

/** The sign of a quoted text that begins on this line and goes on below it. */
function opensQuote(rest: string): string | null {
  const opened = /^[\s-]*(?:[&!]\S+\s+)*(["'])/.exec(rest);
  if (!opened?.[1]) return null;
  return endsQuote(rest.slice(opened[0].length), opened[1]) ? null : opened[1];
}

const endsQuote = (line: string, quote: string): boolean =>
  quote === '"' ? /^(?:[^"\\]|\\.)*"/.test(line) : /^(?:[^']|'')*'(?!')/.test(line);
