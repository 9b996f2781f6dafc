import type { SourcePosition } from "./result.ts";

const maxBefore = 40;
const maxAfter = 30;

/** The line and the column, in characters as a reader counts them, and that part of the line with a caret under it. */
export function sourcePositionOf(sourceText: string, offset: number): Required<SourcePosition> {
  const textBefore = sourceText.slice(0, offset);
  const breaks = textBefore.match(/\r\n?|\n/g)?.length ?? 0;
  const lineStart = Math.max(textBefore.lastIndexOf("\n"), textBefore.lastIndexOf("\r")) + 1;
  const textAfter = sourceText.slice(offset, offset + 2 * maxAfter);
  const lineEnd = textAfter.search(/[\r\n]/);
  const charactersBefore = Array.from(textBefore.slice(lineStart));
  const right = Array.from(lineEnd < 0 ? textAfter : textAfter.slice(0, lineEnd));
  const excerptParts = [
    charactersBefore.length > maxBefore
      ? `…${charactersBefore.slice(-maxBefore).join("")}`
      : charactersBefore.join(""),
    right.length > maxAfter ? `${right.slice(0, maxAfter).join("")}…` : right.join(""),
  ].map(visibleExcerpt);
  const caretIndent = Array.from(excerptParts[0] ?? "", (character) =>
    isWide(character) ? "\u3000" : " ",
  ).join("");
  return {
    line: breaks + 1,
    column: charactersBefore.length + 1,
    excerpt: `${excerptParts.join("")}\n${caretIndent}^`,
  };
}

/** Tabs and controls would move the caret or turn the text around. */
const visibleExcerpt = (sourceText: string): string =>
  sourceText
    .toWellFormed()
    .replace(/\t/g, " ")
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\u00b7");

const isWide = (character: string): boolean =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(character);
