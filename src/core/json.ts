export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** Deeper than any honest answer, and far from where writing it down again would run out of stack or of memory. */
const maxDepth = 64;

const isDeeper = (value: Json, depth: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1)));

/** Reads somebody else's JSON; null when it is none, or nested beyond reason. */
export function parseJson(text: string): Json {
  try {
    // oxlint-disable-next-line no-unsafe-type-assertion -- JSON.parse gives JSON, and calls it any
    const value = JSON.parse(text) as Json;
    return isDeeper(value, maxDepth) ? null : value;
  } catch {
    return null;
  }
}

export const isJsonObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
