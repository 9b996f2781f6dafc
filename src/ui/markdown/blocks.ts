import { parseInline } from "./inline.ts";
import type { MarkdownInline } from "./inline-tree.ts";
import { type MarkdownTable, parseTable, tableHead } from "./table.ts";
import {
  type ListMarker,
  fenceOf,
  headingOf,
  indentOf,
  isBlank,
  isThematicBreak,
  markerOf,
  startsBlock,
} from "./lines.ts";

export type MarkdownBlock =
  | { readonly kind: "paragraph"; readonly children: readonly MarkdownInline[] }
  | { readonly kind: "heading"; readonly level: number; readonly children: readonly MarkdownInline[] }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  | { readonly kind: "quote"; readonly children: readonly MarkdownBlock[] }
  | {
      readonly kind: "list";
      /** The first number of an ordered list, else null. */
      readonly start: number | null;
      readonly items: readonly (readonly MarkdownBlock[])[];
    }
  | MarkdownTable
  | { readonly kind: "rule" };

/** Quotes and lists inside of more of them than this are plain paragraphs. */
const deepest = 8;

/** Reads Markdown as language models write it: CommonMark's blocks and tables, without raw HTML. */
export const parseMarkdown = (markdown: string): MarkdownBlock[] =>
  parseBlocks(markdown.replaceAll("\t", "    ").split(/\r\n|\r|\n/), 0);

type ParsedBlock<One extends MarkdownBlock = MarkdownBlock> = { readonly block: One; readonly next: number };

function parseBlocks(markdownLines: readonly string[], blockDepth: number): MarkdownBlock[] {
  const markdownBlocks: MarkdownBlock[] = [];
  for (let lineIndex = 0; lineIndex < markdownLines.length;) {
    if (isBlank(markdownLines[lineIndex])) {
      lineIndex += 1;
      continue;
    }
    const { block, next: nextLine } = parseBlock(markdownLines, lineIndex, blockDepth);
    markdownBlocks.push(block);
    lineIndex = nextLine;
  }
  return markdownBlocks;
}

function parseBlock(markdownLines: readonly string[], lineIndex: number, blockDepth: number): ParsedBlock {
  const markdownLine = markdownLines[lineIndex] ?? "";
  const headingBlock = headingOf(markdownLine);
  if (headingBlock) {
    return {
      block: { kind: "heading", level: headingBlock.level, children: parseInline(headingBlock.text) },
      next: lineIndex + 1,
    };
  }
  if (isThematicBreak(markdownLine)) return { block: { kind: "rule" }, next: lineIndex + 1 };
  const marker = blockDepth < deepest ? markerOf(markdownLine) : null;
  if (marker) return takeList(markdownLines, lineIndex, { marker, depth: blockDepth });
  if (blockDepth < deepest && /^ {0,3}>/.test(markdownLine))
    return parseBlockquote(markdownLines, lineIndex, blockDepth);
  return (
    parseCodeBlock(markdownLines, lineIndex) ??
    parseTable(markdownLines, lineIndex) ??
    parseParagraph(markdownLines, lineIndex)
  );
}

function parseCodeBlock(markdownLines: readonly string[], lineIndex: number): ParsedBlock | null {
  const fence = fenceOf(markdownLines[lineIndex] ?? "");
  if (!fence) return null;
  const codeLines: string[] = [];
  let nextLine = lineIndex + 1;
  for (; nextLine < markdownLines.length; nextLine += 1) {
    const markdownLine = markdownLines[nextLine] ?? "";
    const closingFence = fenceOf(markdownLine);
    if (closingFence?.mark === fence.mark && closingFence.length >= fence.length && closingFence.info === "")
      break;
    codeLines.push(markdownLine.slice(Math.min(fence.indent, indentOf(markdownLine))));
  }
  return { block: { kind: "code", language: fence.info, text: codeLines.join("\n") }, next: nextLine + 1 };
}

function parseBlockquote(
  markdownLines: readonly string[],
  lineIndex: number,
  blockDepth: number,
): ParsedBlock {
  const quotedLines: string[] = [];
  let nextLine = lineIndex;
  for (; nextLine < markdownLines.length; nextLine += 1) {
    const quotedLine = /^ {0,3}> ?(.*)$/.exec(markdownLines[nextLine] ?? "");
    if (!quotedLine) break;
    quotedLines.push(quotedLine[1] ?? "");
  }
  return { block: { kind: "quote", children: parseBlocks(quotedLines, blockDepth + 1) }, next: nextLine };
}

function parseParagraph(markdownLines: readonly string[], lineIndex: number): ParsedBlock {
  const isParagraphOver = (markdownLine: number): boolean =>
    isBlank(markdownLines[markdownLine]) ||
    startsBlock(markdownLines[markdownLine] ?? "") ||
    tableHead(markdownLines, markdownLine) !== null;
  let nextLine = lineIndex + 1;
  while (!isParagraphOver(nextLine)) nextLine += 1;
  const paragraphLines = markdownLines.slice(lineIndex, nextLine).map((markdownLine) => markdownLine.trim());
  return { block: { kind: "paragraph", children: parseInline(paragraphLines.join("\n")) }, next: nextLine };
}

function takeList(
  markdownLines: readonly string[],
  lineIndex: number,
  { marker, depth: blockDepth }: { marker: ListMarker; depth: number },
): ParsedBlock {
  const listItems: MarkdownBlock[][] = [];
  let nextLine = lineIndex;
  for (;;) {
    const ownMarker = markerOf(markdownLines[nextLine] ?? "");
    if (!ownMarker || ownMarker.isOrdered !== marker.isOrdered || ownMarker.indent > marker.indent + 1) break;
    if (isThematicBreak(markdownLines[nextLine] ?? "")) break;
    const listItem = parseListItem(markdownLines, nextLine, { own: ownMarker, listIndent: marker.indent });
    listItems.push(parseBlocks(listItem.lines, blockDepth + 1));
    nextLine = listItem.next;
  }
  return {
    block: { kind: "list", start: marker.isOrdered ? marker.number : null, items: listItems },
    next: nextLine,
  };
}

/** An item's lines without their indentation: what is indented by two or more, and what runs on from its text. */
function parseListItem(
  markdownLines: readonly string[],
  lineIndex: number,
  { own, listIndent }: { own: ListMarker; listIndent: number },
): { lines: string[]; next: number } {
  const itemLines = [(markdownLines[lineIndex] ?? "").slice(own.width)];
  let nextLine = lineIndex + 1;
  let afterBlank = false;
  for (let ahead = nextLine; ahead < markdownLines.length; ahead += 1) {
    const markdownLine = markdownLines[ahead] ?? "";
    if (isBlank(markdownLine)) {
      afterBlank = true;
      continue;
    }
    const lineIndent = indentOf(markdownLine);
    const isInsideItem = lineIndent >= listIndent + 2;
    if (!isInsideItem && markerOf(markdownLine)) return { lines: itemLines, next: ahead };
    if (!isInsideItem && (afterBlank || startsBlock(markdownLine))) break;
    while (nextLine < ahead) {
      itemLines.push("");
      nextLine += 1;
    }
    itemLines.push(markdownLine.slice(Math.min(lineIndent, own.width)));
    nextLine = ahead + 1;
    afterBlank = false;
  }
  return { lines: itemLines, next: nextLine };
}
