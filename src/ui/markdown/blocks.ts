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

function parseBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    if (isBlank(lines[at])) {
      at += 1;
      continue;
    }
    const { block, next } = parseBlock(lines, at, depth);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

function parseBlock(lines: readonly string[], at: number, depth: number): ParsedBlock {
  const line = lines[at] ?? "";
  const heading = headingOf(line);
  if (heading) {
    return {
      block: { kind: "heading", level: heading.level, children: parseInline(heading.text) },
      next: at + 1,
    };
  }
  if (isThematicBreak(line)) return { block: { kind: "rule" }, next: at + 1 };
  const marker = depth < deepest ? markerOf(line) : null;
  if (marker) return takeList(lines, at, { marker, depth });
  if (depth < deepest && /^ {0,3}>/.test(line)) return parseBlockquote(lines, at, depth);
  return parseCodeBlock(lines, at) ?? parseTable(lines, at) ?? parseParagraph(lines, at);
}

function parseCodeBlock(lines: readonly string[], at: number): ParsedBlock | null {
  const fence = fenceOf(lines[at] ?? "");
  if (!fence) return null;
  const text: string[] = [];
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? "";
    const end = fenceOf(line);
    if (end?.mark === fence.mark && end.length >= fence.length && end.info === "") break;
    text.push(line.slice(Math.min(fence.indent, indentOf(line))));
  }
  return { block: { kind: "code", language: fence.info, text: text.join("\n") }, next: next + 1 };
}

function parseBlockquote(lines: readonly string[], at: number, depth: number): ParsedBlock {
  const inside: string[] = [];
  let next = at;
  for (; next < lines.length; next += 1) {
    const quoted = /^ {0,3}> ?(.*)$/.exec(lines[next] ?? "");
    if (!quoted) break;
    inside.push(quoted[1] ?? "");
  }
  return { block: { kind: "quote", children: parseBlocks(inside, depth + 1) }, next };
}

function parseParagraph(lines: readonly string[], at: number): ParsedBlock {
  const isOver = (line: number): boolean =>
    isBlank(lines[line]) || startsBlock(lines[line] ?? "") || tableHead(lines, line) !== null;
  let next = at + 1;
  while (!isOver(next)) next += 1;
  const text = lines.slice(at, next).map((line) => line.trim());
  return { block: { kind: "paragraph", children: parseInline(text.join("\n")) }, next };
}

function takeList(
  lines: readonly string[],
  at: number,
  { marker, depth }: { marker: Marker; depth: number },
): ParsedBlock {
  const items: Block[][] = [];
  let next = at;
  for (;;) {
    const own = markerOf(lines[next] ?? "");
    if (!own || own.isOrdered !== marker.isOrdered || own.indent > marker.indent + 1) break;
    if (isThematicBreak(lines[next] ?? "")) break;
    const item = parseListItem(lines, next, { own, listIndent: marker.indent });
    items.push(parseBlocks(item.lines, depth + 1));
    next = item.next;
  }
  return { block: { kind: "list", start: marker.isOrdered ? marker.number : null, items }, next };
}

/** An item's lines without their indentation: what is indented by two or more, and what runs on from its text. */
function parseListItem(
  lines: readonly string[],
  at: number,
  { own, listIndent }: { own: Marker; listIndent: number },
): { lines: string[]; next: number } {
  const inside = [(lines[at] ?? "").slice(own.width)];
  let next = at + 1;
  let afterBlank = false;
  for (let ahead = next; ahead < lines.length; ahead += 1) {
    const line = lines[ahead] ?? "";
    if (isBlank(line)) {
      afterBlank = true;
      continue;
    }
    const indent = indentOf(line);
    const isInside = indent >= listIndent + 2;
    if (!isInside && markerOf(line)) return { lines: inside, next: ahead };
    if (!isInside && (afterBlank || startsBlock(line))) break;
    while (next < ahead) {
      inside.push("");
      next += 1;
    }
    inside.push(line.slice(Math.min(indent, own.width)));
    next = ahead + 1;
    afterBlank = false;
  }
  return { lines: inside, next };
}
