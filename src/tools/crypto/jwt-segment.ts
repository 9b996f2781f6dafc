import { type Message, message } from "#core/i18n.ts";
import { type Json, type JsonObject, isJsonObject } from "#core/json.ts";
import { sourcePositionOf } from "#core/source-position.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { numberFaultKeys } from "#tools/data/json.ts";
import { parseJsonText } from "#tools/data/json-read.ts";
import { decodeUtf8 } from "#core/utf8.ts";

const partNames = { header: "1 (header)", payload: "2 (payload)" } as const;

function decodeBytes(segment: string): Uint8Array | null {
  try {
    return Uint8Array.fromBase64(segment, { alphabet: "base64url" });
  } catch {
    return null;
  }
}

/** Whether no other characters decode to the same bytes: no bits are left over at the end (RFC 4648, section 3.5). */
export const isCanonical = (segment: string): boolean =>
  decodeBytes(segment)?.toBase64({ alphabet: "base64url", omitPadding: true }) === segment;

/** What a part says, and what of it a program would not take as it stands. */
export type JwtSegment = {
  readonly value: JsonObject;
  readonly hasDuplicateKey: boolean;
  readonly hasLongNumber: boolean;
};

/** The object in one part of a token, which begins at `offset`. */
export function readSegment(
  token: string,
  jwtPart: "header" | "payload",
  { offset, segment }: { offset: number; segment: string },
): Result<JwtSegment> {
  const told = (kind: "base64" | "utf8" | "json" | "object") =>
    message(`crypto.error.part.${kind}`, { part: partNames[jwtPart] });
  const refuseToken = (problem: Message, faultOffset = offset) =>
    invalid("token", problem, sourcePositionOf(token, faultOffset));
  const badAt = segment.search(/[^\w-]/);
  if (badAt >= 0 || segment === "") return refuseToken(told("base64"), offset + Math.max(0, badAt));
  const segmentBytes = decodeBytes(segment);
  if (!segmentBytes) return refuseToken(told("base64"));
  if (!isCanonical(segment))
    return refuseToken(message("crypto.error.leftoverBits"), offset + segment.length - 1);
  const segmentJson = decodeUtf8(segmentBytes);
  if (segmentJson === null) return refuseToken(told("utf8"));
  // the decoder takes one byte order mark away, the JSON reader would take a second one
  if (segmentJson.startsWith("\uFEFF")) return refuseToken(told("json"));
  const segmentReading = parseJsonText(segmentJson);
  if (!segmentReading.ok) {
    const { excerpt } = sourcePositionOf(segmentJson, segmentReading.error.offset);
    return invalid("token", told("json"), { line: 1, column: offset + 1, excerpt });
  }
  const segmentValue: Json = JSON.parse(segmentJson);
  if (!isJsonObject(segmentValue)) return refuseToken(told("object"));
  const warnings = segmentReading.warnings.map(({ about }) => about({ line: 1, column: 1 }).key);
  const hasDuplicateKey = warnings.includes("data.json.duplicateKeyKept");
  const numberWarnings: readonly string[] = Object.values(numberFaultKeys);
  const hasLongNumber = warnings.some((key) => numberWarnings.includes(key));
  return ok({ value: segmentValue, hasDuplicateKey, hasLongNumber });
}
