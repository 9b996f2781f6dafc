import { matchesBehind } from "#core/matches-behind.ts";
import { type Span, unquoted, wordsAround } from "#core/pasted.ts";
import { type ValueOf, plainText, readValue } from "#core/pasted-value.ts";
import type { Reading } from "#core/reading.ts";
import { withoutEnd } from "#core/without-end.ts";

const product = String.raw`[A-Za-z][\w.+-]{0,60}\/[\w.+~:%!@-]+`;
const comment = String.raw`\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)|\[[^[\]\n]*\]`;
/** Programs with their versions, remarks in brackets, and the few words that stand there without either (RFC 9110, 10.1.5). */
const parts = String.raw`${product}(?: (?:${product}|${comment}|like Gecko|[A-Z][A-Za-z]+(?!\p{L})))*`;
const whole = new RegExp(`^${parts}`, "u");
const programs = "Mozilla|Opera|Dalvik|okhttp|curl|Wget|PostmanRuntime|python-requests|axios|Go-http-client";
const inText = new RegExp(String.raw`(^|[^\w/.-])(?=(?:${programs})\/\d)${parts}`, "gu");
const isMark = /[.,;:!?…*_]$/;

/** Programs give themselves all kinds of names: what goes on with figures or brackets is of theirs. */
const agentOf: ValueOf = (text) => {
  if (text.includes("\n") || isMark.test(text)) return null;
  const length = whole.exec(text)?.[0].length ?? 0;
  return length > 0 && (length === text.length || /[\d/()[\]]/.test(text.slice(length))) ? text : null;
};

const agentsIn = (plain: string): readonly Span[] =>
  matchesBehind(plain, inText).map(({ value: found, at }) => {
    const value = withoutEnd(found, ".,;:!?…*_");
    return { value, at, end: at + value.length };
  });

/** The name of the header, as tools of browsers and programs show it. */
const header = /^["'\s]*(?:-H ?["'])?user-?agent["']?\s?[:=]\s?/i;

/** A user agent out of its header, a line of a log or the words around it; one alone stays as it is. */
export function readAgent(text: string): Reading {
  const reading = readValue(text, agentOf, agentsIn);
  if ("refused" in reading || reading.value !== text) return reading;
  const plain = unquoted(plainText(text));
  const start = header.exec(plain)?.[0].length ?? 0;
  const value = start > 0 ? unquoted(withoutEnd(plain.slice(start), " ,;'\"\\\n")) : "";
  if (value === "") return { value: plain === "" ? text : plain };
  return { value, took: wordsAround(plain, [{ at: start, end: plain.length }]) };
}
