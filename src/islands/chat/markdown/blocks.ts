import { type MarkdownInline, parseInline } from "./inline.ts";

type ColumnAlignment = "left" | "center" | "right" | null;

type MarkdownTable = {
  readonly kind: "table";
  readonly alignments: readonly ColumnAlignment[];
  readonly head: readonly (readonly MarkdownInline[])[];
  readonly rows: readonly (readonly (readonly MarkdownInline[])[])[];
};

/** A table with more columns is shown as text; it also bounds what short rows are filled up to. */
const maxColumns = 24;

function cellsOf(tableLine: string): string[] {
  const tableCells: string[] = [];
  const trimmedLine = tableLine.trim();
  let cellStart = trimmedLine.startsWith("|") ? 1 : 0;
  for (let lineIndex = cellStart; lineIndex < trimmedLine.length; lineIndex += 1) {
    if (trimmedLine[lineIndex] === "\\") lineIndex += 1;
    else if (trimmedLine[lineIndex] === "|") {
      tableCells.push(trimmedLine.slice(cellStart, lineIndex));
      cellStart = lineIndex + 1;
    }
  }
  if (cellStart < trimmedLine.length) tableCells.push(trimmedLine.slice(cellStart));
  return tableCells.map((tableCell) => tableCell.trim().replaceAll("\\|", "|"));
}

function alignmentOf(delimiterCell: string): ColumnAlignment | undefined {
  if (!/^:?-+:?$/.test(delimiterCell)) return undefined;
  if (delimiterCell.endsWith(":")) return delimiterCell.startsWith(":") ? "center" : "right";
  return delimiterCell.startsWith(":") ? "left" : null;
}

type TableHead = { readonly cells: readonly string[]; readonly alignments: readonly ColumnAlignment[] };

/** A table begins with a line of names and a line of dashes, equally many. */
function tableHead(markdownLines: readonly string[], lineIndex: number): TableHead | null {
  const [headLine = "", delimiterLine = ""] = [markdownLines[lineIndex], markdownLines[lineIndex + 1]];
  if (!headLine.includes("|") || !/^[\s|:-]+$/.test(delimiterLine)) return null;
  const headCells = cellsOf(headLine);
  const alignments = cellsOf(delimiterLine)
    .map(alignmentOf)
    .filter((alignment) => alignment !== undefined);
  const isTable =
    headCells.length === alignments.length && headCells.length === cellsOf(delimiterLine).length;
  return isTable && headCells.length <= maxColumns ? { cells: headCells, alignments } : null;
}

function parseTable(
  markdownLines: readonly string[],
  lineIndex: number,
): { block: MarkdownTable; next: number } | null {
  const headOfTable = tableHead(markdownLines, lineIndex);
  if (!headOfTable) return null;
  const tableRows: MarkdownInline[][][] = [];
  let nextLine = lineIndex + 2;
  for (
    ;
    nextLine < markdownLines.length &&
    !isBlank(markdownLines[nextLine]) &&
    markdownLines[nextLine]?.includes("|");
    nextLine += 1
  ) {
    const rowCells = cellsOf(markdownLines[nextLine] ?? "");
    tableRows.push(headOfTable.cells.map((_, columnIndex) => parseInline(rowCells[columnIndex] ?? "")));
  }
  const { cells, alignments } = headOfTable;
  return {
    block: { kind: "table", alignments, head: cells.map(parseInline), rows: tableRows },
    next: nextLine,
  };
}

const isBlank = (markdownLine: string | undefined): boolean =>
  markdownLine === undefined || markdownLine.trim() === "";

const indentOf = (markdownLine: string): number => markdownLine.length - markdownLine.trimStart().length;

type CodeFence = {
  readonly mark: string;
  readonly length: number;
  readonly indent: number;
  readonly info: string;
};

function fenceOf(markdownLine: string): CodeFence | null {
  const [, fenceMark = "", fenceRest = ""] = /^ *(`{3,}|~{3,})(.*)/.exec(markdownLine) ?? [];
  if (!fenceMark || (fenceMark.startsWith("`") && fenceRest.includes("`"))) return null;
  const [fenceInfo = ""] = fenceRest.trim().split(" ", 1);
  return {
    mark: fenceMark.charAt(0),
    length: fenceMark.length,
    indent: indentOf(markdownLine),
    info: fenceInfo,
  };
}

function headingOf(markdownLine: string): { level: number; text: string } | null {
  const [, headingMarks = "", headingRest = ""] = /^ {0,3}(#{1,6})(?: (.*))?$/.exec(markdownLine) ?? [];
  if (!headingMarks) return null;
  let headingEnd = headingRest.trimEnd().length;
  while (headingRest[headingEnd - 1] === "#") headingEnd -= 1;
  const isClosed = headingEnd === 0 || headingRest[headingEnd - 1] === " ";
  return {
    level: headingMarks.length,
    text: (isClosed ? headingRest.slice(0, headingEnd) : headingRest).trim(),
  };
}

const isThematicBreak = (markdownLine: string): boolean =>
  /^([-*_])\1{2,}$/.test(markdownLine.replaceAll(" ", ""));

type ListMarker = {
  readonly indent: number;
  readonly isOrdered: boolean;
  readonly number: number;
  /** Where the item's text begins. */
  readonly width: number;
};

function markerOf(markdownLine: string): ListMarker | null {
  const markerIndent = indentOf(markdownLine);
  const [wholeMarker, listMark = "", markerGap = ""] =
    /^([-*+]|\d{1,9}[.)])( {1,4}|$)/.exec(markdownLine.slice(markerIndent)) ?? [];
  if (wholeMarker === undefined) return null;
  const isOrdered = /^\d/.test(listMark);
  return {
    indent: markerIndent,
    isOrdered,
    number: isOrdered ? Number.parseInt(listMark, 10) : 0,
    width: markerIndent + listMark.length + markerGap.length,
  };
}

/** Whether a line ends the paragraph above it. A number does so only as 1, or a year would begin a list. */
function startsBlock(markdownLine: string): boolean {
  const marker = markerOf(markdownLine);
  return (
    /^ {0,3}>/.test(markdownLine) ||
    headingOf(markdownLine) !== null ||
    fenceOf(markdownLine) !== null ||
    isThematicBreak(markdownLine) ||
    (marker !== null && (!marker.isOrdered || marker.number === 1))
  );
}

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
