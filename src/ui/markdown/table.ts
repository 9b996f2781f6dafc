import { parseInline } from "./inline.ts";
import type { MarkdownInline } from "./inline-tree.ts";
import { isBlank } from "./lines.ts";

export type ColumnAlignment = "left" | "center" | "right" | null;

export type MarkdownTable = {
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
export function tableHead(markdownLines: readonly string[], lineIndex: number): TableHead | null {
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

export function parseTable(
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
