import { type Message, message } from "../../core/i18n.ts";
import { type Diagnostic, type Position, isCurlyQuote } from "./json.ts";

export function scalarFault(token: string, sign: string | undefined, position: Position): Message {
  if (sign === undefined) return message("data.json.empty", position);
  if (sign === "'") return message("data.json.singleQuote", position);
  if (isCurlyQuote(sign)) return message("data.json.curlyQuote", { ...position, found: sign });
  if (sign === "/" || sign === "#") return message("data.json.comment", position);
  if (/^[-+.]?\d/.test(token))
    return message("data.json.badNumber", { ...position, found: shortToken(token) });
  if (token) return message("data.json.word", { ...position, found: shortToken(token) });
  return message("data.json.unexpected", { ...position, found: sign });
}

/** `found` is the backslash and up to five characters after it. */
export function escapeFault(found: string, position: Position): Message {
  if (!found.startsWith("\\u")) return message("data.json.escape", { ...position, found: found.slice(0, 2) });
  const digits = /^\\u[\da-f]*/i.exec(found)?.[0] ?? found;
  return message("data.json.unicodeEscape", { ...position, found: digits });
}

/** Of a character that nobody sees, and that pages and chat apps put between the others; null for any other. */
export function invisibleFault(text: string, offset: number): Diagnostic["about"] | null {
  const code = text.codePointAt(offset);
  if (code === undefined || !/[^\S\t\n\r ]|\p{Cf}/u.test(String.fromCodePoint(code))) return null;
  return (position) => message("data.json.invisible", { ...position, code: unicodeName(code) });
}

/** Where a text that no straight quote closes has a curly one in its place. */
export function closingCurlyQuoteAt(text: string, start: number, end: number): number | null {
  const at = text.slice(start + 1, end).search(/[“”„‟«»](?=\s*(?:[,:}\]]|$))/);
  return at < 0 ? null : start + 1 + at;
}

export const unicodeName = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;

export const shortToken = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text);
