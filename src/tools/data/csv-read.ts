import { message } from "../../core/i18n.ts";
import {
  type JsonNode,
  type Reading,
  type Diagnostic,
  ConversionError,
  isCurlyQuote,
  isExact,
  list,
  maxOutput,
  number,
  object,
} from "./json.ts";

export type CsvReading = {
  /** One character; detected from the text when null. */
  readonly delimiter: string | null;
  /** Whether the first line names the columns. */
  readonly header: boolean;
  /** Whether `12`, `true` and `null` become values instead of texts. */
  readonly types: boolean;
};

/** `curlyAt` is where its first cell in curly quotes begins. */
type Row = { readonly offset: number; readonly cells: string[]; readonly curlyAt?: number };

/** Reads CSV (RFC 4180): a list of objects by the first line's names, or of lists without one. */
export function readCsv(csv: string, { delimiter, header, types }: CsvReading): Reading<JsonNode> {
  const surrogate = csv.search(/\p{Surrogate}/u);
  if (surrogate >= 0)
    return { ok: false, error: { offset: surrogate, about: (place) => message("data.surrogate", place) } };
  // Excel names the delimiter in a first line of its own.
  const [mark = "", named] = /^\uFEFF?(?:sep=([^\r\n])(?:\r\n?|\n))?/.exec(csv) ?? [];
  try {
    const csvRows = rowsOf(csv, {
      from: mark.length,
      delimiter: delimiter ?? named ?? guessDelimiter(csv.slice(mark.length)),
    });
    const valueOf = types ? typed : (cell: string) => cell;
    if (!header)
      return { ok: true, value: list(csvRows.map((row) => list(row.cells.map(valueOf)))), warnings: [] };
    return records(csv, csvRows, valueOf);
  } catch (error) {
    if (error instanceof ConversionError) return { ok: false, error: error.diagnostic };
    throw error;
  }
}

function rowsOf(csv: string, { from, delimiter }: { from: number; delimiter: string }): Row[] {
  const csvRows: Row[] = [];
  const unquotedCell = new RegExp(
    `[^${/[\\\]^-]/.test(delimiter) ? `\\${delimiter}` : delimiter}\r\n]*`,
    "y",
  );
  // Blanks around quotes belong to nothing; a tab may be the delimiter.
  const blank = delimiter === "\t" ? / */y : /[ \t]*/y;
  let row: Row = { offset: from, cells: [] };
  for (let offset = from; ;) {
    let cell: string;
    const quote = quoteAt(csv, offset, blank);
    const isQuoted = quote !== null;
    if (isQuoted) {
      offset = quote;
      const end = endOfQuoted(csv, offset);
      cell = csv.slice(offset + 1, end).replaceAll('""', '"');
      blank.lastIndex = end + 1;
      offset = end + 1 + (blank.exec(csv)?.[0].length ?? 0);
    } else {
      unquotedCell.lastIndex = offset;
      cell = unquotedCell.exec(csv)?.[0] ?? "";
      if (row.curlyAt === undefined && isCurlyQuote(cell[0])) row = { ...row, curlyAt: offset };
      offset += cell.length;
    }
    row.cells.push(cell);
    const sign = csv[offset];
    if (sign === delimiter) {
      offset += 1;
      continue;
    }
    if (sign !== undefined && sign !== "\n" && sign !== "\r")
      throw new ConversionError({ offset, about: (place) => message("data.csv.afterQuote", place) });
    if (row.cells.length > 1 || cell !== "" || isQuoted) csvRows.push(row);
    if (sign === undefined) return csvRows;
    offset += sign === "\r" && csv[offset + 1] === "\n" ? 2 : 1;
    row = { offset, cells: [] };
  }
}

/** Where a quoted cell begins, maybe after blanks: nothing else in CSV may hold a quote (RFC 4180, section 2). */
function quoteAt(csv: string, offset: number, blank: RegExp): number | null {
  blank.lastIndex = offset;
  const start = offset + (blank.exec(csv)?.[0].length ?? 0);
  return csv[start] === '"' ? start : null;
}

/** Where the quote that closes the cell stands; two in a row are one of the cell's own. */
function endOfQuoted(csv: string, start: number): number {
  for (let offset = start + 1; ; offset += 2) {
    offset = csv.indexOf('"', offset);
    if (offset < 0)
      throw new ConversionError({ offset: start, about: (place) => message("data.csv.open", place) });
    if (csv[offset + 1] !== '"') return offset;
  }
}

const candidates = [",", ";", "\t", "|"];

/** The delimiter that cuts the first lines into the same number of cells, the more the better. */
function guessDelimiter(csv: string): string {
  const sample = csv.slice(0, 20_000).replace(/"(?:[^"]|"")*(?:"|$)/g, "q");
  const lines = sample
    .split(/\r\n?|\n/)
    .filter(Boolean)
    .slice(0, 20);
  const scores = candidates.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const first = counts[0] ?? 0;
    return first * (1 + counts.filter((count) => count === first).length);
  });
  return candidates[scores.indexOf(Math.max(...scores))] ?? ",";
}

const curlyQuote = (csv: string, offset: number): Diagnostic => ({
  offset,
  about: (place) => message("data.csv.curlyQuote", { ...place, found: csv.charAt(offset) }),
});

function records(
  csv: string,
  csvRows: readonly Row[],
  valueOf: (cell: string) => JsonNode,
): Reading<JsonNode> {
  const [head, ...body] = csvRows;
  if (!head) throw new ConversionError({ offset: 0, about: () => message("data.csv.empty") });
  const warnings: Diagnostic[] = [];
  const names = columnNames(head, warnings);
  checkSize(names, body.length);
  const items = body.map(({ offset, cells, curlyAt }) => {
    const sizes = { found: cells.length, wanted: names.length };
    if (cells.slice(names.length).some(Boolean))
      throw new ConversionError(
        curlyAt === undefined
          ? { offset, about: (place) => message("data.csv.ragged", { ...place, ...sizes }) }
          : curlyQuote(csv, curlyAt),
      );
    if (cells.length < names.length && warnings.length < 20)
      warnings.push({ offset, about: (place) => message("data.csv.short", { ...place, ...sizes }) });
    return object(names.map((key, columnIndex) => ({ key, value: valueOf(cells[columnIndex] ?? "") })));
  });
  const curlyAt = csvRows.find((row) => row.curlyAt !== undefined)?.curlyAt;
  if (curlyAt !== undefined) warnings.push(curlyQuote(csv, curlyAt));
  return { ok: true, value: list(items), warnings };
}

/** Every line gets every name: what that comes to is known before anything is made. */
function checkSize(names: readonly string[], lines: number): void {
  const perLine = names.reduce((sum, columnName) => sum + columnName.length + 6, 0);
  if (lines * perLine > maxOutput)
    throw new ConversionError({
      offset: 0,
      about: () => message("data.tooMuch", { max: maxOutput / 1_048_576 }),
    });
}

/** A column without a name, or with that of another, gets one of its own. */
function columnNames({ offset, cells }: Row, warnings: Diagnostic[]): string[] {
  const taken = new Set(cells);
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return cells.map((cell, columnIndex) => {
    let columnName = cell;
    while (!columnName || seen.has(columnName)) {
      const count = Math.max(counts.get(cell) ?? 0, cell ? 1 : columnIndex) + 1;
      counts.set(cell, count);
      const next = cell ? `${cell}_${count}` : `column_${count}`;
      if (!taken.has(next)) columnName = next;
    }
    seen.add(columnName);
    taken.add(columnName);
    if (columnName !== cell && warnings.length < 20)
      warnings.push({
        offset,
        about: (place) =>
          message("data.csv.column", { ...place, number: columnIndex + 1, name: columnName.slice(0, 40) }),
      });
    return columnName;
  });
}

/** Leading zeros and digits that a number would lose stay text: they are codes and telephone numbers. */
function typed(cell: string): JsonNode {
  if (cell === "" || cell === "null") return null;
  if (cell === "true" || cell === "false") return cell === "true";
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(cell) && isExact(cell) ? number(cell) : cell;
}
