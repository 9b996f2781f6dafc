import { message } from "#core/i18n.ts";
import { matchesBehind } from "#core/matches-behind.ts";
import { type Span, readOne, unquoted } from "#core/pasted.ts";
import { formsOf, plainText } from "#core/pasted-value.ts";
import type { FoundBeside, Reading } from "#core/reading.ts";
import { parseSchedule } from "./schedule.ts";
import { scheduleOfWords } from "./words-to-cron.ts";

const field =
  /^(?:[\d*?][\w*,/#-]{0,40}|(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[-,][a-z]{3}){0,11})$/i;
const fields = 5;
const macro = /(^|\s)@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)(?![\w@.-])/gi;

const spaces = (part: string): string => " ".repeat(part.length);

/** The fields that begin a line of a table of jobs, which goes on with the command: a field too many is no command. */
function beforeCommand(line: string): number {
  const words = [...line.matchAll(/\S+/g)].slice(0, fields + 2);
  const behind = words.findIndex(({ 0: word }) => !field.test(word));
  const last = words[behind - 1];
  return last && behind >= fields ? last.index + last[0].length : 0;
}

/** A schedule behind words that are no fields, and before such words; none where it cannot be told where it begins or ends. */
function inWords(line: string): readonly Span[] {
  const [named] = matchesBehind(line, macro);
  if (named) return [named];
  const bare = line
    .replace(/["'`“”‘’«»()[\]{}]/g, " ")
    .replace(/([\w*])([.,;:!?…]+)(?=\s|$)/g, (_, sign: string, marks: string) => sign + spaces(marks))
    .matchAll(/\S+/g);
  const words = Array.from(bare, ({ 0: word, index }) => ({ word, index, isField: field.test(word) }));
  const from = words.findIndex(({ isField }) => isField);
  const behind = words.findIndex(({ isField }, at) => at > from && !isField);
  const found = words.slice(from, behind < 0 ? words.length : behind);
  const [first, last] = [found[0], found.at(-1)];
  const isTold =
    words.length > found.length && words.filter(({ isField }) => isField).length === found.length;
  if (!first || !last || !isTold || found.length < fields || found.length > fields + 1) return [];
  return [
    {
      value: found.map(({ word }) => word).join(" "),
      at: first.index,
      end: last.index + last.word.length,
    },
  ];
}

/** The schedule of a line: what is left of it without its quotes and labels, or what its command stands behind. */
function ofLine(line: string): readonly Span[] {
  const words = line.trim().split(/\s+/);
  // A field too many: none of them is a mark of a list.
  if (words.length > fields + 1 && words.every((word) => field.test(word))) return [];
  const forms = [...formsOf(line)];
  const whole = forms.find(({ value }) => parseSchedule(value).ok);
  if (whole) return [whole];
  for (const { value, at } of forms) {
    const length =
      beforeCommand(value) || (matchesBehind(value, macro)[0]?.at === 0 ? value.search(/\s|$/) : 0);
    if (length > 0) return [{ value: value.slice(0, length).replace(/ +/g, " "), at, end: at + length }];
  }
  return inWords(line);
}

/** The zone that a table of jobs is written in, before its lines or one of them. */
const zone = /(^|[^\w-])(?:CRON_)?TZ\s*=\s*["']?([a-z][\w+-]*(?:\/[\w+-]+){0,2})["']?;?(?=\s|$)/gi;

function zonesIn(plain: string): readonly FoundBeside[] {
  const zones = new Set(matchesBehind(plain, zone).map(({ groups: [name = ""] }) => name));
  return zones.size === 1 ? [...zones].map((value) => ({ field: "tz", value, overrides: true })) : [];
}

/** The schedule of a line of a table of jobs, of a file in YAML, or of a sentence; an expression alone stays as it is. */
export function readExpression(text: string): Reading {
  if (parseSchedule(text).ok && plainText(text) === text) return { value: text };
  const plain = plainText(text);
  const found = zonesIn(plain);
  const withoutZone = plain.replace(zone, (all, before: string) => before + spaces(all.slice(before.length)));
  let offset = 0;
  const spans = withoutZone.split("\n").flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    return ofLine(line).map(({ value, at, end }): Span => ({ value, at: start + at, end: start + end }));
  });
  if (spans.length > 0) return readOne(withoutZone, spans, message("reading.several"), found);
  const words = unquoted(plain);
  if (words.includes("\n")) return { value: text };
  const said = scheduleOfWords(words);
  if (said && "refused" in said) return said;
  if (!said) return { value: words === "" ? text : words };
  return {
    value: said.expr,
    note: message(said.isMidnight ? "cron.read.midnight" : "cron.read.words", { words }),
  };
}
