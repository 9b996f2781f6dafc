import { message } from "../../core/i18n.ts";
import { halfWidth, plainSigns, unquoted, wordsAround } from "../../core/pasted.ts";
import type { Reading } from "../../core/reading.ts";
import { scheduleOfWords } from "./words-to-cron.ts";

const field =
  /^(?:[\d*?][\w*,/#-]{0,40}|(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[-,][a-z]{3}){0,11})$/i;
const fields = 5;

const isField = (word: string | undefined): boolean => word !== undefined && field.test(word);

/** A schedule behind words that are no fields, and before such words; null where it cannot be told where it begins or ends. */
function inWords(plain: string): Reading | null {
  const words = plain.split(/ +/);
  const from = words.findIndex(isField);
  const behind = words.findIndex((word, at) => at > from && !isField(word));
  const end = behind < 0 ? words.length : behind;
  const count = end - from;
  if (from < 1 || count < fields || count > fields + 1 || words.slice(end).some(isField)) return null;
  return {
    value: words.slice(from, end).join(" "),
    took: [words.slice(0, from), words.slice(end)].flatMap(toldOf),
  };
}

const toldOf = (words: readonly string[]): readonly string[] =>
  wordsAround(words.join(" "), [{ at: 0, end: 0 }]);

/** The schedule of a line of a table of jobs, which goes on with the command, or of a sentence; an expression alone stays as it is. */
export function readExpression(text: string): Reading {
  const plain = halfWidth(unquoted(plainSigns(text)));
  if (plain.includes("\n")) return { value: text };
  const words = plain.split(/ +/);
  const macro = /^@[a-z]+$/i.test(words[0] ?? "") && words.length > 1;
  const count = macro
    ? 1
    : words.slice(0, fields + 1).every((word) => field.test(word))
      ? fields + 1
      : fields;
  // A field too many is no command.
  const isLine =
    macro ||
    (words.length > count &&
      words.slice(0, count).every((word) => field.test(word)) &&
      !field.test(words[count] ?? ""));
  if (!isLine) {
    const beside = inWords(plain);
    if (beside) return beside;
    const said = scheduleOfWords(plain);
    if (said && "refused" in said) return said;
    if (said) {
      const note = message(said.isMidnight ? "cron.read.midnight" : "cron.read.words", { words: plain });
      return { value: said.expr, note };
    }
    return { value: plain === "" ? text : plain };
  }
  const value = words.slice(0, count).join(" ");
  return { value, took: wordsAround(plain, [{ at: 0, end: value.length }]) };
}
