import { message } from "#core/i18n.ts";
import { guessDelimiter } from "./delimiter.ts";
import {
  type JsonNode,
  type JsonReading,
  type JsonDiagnostic,
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

/** Each costs some hundred bytes, beside what it says. */
const maxCells = 450_000;

/** As many columns as a sheet of Excel or LibreOffice has. */
const maxColumns = 16_384;

/** `curlyAt` is where its first cell in curly quotes begins. */
type CsvRow = { readonly offset: number; readonly cells: string[]; readonly curlyAt?: number };

/** The rows of CSV (RFC 4180), each with where it begins; a delimiter of null is found out. Throws `ConversionError`. */
export function readCsvRows(csv: string, delimiter: string | null): readonly CsvRow[] {
  // Excel names the delimiter in a first line of its own.
  const [delimiterMark = "", namedDelimiter] = /^\uFEFF?(?:sep=([^\r\n])(?:\r\n?|\n))?/.exec(csv) ?? [];
  return csvRowsOf(csv, {
    from: delimiterMark.length,
    delimiter: delimiter ?? namedDelimiter ?? guessDelimiter(csv.slice(delimiterMark.length)),
  });
}

/** Reads CSV (RFC 4180): a list of objects by the first line's names, or of lists without one. */
export function readCsv(csv: string, { delimiter, header, types }: CsvReading): JsonReading<JsonNode> {
  const surrogate = csv.search(/\p{Surrogate}/u);
  if (surrogate >= 0)
    return {
      ok: false,
      error: { offset: surrogate, about: (position) => message("data.surrogate", position) },
    };
  try {
    const csvRows = readCsvRows(csv, delimiter);
    const cellValueOf = types ? typedCell : (csvCell: string) => csvCell;
    if (!header)
      return {
        ok: true,
        value: list(csvRows.map((csvRow) => list(csvRow.cells.map(cellValueOf)))),
        warnings: types ? groupedIn(csvRows) : [],
      };
    const csvTable = csvRecords(csv, csvRows, cellValueOf);
    return types && csvTable.ok
      ? { ...csvTable, warnings: [...csvTable.warnings, ...groupedIn(csvRows.slice(1))] }
      : csvTable;
  } catch (error) {
    if (error instanceof ConversionError) return { ok: false, error: error.diagnostic };
    throw error;
  }
}

function csvRowsOf(
  csv: string,
  { from: startOffset, delimiter }: { from: number; delimiter: string },
): CsvRow[] {
  const csvRows: CsvRow[] = [];
  const unquotedCell = new RegExp(
    `[^${/[\\\]^-]/.test(delimiter) ? `\\${delimiter}` : delimiter}\r\n]*`,
    "y",
  );
  // Blanks around quotes belong to nothing; a tab may be the delimiter.
  const blank = delimiter === "\t" ? / */y : /[ \t]*/y;
  let csvRow: CsvRow = { offset: startOffset, cells: [] };
  let cellCount = 0;
  for (let offset = startOffset; ;) {
    let csvCell: string;
    const openingQuote = quoteAt(csv, offset, blank);
    const isQuoted = openingQuote !== null;
    if (isQuoted) {
      offset = openingQuote;
      const quotedEnd = endOfQuoted(csv, offset);
      csvCell = csv.slice(offset + 1, quotedEnd).replaceAll('""', '"');
      blank.lastIndex = quotedEnd + 1;
      offset = quotedEnd + 1 + (blank.exec(csv)?.[0].length ?? 0);
    } else {
      unquotedCell.lastIndex = offset;
      csvCell = unquotedCell.exec(csv)?.[0] ?? "";
      if (csvRow.curlyAt === undefined && isCurlyQuote(csvCell[0])) csvRow = { ...csvRow, curlyAt: offset };
      offset += csvCell.length;
    }
    csvRow.cells.push(csvCell);
    cellCount += 1;
    if (cellCount > maxCells)
      throw new ConversionError({ offset: 0, about: () => message("data.tooMany", { max: maxCells }) });
    const delimiterSign = csv[offset];
    if (delimiterSign === delimiter) {
      offset += 1;
      continue;
    }
    if (delimiterSign !== undefined && delimiterSign !== "\n" && delimiterSign !== "\r")
      throw new ConversionError({ offset, about: (position) => message("data.csv.afterQuote", position) });
    if (csvRow.cells.length > 1 || csvCell !== "" || isQuoted) csvRows.push(csvRow);
    if (delimiterSign === undefined) return csvRows;
    offset += delimiterSign === "\r" && csv[offset + 1] === "\n" ? 2 : 1;
    csvRow = { offset, cells: [] };
  }
}

/** Where a quoted cell begins, maybe after blanks: nothing else in CSV may hold a quote (RFC 4180, section 2). */
function quoteAt(csv: string, offset: number, blank: RegExp): number | null {
  blank.lastIndex = offset;
  const cellStart = offset + (blank.exec(csv)?.[0].length ?? 0);
  return csv[cellStart] === '"' ? cellStart : null;
}

/** Where the quote that closes the cell stands; two in a row are one of the cell's own. */
function endOfQuoted(csv: string, quoteOffset: number): number {
  for (let offset = quoteOffset + 1; ; offset += 2) {
    offset = csv.indexOf('"', offset);
    if (offset < 0)
      throw new ConversionError({
        offset: quoteOffset,
        about: (position) => message("data.csv.open", position),
      });
    if (csv[offset + 1] !== '"') return offset;
  }
}

const curlyQuote = (csv: string, offset: number): JsonDiagnostic => ({
  offset,
  about: (position) => message("data.csv.curlyQuote", { ...position, found: csv.charAt(offset) }),
});

function csvRecords(
  csv: string,
  csvRows: readonly CsvRow[],
  cellValueOf: (cell: string) => JsonNode,
): JsonReading<JsonNode> {
  const [headerRow, ...dataRows] = csvRows;
  if (!headerRow) throw new ConversionError({ offset: 0, about: () => message("data.csv.empty") });
  if (headerRow.cells.length > maxColumns)
    throw new ConversionError({
      offset: headerRow.offset,
      about: () => message("data.csv.columns", { found: headerRow.cells.length, max: maxColumns }),
    });
  const warnings: JsonDiagnostic[] = [];
  const headerNames = columnNames(headerRow, warnings);
  checkCsvSize(headerNames, dataRows.length);
  const recordNodes = dataRows.map(({ offset, cells, curlyAt }) => {
    const cellCounts = { found: cells.length, wanted: headerNames.length };
    if (cells.slice(headerNames.length).some(Boolean))
      throw new ConversionError(
        curlyAt === undefined
          ? { offset, about: (position) => message("data.csv.ragged", { ...position, ...cellCounts }) }
          : curlyQuote(csv, curlyAt),
      );
    if (cells.length < headerNames.length && warnings.length < 20)
      warnings.push({
        offset,
        about: (position) => message("data.csv.short", { ...position, ...cellCounts }),
      });
    return object(
      headerNames.map((key, columnIndex) => ({ key, value: cellValueOf(cells[columnIndex] ?? "") })),
    );
  });
  const curlyAt = csvRows.find((csvRow) => csvRow.curlyAt !== undefined)?.curlyAt;
  if (curlyAt !== undefined) warnings.push(curlyQuote(csv, curlyAt));
  return { ok: true, value: list(recordNodes), warnings };
}

/** Every line gets every name: what that comes to is known before anything is made. */
function checkCsvSize(headerNames: readonly string[], lineCount: number): void {
  const perLine = headerNames.reduce((total, columnName) => total + columnName.length + 6, 0);
  if (lineCount * perLine > maxOutput)
    throw new ConversionError({
      offset: 0,
      about: () => message("data.tooMuch", { max: maxOutput / 1_048_576 }),
    });
}

/** A column without a name, or with that of another, gets one of its own. */
function columnNames({ offset, cells }: CsvRow, warnings: JsonDiagnostic[]): string[] {
  const takenNames = new Set(cells);
  const seenNames = new Set<string>();
  const nameCounts = new Map<string, number>();
  return cells.map((csvCell, columnIndex) => {
    let columnName = csvCell;
    while (!columnName || seenNames.has(columnName)) {
      const nameCount = Math.max(nameCounts.get(csvCell) ?? 0, csvCell ? 1 : columnIndex) + 1;
      nameCounts.set(csvCell, nameCount);
      const nextName = csvCell ? `${csvCell}_${nameCount}` : `column_${nameCount}`;
      if (!takenNames.has(nextName)) columnName = nextName;
    }
    seenNames.add(columnName);
    takenNames.add(columnName);
    if (columnName !== csvCell && warnings.length < 20)
      warnings.push({
        offset,
        about: (position) =>
          message("data.csv.column", { ...position, number: columnIndex + 1, name: columnName.slice(0, 40) }),
      });
    return columnName;
  });
}

/** `45.000`: forty-five thousand where thousands are grouped by dots, and forty-five where decimals stand behind one. */
const isGrouped = (csvCell: string): boolean => /^-?[1-9]\d{0,2}\.\d\d0$/.test(csvCell);

/** Tells of the first cell that stays text because it could be two numbers. */
function groupedIn(csvRows: readonly CsvRow[]): JsonDiagnostic[] {
  for (const { offset, cells } of csvRows) {
    const groupedCell = cells.find(isGrouped);
    if (groupedCell !== undefined)
      return [
        { offset, about: (position) => message("data.csv.thousands", { ...position, number: groupedCell }) },
      ];
  }
  return [];
}

/**
 * Leading zeros and digits that a number would lose stay text: they are codes and telephone numbers. So does what could be
 * two numbers.
 */
function typedCell(csvCell: string): JsonNode {
  if (csvCell === "" || csvCell === "null") return null;
  if (csvCell === "true" || csvCell === "false") return csvCell === "true";
  if (isGrouped(csvCell)) return csvCell;
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(csvCell) && isExact(csvCell)
    ? number(csvCell)
    : csvCell;
}
