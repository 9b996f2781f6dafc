import type { Message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { sourcePositionOf } from "../../core/source-position.ts";
import { ConversionError, type Diagnostic, type JsonNode, type Reading } from "./json.ts";

type Warning = { readonly line: number; readonly column: number; readonly message: Message };
export type Converted = { readonly result: string; readonly warnings: readonly Warning[] };

const placed = (text: string, { offset, about }: Diagnostic) => {
  const { excerpt, ...position } = sourcePositionOf(text, offset);
  return { ...position, excerpt, message: about(position) };
};

/** Writes what was read, or says where it is wrong. */
export function convert(
  text: string,
  reading: Reading<JsonNode>,
  write: (value: JsonNode) => string,
): Result<Converted> {
  const refuse = (diagnostic: Diagnostic) => {
    const { message, ...place } = placed(text, diagnostic);
    return invalid("text", message, place);
  };
  if (!reading.ok) return refuse(reading.error);
  try {
    const warnings = reading.warnings.map((diagnostic) => {
      const { excerpt: _, ...warning } = placed(text, diagnostic);
      return warning;
    });
    return ok({ result: write(reading.value), warnings });
  } catch (error) {
    if (error instanceof ConversionError) return refuse(error.diagnostic);
    throw error;
  }
}
