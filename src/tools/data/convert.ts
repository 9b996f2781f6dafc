import type { Message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { sourcePositionOf } from "#core/source-position.ts";
import { ConversionError, type JsonDiagnostic, type JsonNode, type JsonReading } from "./json.ts";

type DataWarning = { readonly line: number; readonly column: number; readonly message: Message };
export type ConvertedData = { readonly result: string; readonly warnings: readonly DataWarning[] };

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
