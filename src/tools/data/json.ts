import { withoutEnd } from "#core/without-end.ts";
import type { Message, MessageKey } from "#core/i18n.ts";

/** JSON as it was written: numbers keep their digits, objects their order and their duplicate keys. */
export type JsonNode = null | boolean | string | JsonNumber | JsonList | JsonObjectNode;
export type JsonNumber = { readonly kind: "number"; readonly source: string };
export type JsonList = { readonly kind: "list"; readonly items: JsonNode[] };
export type JsonObjectNode = { readonly kind: "object"; readonly members: JsonMember[] };
export type JsonMember = { readonly key: string; readonly value: JsonNode };

export const number = (numberSource: string): JsonNumber => ({ kind: "number", source: numberSource });
export const list = (listItems: JsonNode[]): JsonList => ({ kind: "list", items: listItems });
export const object = (members: JsonMember[]): JsonObjectNode => ({ kind: "object", members });

/** Deeper nesting than this is refused: nobody reads it, and indentation makes its size explode. */
export const maxDepth = 256;

/** The longest text that a conversion may give, in characters. */
export const maxOutput = 8_388_608;

/** Something to say about the character at `offset` of the text that was read. */
export type JsonDiagnostic = { readonly offset: number; readonly about: (position: JsonPosition) => Message };
export type JsonPosition = { readonly line: number; readonly column: number };

export type JsonReading<Value> =
  | { readonly ok: true; readonly value: Value; readonly warnings: readonly JsonDiagnostic[] }
  | { readonly ok: false; readonly error: JsonDiagnostic };

/** What stops a reader or a writer in the middle of its work; caught where the work began. */
export class ConversionError extends Error {
  readonly diagnostic: JsonDiagnostic;

  constructor(diagnostic: JsonDiagnostic) {
    super("stopped");
    this.diagnostic = diagnostic;
  }
}

/** What of a number most programs do not hold: its digits, its size, or that it is not zero. */
export type NumberFault = "digits" | "large" | "small";

/** What a JavaScript number, and so nearly every program that reads JSON, does not hold of what is written; else null. */
export function numberFault(source: string): NumberFault | null {
  if (source.length < 16 && !/e/i.test(source)) return null;
  const parsed = Number(source);
  if (!Number.isFinite(parsed)) return "large";
  if (parsed === 0 && /^[^e1-9]*[1-9]/i.test(source)) return "small";
  if (/^-?\d+$/.test(source)) return BigInt(source) === BigInt(parsed) ? null : "digits";
  return significant(source) === significant(String(parsed)) ? null : "digits";
}

export const isExact = (source: string): boolean => numberFault(source) === null;

export const numberFaultKeys = {
  digits: "data.json.number",
  large: "data.json.tooLarge",
  small: "data.json.tooSmall",
} as const satisfies Record<NumberFault, MessageKey>;

function significant(numberSource: string): string {
  const [mantissa = ""] = numberSource.toLowerCase().split("e", 1);
  return withoutEnd(mantissa.replace(/[-+.]/g, "").replace(/^0+/, ""), "0");
}

/** Word, phones and chat apps write these for a straight quote. */
export const isCurlyQuote = (quoteSign: string | undefined): quoteSign is string =>
  quoteSign !== undefined && /^[“”„‟‘’‚‛«»]$/.test(quoteSign);
