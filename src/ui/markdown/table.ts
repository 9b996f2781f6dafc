import { parseInline } from "./inline.ts";
import type { Inline } from "./inline-tree.ts";
import { isBlank } from "./lines.ts";

export type Alignment = "left" | "center" | "right" | null;

export type MarkdownTable = {
  readonly kind: "table";
  readonly alignments: readonly Alignment[];
  readonly head: readonly (readonly Inline[])[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
};

/** A table with more columns is shown as text; it also bounds what short rows are filled up to. */
const maxColumns = 24;

function cellsOf(line: string): string[] {
  const cells: string[] = [];
  const text = line.trim();
  let start = text.startsWith("|") ? 1 : 0;
  for (let lineIndex = start; lineIndex < text.length; lineIndex += 1) {
    if (text[lineIndex] === "\\") lineIndex += 1;
    else if (text[lineIndex] === "|") {
      cells.push(text.slice(start, lineIndex));
      start = lineIndex + 1;
    }
  }
  if (start < text.length) cells.push(text.slice(start));
  return cells.map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function alignmentOf(cell: string): Alignment | undefined {
  if (!/^:?-+:?$/.test(cell)) return undefined;
  if (cell.endsWith(":")) return cell.startsWith(":") ? "center" : "right";
  return cell.startsWith(":") ? "left" : null;
}

type TableHead = { readonly cells: readonly string[]; readonly alignments: readonly Alignment[] };

/** A table begins with a line of names and a line of dashes, equally many. */
export function tableHead(lines: readonly string[], lineIndex: number): TableHead | null {
  const [first = "", second = ""] = [lines[lineIndex], lines[lineIndex + 1]];
  if (!first.includes("|") || !/^[\s|:-]+$/.test(second)) return null;
  const cells = cellsOf(first);
  const alignments = cellsOf(second)
    .map(alignmentOf)
    .filter((alignment) => alignment !== undefined);
  const isTable = cells.length === alignments.length && cells.length === cellsOf(second).length;
  return isTable && cells.length <= maxColumns ? { cells, alignments } : null;
}

export function parseTable(
  lines: readonly string[],
  lineIndex: number,
): { block: MarkdownTable; next: number } | null {
  const head = tableHead(lines, lineIndex);
  if (!head) return null;
  const rows: Inline[][][] = [];
  let next = lineIndex + 2;
  for (; next < lines.length && !isBlank(lines[next]) && lines[next]?.includes("|"); next += 1) {
    const cells = cellsOf(lines[next] ?? "");
    rows.push(head.cells.map((_, column) => parseInline(cells[column] ?? "")));
  }
  const { cells, alignments } = head;
  return { block: { kind: "table", alignments, head: cells.map(parseInline), rows }, next };
}
