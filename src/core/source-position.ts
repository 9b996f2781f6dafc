import type { SourcePosition } from "./result.ts";

const maxBefore = 40;
const maxAfter = 30;

/** The line and the column, in characters as a reader counts them, and that part of the line with a caret under it. */
export function sourcePositionOf(text: string, offset: number): Required<SourcePosition> {
  const textBefore = text.slice(0, offset);
  const breaks = textBefore.match(/\r\n?|\n/g)?.length ?? 0;
  const start = Math.max(textBefore.lastIndexOf("\n"), textBefore.lastIndexOf("\r")) + 1;
  const rest = text.slice(offset, offset + 2 * maxAfter);
  const end = rest.search(/[\r\n]/);
  const left = Array.from(textBefore.slice(start));
  const right = Array.from(end < 0 ? rest : rest.slice(0, end));
  const excerptParts = [
    left.length > maxBefore ? `…${left.slice(-maxBefore).join("")}` : left.join(""),
    right.length > maxAfter ? `${right.slice(0, maxAfter).join("")}…` : right.join(""),
  ].map(visible);
  const caret = Array.from(excerptParts[0] ?? "", (sign) => (isWide(sign) ? "\u3000" : " ")).join("");
  return { line: breaks + 1, column: left.length + 1, excerpt: `${excerptParts.join("")}\n${caret}^` };
}

/** Tabs and controls would move the caret or turn the text around. */
const visible = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\t/g, " ")
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\u00b7");

const isWide = (sign: string): boolean =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(sign);
