/**
 * About how much work a conversion is, from its text alone, in characters to go through once: as much as its result
 * can come to. A long text needs no closer look: it is heavy as it is.
 */
const longText = 16_384;

const count = (sourceText: string, sign: string): number => sourceText.split(sign).length - 1;

/** Every line becomes an object with all names of the first line, however few cells it has. */
export function csvCost({ text: sourceText, header }: { text: string; header: boolean }): number {
  if (sourceText.length > longText || !header) return sourceText.length;
  const lines = sourceText.split(/\r\n?|\n/);
  const first = lines.find((line) => line !== "") ?? "";
  const columns = Math.max(...[",", ";", "\t", "|"].map((sign) => count(first, sign))) + 1;
  return sourceText.length + lines.length * (8 * columns + first.length);
}

/** Every object of a list may bring names of its own, each a column of all rows. */
export function tableCost({ text: sourceText }: { text: string }): number {
  if (sourceText.length > longText) return sourceText.length;
  const [rows, members] = [
    count(sourceText, "{") + count(sourceText, "["),
    count(sourceText, ":") + count(sourceText, ","),
  ];
  return sourceText.length + rows * members;
}

/** Every value stands on a line of its own, indented by its depth. */
export function indentedCost(sourceText: string, indentLength: number): number {
  if (sourceText.length > longText) return sourceText.length;
  let [depth, lines] = [0, 0];
  for (const sign of sourceText) {
    if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth = Math.max(0, depth - 1);
    else if (sign !== ",") continue;
    lines += 1 + depth * indentLength;
  }
  return sourceText.length + lines;
}

/** The parser takes some 2 µs a character, twenty times as long as that of JSON; aliases multiply what is written. */
export const yamlCost = ({ text: sourceText }: { text: string }): number =>
  sourceText.includes("*") ? Infinity : 20 * sourceText.length;
