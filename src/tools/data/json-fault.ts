import { type Message, message } from "#core/i18n.ts";
import { type JsonDiagnostic, type JsonPosition, isCurlyQuote } from "./json.ts";

export function scalarFault(
  token: string,
  nextSign: string | undefined,
  jsonPosition: JsonPosition,
): Message {
  if (nextSign === undefined) return message("data.json.empty", jsonPosition);
  if (nextSign === "'") return message("data.json.singleQuote", jsonPosition);
  if (isCurlyQuote(nextSign)) return message("data.json.curlyQuote", { ...jsonPosition, found: nextSign });
  if (nextSign === "/" || nextSign === "#") return message("data.json.comment", jsonPosition);
  if (/^[-+.]?\d/.test(token))
    return message("data.json.badNumber", { ...jsonPosition, found: shortToken(token) });
  if (token) return message("data.json.word", { ...jsonPosition, found: shortToken(token) });
  return message("data.json.unexpected", { ...jsonPosition, found: nextSign });
}

/** `found` is the backslash and up to five characters after it. */
export function escapeFault(foundEscape: string, jsonPosition: JsonPosition): Message {
  if (!foundEscape.startsWith("\\u"))
    return message("data.json.escape", { ...jsonPosition, found: foundEscape.slice(0, 2) });
  const escapeDigits = /^\\u[\da-f]*/i.exec(foundEscape)?.[0] ?? foundEscape;
  return message("data.json.unicodeEscape", { ...jsonPosition, found: escapeDigits });
}

/** Of a character that nobody sees, and that pages and chat apps put between the others; null for any other. */
export function invisibleFault(jsonText: string, offset: number): JsonDiagnostic["about"] | null {
  const codePoint = jsonText.codePointAt(offset);
  if (codePoint === undefined || !/[^\S\t\n\r ]|\p{Cf}/u.test(String.fromCodePoint(codePoint))) return null;
  return (jsonPosition) => message("data.json.invisible", { ...jsonPosition, code: unicodeName(codePoint) });
}

/** Where a text that no straight quote closes has a curly one in its place. */
export function closingCurlyQuoteAt(jsonText: string, tokenStart: number, tokenEnd: number): number | null {
  const quoteIndex = jsonText.slice(tokenStart + 1, tokenEnd).search(/[“”„‟«»](?=\s*(?:[,:}\]]|$))/);
  return quoteIndex < 0 ? null : tokenStart + 1 + quoteIndex;
}

export const unicodeName = (codePoint: number): string =>
  `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;

export const shortToken = (token: string): string => (token.length > 40 ? `${token.slice(0, 37)}…` : token);
