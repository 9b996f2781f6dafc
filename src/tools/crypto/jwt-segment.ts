import { type MessageKey, say } from "../../i18n.ts";
import { type Result, invalid, ok } from "../../result.ts";

export type JwtValue = string | number | boolean | null | JwtValue[] | JwtObject;
export type JwtObject = { [claim: string]: JwtValue };

/** Claims nest a few levels; what nests deeper than this only means to exhaust who prints it. */
const deepest = 64;

const isObject = (value: JwtValue): value is JwtObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const problems = {
  header: {
    base64: "crypto.error.headerBase64",
    utf8: "crypto.error.headerUtf8",
    json: "crypto.error.headerJson",
    object: "crypto.error.headerObject",
  },
  payload: {
    base64: "crypto.error.payloadBase64",
    utf8: "crypto.error.payloadUtf8",
    json: "crypto.error.payloadJson",
    object: "crypto.error.payloadObject",
  },
} as const satisfies Record<string, Record<string, MessageKey>>;

function depthOf(json: string): number {
  let depth = 0;
  let most = 0;
  for (const [mark] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (mark === "[" || mark === "{") most = Math.max(most, (depth += 1));
    else if (mark === "]" || mark === "}") depth -= 1;
  }
  return most;
}

function decodeBytes(segment: string): Uint8Array | null {
  try {
    return Uint8Array.fromBase64(segment, { alphabet: "base64url" });
  } catch {
    return null;
  }
}

function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parse(json: string): JwtValue | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The object in one part of a token; `start` is the column of the part's first character. */
export function readSegment(segment: string, part: "header" | "payload", start: number): Result<JwtObject> {
  const { base64, utf8, json, object } = problems[part];
  const refuse = (key: MessageKey, column = start) => invalid("token", { key }, { line: 1, column });
  const badAt = segment.search(/[^\w-]/);
  if (badAt >= 0 || segment === "") return refuse(base64, start + Math.max(0, badAt));
  const bytes = decodeBytes(segment);
  if (!bytes) return refuse(base64);
  const text = decodeText(bytes);
  if (text === null) return refuse(utf8);
  if (depthOf(text) > deepest) return invalid("token", say("crypto.error.depth", { deepest }));
  const value = parse(text);
  if (value === undefined) return refuse(json);
  return isObject(value) ? ok(value) : refuse(object);
}
