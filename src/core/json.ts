export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** Deeper than any honest answer, and far from where writing it down again would run out of stack or of memory. */
const maxDepth = 64;

const isDeeper = (jsonValue: Json, jsonDepth: number): boolean =>
  typeof jsonValue === "object" &&
  jsonValue !== null &&
  (jsonDepth === 0 || Object.values(jsonValue).some((innerJson) => isDeeper(innerJson, jsonDepth - 1)));

/** Reads somebody else's JSON; null when it is none, or nested beyond reason. */
export function parseJson(jsonText: string): Json {
  try {
    // oxlint-disable-next-line no-unsafe-type-assertion -- JSON.parse gives JSON, and calls it any
    const jsonValue = JSON.parse(jsonText) as Json;
    return isDeeper(jsonValue, maxDepth) ? null : jsonValue;
  } catch {
    return null;
  }
}

export const isJsonObject = (jsonValue: Json): jsonValue is JsonObject =>
  typeof jsonValue === "object" && jsonValue !== null && !Array.isArray(jsonValue);
