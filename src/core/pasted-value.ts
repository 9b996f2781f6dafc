import { message } from "./i18n.ts";
import { type Span, halfWidth, plainSigns, quotes, readOne, wordsAround } from "./pasted.ts";
import type { Reading } from "./reading.ts";

/** The value of one kind that a text is as a whole; null where it is none. That of a value is the value itself. */
export type ValueOf = (text: string) => string | null;

const blanked = (part: string): string => part.replace(/[^\n]/g, " ");

/** A text in plain signs, without the fences of Markdown and the bare tags of a page; all else stays where it stands. */
export const plainText = (text: string): string =>
  halfWidth(plainSigns(text))
    .replace(/^[ ]*(?:`{3,}|~{3,})[\w-]*[ ]*$/gm, blanked)
    .replace(/<\/?[a-z][a-z\d]{0,10} ?\/?>/gi, blanked);

const emoji = String.raw`(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0e\ufe0f\u200d]|[\d#*]\ufe0f?\u20e3)`;

/** What stands before an item of a list, with the blank behind it. */
const listMark = /^(?:[-–—•·●▪◦*+>→➜➤►]|#{1,6}|\(?(?:\d{1,3}|\p{L})[.)])\s+(?:\[[ x]\]\s+)?/iu;
const marks = "[\"'`*_]";
const word = String.raw`\p{L}[\p{L}\p{M}\p{N}._/()-]{0,40}`;
const words = String.raw`\p{L}[\p{L}\p{M}\p{N} ._/()-]{0,40}`;
const named = (name: string): string =>
  `(?:${marks}{1,3}${name}(?:${marks}{1,3}|(?=[:=] ?[*_]{2}))|${name}${marks}{0,3})`;
/** A word before a colon or an equals sign, or a few of them where a blank stands behind it; in quotes or bold perhaps. */
const label = new RegExp(
  String.raw`^(?:${named(word)} ?[:=](?!\/\/)(?:\*\*|__)?\s*|${named(words)} ?[:=](?:\*\*|__)?(?:\s+|(?=["'\x60“‘«])))`,
  "u",
);
const emojiFirst = new RegExp(`^${emoji}+`, "u");
const quoteFirst = /^["'`“”„‟‘’‚‛«‹「『【《〈([{<|]/u;
const last = new RegExp(String.raw`(?:${emoji}|[.,;:!?…。、"'“”‘’\x60»›」』】〉》)\]}>|\\])$`, "u");
/** More than any sign at an end is long. */
const maxSign = 40;

const emphases = ["**", "__", "~~", "*", "_"];

/** How much of both ends is a pair of quotes or brackets. */
function pairAround(text: string): number {
  const isIn = (pair: string) =>
    text.length > 2 * pair.length && text.startsWith(pair) && text.endsWith(pair);
  const emphasis = emphases.find(isIn);
  if (emphasis !== undefined) return emphasis.length;
  return text.length > 1 && quotes[text.charAt(0)] === text.charAt(text.length - 1) ? 1 : 0;
}

/** Whether the bracket at its end is opened in it. */
const isClosed = (text: string): boolean => {
  const [closing, opening] = [text.charAt(text.length - 1), text.lastIndexOf("(")];
  return closing === ")" && opening >= 0 && !text.slice(opening, -1).includes(")");
};

const maxForms = 24;

/**
 * A plain text, then what is left of it without quotes, marks of a list, a label, emoji and a sentence's marks around it,
 * one by one, each where it stands.
 */
export function* formsOf(text: string): Generator<Span> {
  let [at, end] = [0, text.length];
  for (let count = 0; count < maxForms; count += 1) {
    while (at < end && /\s/.test(text.charAt(at))) at += 1;
    while (end > at && /\s/.test(text.charAt(end - 1))) end -= 1;
    if (at === end) return;
    const value = text.slice(at, end);
    yield { value, at, end };
    const pair = pairAround(value);
    const lengthOf = (sign: RegExp, of = value): number => sign.exec(of)?.[0].length ?? 0;
    const before = lengthOf(listMark) || lengthOf(emojiFirst);
    const behind = pair || before || isClosed(value) ? 0 : lengthOf(last, value.slice(-maxSign));
    const first = pair || before || (behind ? 0 : lengthOf(label) || lengthOf(quoteFirst));
    if (first === 0 && behind === 0) return;
    at += first;
    end -= pair || behind;
  }
}

/** What a text is without what stands around it. */
function valueIn(plain: string, valueOf: ValueOf): Span | null {
  for (const { value: form, at, end } of formsOf(plain)) {
    const value = valueOf(form);
    if (value === null) continue;
    const inside = form.indexOf(value);
    return inside < 0 ? { value, at, end } : { value, at: at + inside, end: at + inside + value.length };
  }
  return null;
}

/** The words of a plain text that are values. */
export const valuesAmong = (plain: string, valueOf: ValueOf): readonly Span[] =>
  [...plain.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const found = valueIn(word, valueOf);
    return found ? [{ value: found.value, at: index + found.at, end: index + found.end }] : [];
  });

/**
 * The one value of a kind in what was pasted: alone, in whatever quotes, list or label it stands, or among other words, as
 * `among` finds it there. A value alone stays to the letter, and so does a text without one.
 */
export function readValue(
  text: string,
  valueOf: ValueOf,
  among: (plain: string) => readonly Span[] = (plain) => valuesAmong(plain, valueOf),
): Reading {
  const plain = plainText(text);
  if (plain === text && valueOf(text) === text) return { value: text };
  const found = valueIn(plain, valueOf);
  if (found) return { value: found.value, took: wordsAround(plain, [found]) };
  const reading = readOne(plain, among(plain), message("reading.several"));
  return "value" in reading && reading.value === plain ? { value: text } : reading;
}
