const delimiters = [",", ";", "\t", "|"] as const;
type Delimiter = (typeof delimiters)[number];

const maxSample = 20_000;
const maxLines = 20;

/** The first lines, without what stands in quotes. */
const sampleOf = (csv: string): string[] =>
  csv
    .slice(0, maxSample)
    .replace(/"(?:[^"]|"")*(?:"|$)/g, "q")
    .split(/\r\n?|\n/)
    .filter(Boolean)
    .slice(0, maxLines);

const countsIn = (lines: readonly string[], delimiter: Delimiter): number[] =>
  lines.map((line) => line.split(delimiter).length - 1);

/** How often `1,5` and `-0,75` stand there, as Vietnamese writes decimals; `1,500` may be thousands too. */
const decimalCommasIn = (text: string): number =>
  (text.match(/[\d,]+/g) ?? []).filter((digits) => /^\d+,\d+$/.test(digits)).length;

/**
 * How well a delimiter cuts the lines: the more cells, and the more lines alike, the better. Commas inside numbers, and
 * those of sentences, cut nothing where another delimiter does.
 */
function fitOf(lines: readonly string[], delimiter: Delimiter): number {
  const counts = countsIn(lines, delimiter);
  const [first = 0] = counts;
  const alike = counts.filter((count) => count === first).length;
  return first * (1 + alike) * (alike === lines.length ? 2 : 1);
}

const isInNumbers = (lines: readonly string[]): boolean => {
  const commas = lines.join("\n").split(",").length - 1;
  const decimals = decimalCommasIn(lines.join("\n"));
  const ofSentences = lines.join("\n").match(/, /g)?.length ?? 0;
  return commas > 0 && decimals + ofSentences >= commas;
};

/** The delimiter that cuts the first lines into the same number of cells. */
export function guessDelimiter(csv: string): string {
  const lines = sampleOf(csv);
  const others = delimiters.filter((delimiter) => delimiter !== ",");
  const cutting = others.filter((delimiter) => {
    const counts = countsIn(lines, delimiter);
    return counts.every((count) => count > 0 && count === counts[0]);
  });
  const candidates = cutting.length > 0 && isInNumbers(lines) ? cutting : delimiters;
  const fits = candidates.map((delimiter) => fitOf(lines, delimiter));
  const best = Math.max(...fits);
  // One column, whose decimals have commas: a delimiter that is not there cuts nothing.
  if (best === 0 && isInNumbers(lines))
    return others.find((delimiter) => countsIn(lines, delimiter).every((count) => count === 0)) ?? ",";
  return candidates[fits.indexOf(best)] ?? ",";
}

const maxWordsInCell = 5;
const isNumeric = (cell: string): boolean => /^[-+]?[.,:/% -]*\d[\d.,:/%đ₫$€ -]*$/.test(cell.trim());

/** Sentences have commas too: they end in a full stop, put a blank behind each comma and have many words between two. */
function isProse(lines: readonly string[], delimiter: string): boolean {
  const rows = lines.map((line) => line.split(delimiter));
  const cells = rows.flat();
  const ending = lines.filter((line) => /[.!?…]["”')]*$/.test(line)).length;
  const wordy = cells.filter((cell) => cell.trim().split(/\s+/).length > maxWordsInCell).length;
  if (ending > lines.length / 2 || wordy >= cells.length / 4) return true;
  if (rows.every((row) => row.length === 2 && row[1]?.trim() === "")) return true;
  const isSpaced = rows.every((row) => row.slice(1).every((cell) => cell.startsWith(" ")));
  const columns = rows[0]?.map((_, column) => rows.slice(1).map((row) => row[column] ?? "")) ?? [];
  return (
    isSpaced && delimiter === "," && columns.length < 4 && !columns.some((column) => column.every(isNumeric))
  );
}

/** The delimiter of a text that is a table: every line has as many cells, and they are no parts of sentences. */
export function tableDelimiterOf(text: string): string | null {
  const lines = sampleOf(text.trim());
  const delimiter = guessDelimiter(text.trim());
  const cellCounts = new Set(lines.map((line) => line.split(delimiter).length));
  const [cells = 1] = cellCounts;
  if (lines.length < 2 || cellCounts.size !== 1 || cells < 2) return null;
  return (delimiter === "," || delimiter === ";") && isProse(lines, delimiter) ? null : delimiter;
}
