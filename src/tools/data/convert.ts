import type { Message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { sourcePositionOf } from "#core/source-position.ts";
import type { DataChange } from "./schema.ts";
import { type JsonDiagnostic, type JsonNode, type JsonReading, ConversionError } from "./json.ts";

/**
 * About how much work a conversion is, from its text alone, in characters to go through once: as much as its result
 * can come to. A long text needs no closer look: it is heavy as it is.
 */
const longText = 16_384;

const countOf = (sourceText: string, character: string): number => sourceText.split(character).length - 1;

/** Every line becomes an object with all names of the first line, however few cells it has. */
export function csvCost({ text: sourceText, header }: { text: string; header: boolean }): number {
  if (sourceText.length > longText || !header) return sourceText.length;
  const csvLines = sourceText.split(/\r\n?|\n/);
  const headerLine = csvLines.find((line) => line !== "") ?? "";
  const columnCount =
    Math.max(...[",", ";", "\t", "|"].map((delimiter) => countOf(headerLine, delimiter))) + 1;
  return sourceText.length + csvLines.length * (8 * columnCount + headerLine.length);
}

/** Every object of a list may bring names of its own, each a column of all rows. */
export function tableCost({ text: sourceText }: { text: string }): number {
  if (sourceText.length > longText) return sourceText.length;
  const [rowCount, memberCount] = [
    countOf(sourceText, "{") + countOf(sourceText, "["),
    countOf(sourceText, ":") + countOf(sourceText, ","),
  ];
  return sourceText.length + rowCount * memberCount;
}

/** Every value stands on a line of its own, indented by its depth. */
export function indentedCost(sourceText: string, indentLength: number): number {
  if (sourceText.length > longText) return sourceText.length;
  let [jsonDepth, lineCount] = [0, 0];
  for (const character of sourceText) {
    if (character === "{" || character === "[") jsonDepth += 1;
    else if (character === "}" || character === "]") jsonDepth = Math.max(0, jsonDepth - 1);
    else if (character !== ",") continue;
    lineCount += 1 + jsonDepth * indentLength;
  }
  return sourceText.length + lineCount;
}

/** The parser takes some 2 µs a character, twenty times as long as that of JSON; aliases multiply what is written. */
export const yamlCost = ({ text: sourceText }: { text: string }): number =>
  sourceText.includes("*") ? Infinity : 20 * sourceText.length;

type DataWarning = { readonly line: number; readonly column: number; readonly message: Message };
export type ConvertedData = {
  readonly result: string;
  readonly warnings: readonly DataWarning[];
  readonly changes?: DataChange[];
};

const placedDiagnostic = (sourceText: string, { offset, about }: JsonDiagnostic) => {
  const { excerpt, ...sourcePosition } = sourcePositionOf(sourceText, offset);
  return { ...sourcePosition, excerpt, message: about(sourcePosition) };
};

/** Writes what was read, or says where it is wrong. */
export function convert(
  sourceText: string,
  sourceReading: JsonReading<JsonNode>,
  writeFormat: (value: JsonNode) => string,
): Result<ConvertedData> {
  const refuseSource = (diagnostic: JsonDiagnostic) => {
    const { message, ...faultPosition } = placedDiagnostic(sourceText, diagnostic);
    return invalid("text", message, faultPosition);
  };
  if (!sourceReading.ok) return refuseSource(sourceReading.error);
  try {
    const warnings = sourceReading.warnings.map((diagnostic) => {
      const { excerpt: _, ...placedWarning } = placedDiagnostic(sourceText, diagnostic);
      return placedWarning;
    });
    return ok({ result: writeFormat(sourceReading.value), warnings });
  } catch (error) {
    if (error instanceof ConversionError) return refuseSource(error.diagnostic);
    throw error;
  }
}
