export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** Reads somebody else's JSON; null when it is none. */
export function parseJson(text: string): Json {
  try {
    // oxlint-disable-next-line no-unsafe-type-assertion -- JSON.parse gives JSON, and calls it any
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

export const isJsonObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
