import { tableDelimiterOf } from "./delimiter.ts";
import type { conversions } from "./schema.ts";

type Conversion = (typeof conversions)[number];

/** What is worked out while one types: what was asked for last, as long as the text is what it takes. */
export function liveConversion(text: string, asked: Conversion | null): Conversion {
  const isJson = /^\uFEFF?\s*[[{]/.test(text);
  if (isJson) return asked?.startsWith("json/") ? asked : "json/pretty";
  return tableDelimiterOf(text) === null ? "yaml/json" : "csv/json";
}
