export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** Deeper than any honest answer, and far from where writing it down again would run out of stack or of memory. */
const maxDepth = 64;

function isDeeper(json: object, depth: number): boolean {
  if (depth === 0) return true;
  // A list as it is: to copy one of 400 000 numbers, and to look into each, takes 200 ms.
  for (const inner of Array.isArray(json) ? json : Object.values(json))
    if (typeof inner === "object" && inner !== null && isDeeper(inner, depth - 1)) return true;
  return false;
}

/** Reads JSON whose depth is known to be within reason; null when it is none. */
export function jsonFrom(jsonText: string): Json {
  try {
    // oxlint-disable-next-line no-unsafe-type-assertion -- JSON.parse gives JSON, and calls it any
    return JSON.parse(jsonText) as Json;
  } catch {
    return null;
  }
}

/** Reads somebody else's JSON; null when it is none, or nested beyond reason. */
export function parseJson(jsonText: string): Json {
  const json = jsonFrom(jsonText);
  return typeof json === "object" && json !== null && isDeeper(json, maxDepth) ? null : json;
}

export const isJsonObject = (jsonValue: Json): jsonValue is JsonObject =>
  typeof jsonValue === "object" && jsonValue !== null && !Array.isArray(jsonValue);
