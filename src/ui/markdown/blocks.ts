import { parseInline } from "./inline.ts";
import type { Inline } from "./inline-tree.ts";
import { type MarkdownTable, parseTable, tableHead } from "./table.ts";
import {
  type Marker,
  fenceOf,
  headingOf,
  indentOf,
  isBlank,
  isThematicBreak,
  markerOf,
  startsBlock,
} from "./lines.ts";

export type Block =
  | { readonly kind: "paragraph"; readonly children: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: number; readonly children: readonly Inline[] }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  | { readonly kind: "quote"; readonly children: readonly Block[] }
  | {
      readonly kind: "list";
      /** The first number of an ordered list, else null. */
      readonly start: number | null;
      readonly items: readonly (readonly Block[])[];
    }
  | MarkdownTable
  | { readonly kind: "rule" };

/** Quotes and lists inside of more of them than this are plain paragraphs. */
const deepest = 8;

/** Reads Markdown as language models write it: CommonMark's blocks and tables, without raw HTML. */
export const parseMarkdown = (source: string): Block[] =>
  parseBlocks(source.replaceAll("\t", "    ").split(/\r\n|\r|\n/), 0);

type ParsedBlock<One extends Block = Block> = { readonly block: One; readonly next: number };

function parseBlocks(markdownLines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  for (let lineIndex = 0; lineIndex < markdownLines.length;) {
    if (isBlank(markdownLines[lineIndex])) {
      lineIndex += 1;
      continue;
    }
    const { block, next: nextLine } = parseBlock(markdownLines, lineIndex, depth);
    blocks.push(block);
    lineIndex = nextLine;
  }
  return blocks;
}

function parseBlock(markdownLines: readonly string[], lineIndex: number, depth: number): ParsedBlock {
  const markdownLine = markdownLines[lineIndex] ?? "";
  const heading = headingOf(markdownLine);
  if (heading) {
    return {
      block: { kind: "heading", level: heading.level, children: parseInline(heading.text) },
      next: lineIndex + 1,
    };
  }
  if (isThematicBreak(markdownLine)) return { block: { kind: "rule" }, next: lineIndex + 1 };
  const marker = depth < deepest ? markerOf(markdownLine) : null;
  if (marker) return takeList(markdownLines, lineIndex, { marker, depth });
  if (depth < deepest && /^ {0,3}>/.test(markdownLine))
    return parseBlockquote(markdownLines, lineIndex, depth);
  return (
    parseCodeBlock(markdownLines, lineIndex) ??
    parseTable(markdownLines, lineIndex) ??
    parseParagraph(markdownLines, lineIndex)
  );
}

function parseCodeBlock(markdownLines: readonly string[], lineIndex: number): ParsedBlock | null {
  const fence = fenceOf(markdownLines[lineIndex] ?? "");
  if (!fence) return null;
  const text: string[] = [];
  let nextLine = lineIndex + 1;
  for (; nextLine < markdownLines.length; nextLine += 1) {
    const markdownLine = markdownLines[nextLine] ?? "";
    const end = fenceOf(markdownLine);
    if (end?.mark === fence.mark && end.length >= fence.length && end.info === "") break;
    text.push(markdownLine.slice(Math.min(fence.indent, indentOf(markdownLine))));
  }
  return { block: { kind: "code", language: fence.info, text: text.join("\n") }, next: nextLine + 1 };
}

function parseBlockquote(markdownLines: readonly string[], lineIndex: number, depth: number): ParsedBlock {
  const inside: string[] = [];
  let nextLine = lineIndex;
  for (; nextLine < markdownLines.length; nextLine += 1) {
    const quoted = /^ {0,3}> ?(.*)$/.exec(markdownLines[nextLine] ?? "");
    if (!quoted) break;
    inside.push(quoted[1] ?? "");
  }
  return { block: { kind: "quote", children: parseBlocks(inside, depth + 1) }, next: nextLine };
}

function parseParagraph(markdownLines: readonly string[], lineIndex: number): ParsedBlock {
  const isOver = (markdownLine: number): boolean =>
    isBlank(markdownLines[markdownLine]) ||
    startsBlock(markdownLines[markdownLine] ?? "") ||
    tableHead(markdownLines, markdownLine) !== null;
  let nextLine = lineIndex + 1;
  while (!isOver(nextLine)) nextLine += 1;
  const text = markdownLines.slice(lineIndex, nextLine).map((markdownLine) => markdownLine.trim());
  return { block: { kind: "paragraph", children: parseInline(text.join("\n")) }, next: nextLine };
}

function takeList(
  markdownLines: readonly string[],
  lineIndex: number,
  { marker, depth }: { marker: Marker; depth: number },
): ParsedBlock {
  const items: Block[][] = [];
  let nextLine = lineIndex;
  for (;;) {
    const own = markerOf(markdownLines[nextLine] ?? "");
    if (!own || own.isOrdered !== marker.isOrdered || own.indent > marker.indent + 1) break;
    if (isThematicBreak(markdownLines[nextLine] ?? "")) break;
    const item = parseListItem(markdownLines, nextLine, { own, listIndent: marker.indent });
    items.push(parseBlocks(item.lines, depth + 1));
    nextLine = item.next;
  }
  return { block: { kind: "list", start: marker.isOrdered ? marker.number : null, items }, next: nextLine };
}

/** An item's lines without their indentation: what is indented by two or more, and what runs on from its text. */
function parseListItem(
  markdownLines: readonly string[],
  lineIndex: number,
  { own, listIndent }: { own: Marker; listIndent: number },
): { lines: string[]; next: number } {
  const inside = [(markdownLines[lineIndex] ?? "").slice(own.width)];
  let nextLine = lineIndex + 1;
  let afterBlank = false;
  for (let ahead = nextLine; ahead < markdownLines.length; ahead += 1) {
    const markdownLine = markdownLines[ahead] ?? "";
    if (isBlank(markdownLine)) {
      afterBlank = true;
      continue;
    }
    const indent = indentOf(markdownLine);
    const isInside = indent >= listIndent + 2;
    if (!isInside && markerOf(markdownLine)) return { lines: inside, next: ahead };
    if (!isInside && (afterBlank || startsBlock(markdownLine))) break;
    while (nextLine < ahead) {
      inside.push("");
      nextLine += 1;
    }
    inside.push(markdownLine.slice(Math.min(indent, own.width)));
    nextLine = ahead + 1;
    afterBlank = false;
  }
  return { lines: inside, next: nextLine };
}
