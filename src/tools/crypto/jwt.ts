import { type Message, message } from "#core/i18n.ts";
import { type Json, type JsonObject, isJsonObject } from "#core/json.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { sourcePositionOf } from "#core/source-position.ts";
import { decodeUtf8 } from "#core/utf8.ts";
import { parseJsonText } from "#tools/data/json-read.ts";
import { numberFaultKeys } from "#tools/data/json.ts";
import { claimTimeOf, isPast, latestClaimS } from "./jwt-times.ts";
import { readPublicKeys } from "./public-keys.ts";
import { type Jwt, type JwtInput, type JwtWarning, type SignatureVerdict, jwtWarnings } from "./schema.ts";
import { type PublicKey, isShortSecret } from "./verification-keys.ts";

/** A signature is left out; some libraries take `None` for it as well. */
const isNoAlgorithm = (alg: unknown): boolean => typeof alg === "string" && /^none$/i.test(alg);

/** What a careful reader of the token should know, in the order of weight. */
function jwtWarningsOf(
  {
    parts: jwtParts,
    signature,
    hasShortSecret,
  }: { parts: { header: JwtSegment; payload: JwtSegment }; signature: string; hasShortSecret: boolean },
  now: Date,
): JwtWarning[] {
  const [header, jwtPayload] = [jwtParts.header.value, jwtParts.payload.value];
  const nowSeconds = now.getTime() / 1000;
  const claimTimes = [jwtPayload["exp"], jwtPayload["nbf"], jwtPayload["iat"]].filter(
    (claimTime) => claimTime !== undefined,
  );
  const isAhead = (claim: Json | undefined) =>
    typeof claim === "number" && claim > nowSeconds && claim < latestClaimS;
  const holds: Record<JwtWarning, boolean> = {
    unsigned: isNoAlgorithm(header["alg"]) || signature === "",
    no_algorithm: typeof header["alg"] !== "string" || header["alg"] === "",
    short_secret: hasShortSecret,
    no_expiry: jwtPayload["exp"] === undefined,
    not_yet_valid: isAhead(jwtPayload["nbf"]),
    issued_in_future: isAhead(jwtPayload["iat"]),
    milliseconds: claimTimes.some(
      (claimTime) => typeof claimTime === "number" && Math.abs(claimTime) >= latestClaimS,
    ),
    bad_time: claimTimes.some((claimTime) => typeof claimTime !== "number"),
    remote_key: ["jku", "x5u", "jwk"].some((headerName) => header[headerName] !== undefined),
    critical: header["crit"] !== undefined,
    duplicate_key: jwtParts.header.hasDuplicateKey || jwtParts.payload.hasDuplicateKey,
    rounded_number: jwtParts.header.hasLongNumber || jwtParts.payload.hasLongNumber,
  };
  return jwtWarnings.filter((warningName) => holds[warningName]);
}

const partNames = { header: "1 (header)", payload: "2 (payload)" } as const;

function decodeBytes(segment: string): Uint8Array | null {
  try {
    return Uint8Array.fromBase64(segment, { alphabet: "base64url" });
  } catch {
    return null;
  }
}

/** Whether no other characters decode to the same bytes: no bits are left over at the end (RFC 4648, section 3.5). */
const isCanonical = (segment: string): boolean =>
  decodeBytes(segment)?.toBase64({ alphabet: "base64url", omitPadding: true }) === segment;

/** What a part says, and what of it a program would not take as it stands. */
type JwtSegment = {
  readonly value: JsonObject;
  readonly hasDuplicateKey: boolean;
  readonly hasLongNumber: boolean;
};

/** The object in one part of a token, which begins at `offset`. */
function readSegment(
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

export type Signatures = {
  /** Null when none of the keys can be used. The token's own word on its algorithm counts only if it fits the key. */
  readonly verify: (
    jws: { token: string; header: JsonObject; alg: string },
    key: SignatureKey,
  ) => Promise<SignatureVerdict | null>;
};

export type SignatureKey =
  | { readonly kind: "secret"; readonly bytes: Uint8Array }
  | { readonly kind: "public"; readonly text: string; readonly keys: readonly PublicKey[] };

function readKey(
  { key = "", key_encoding: keyEncoding }: JwtInput,
  { alg, kid }: JsonObject,
): Result<SignatureKey> {
  const reading = readPublicKeys(key, { alg, kid });
  if (reading)
    return reading.ok ? ok({ kind: "public", text: key, keys: reading.keys }) : invalid("key", reading.fault);
  if (keyEncoding === "text") return ok({ kind: "secret", bytes: new TextEncoder().encode(key) });
  try {
    const base64 = key.replace(/\s/g, "").replaceAll("-", "+").replaceAll("_", "/");
    return ok({ kind: "secret", bytes: Uint8Array.fromBase64(base64) });
  } catch {
    return invalid("key", message("crypto.error.keyBase64"));
  }
}

export async function decodeJwt(jwtInput: JwtInput, now: Date, signatures: Signatures): Promise<Result<Jwt>> {
  // Line breaks and blanks are of whoever sent it.
  const token = jwtInput.token.replace(/\s+/g, "");
  const segments = token.split(".");
  const [headerSegment = "", payloadSegment = "", signature = ""] = segments;
  if (segments.length === 5) return invalid("token", message("crypto.error.jwe"));
  if (segments.length !== 3)
    return invalid("token", message("crypto.error.segments", { count: segments.length }));
  const header = readSegment(token, "header", { offset: 0, segment: headerSegment });
  if (!header.ok) return header;
  const jwtPayload = readSegment(token, "payload", {
    offset: headerSegment.length + 1,
    segment: payloadSegment,
  });
  if (!jwtPayload.ok) return jwtPayload;
  const badAt = signature.search(/[^\w-]/);
  if (badAt >= 0) {
    const signaturePosition = sourcePositionOf(token, token.length - signature.length + badAt);
    return invalid(
      "token",
      message("crypto.error.signature", { place: signaturePosition.column }),
      signaturePosition,
    );
  }
  const jwtParts = { header: header.value, payload: jwtPayload.value };
  if (!isCanonical(signature))
    return invalid("token", message("crypto.error.leftoverBits"), sourcePositionOf(token, token.length - 1));
  const given = jwtInput.key === undefined ? null : readKey(jwtInput, jwtParts.header.value);
  const checked =
    given && (await verdictOn({ token, header: jwtParts.header.value, signature }, given, signatures));
  if (checked && !checked.ok) return checked;
  const { exp, iat, nbf } = jwtParts.payload.value;
  return ok({
    header: jwtParts.header.value,
    payload: jwtParts.payload.value,
    signature,
    issued_at: claimTimeOf(iat),
    expires_at: claimTimeOf(exp),
    not_before: claimTimeOf(nbf),
    expired: exp === undefined ? false : isPast(exp, now),
    warnings: jwtWarningsOf(
      { parts: jwtParts, signature, hasShortSecret: hasShortSecret(given, jwtParts) },
      now,
    ),
    verdict: checked?.value ?? null,
    key_kind: given?.ok ? kindOf(given.value) : null,
  });
}

const kindOf = (key: SignatureKey): string =>
  key.kind === "secret" ? "oct" : [...new Set(key.keys.map(({ name }) => name))].join(", ");

function hasShortSecret(given: Result<SignatureKey> | null, { header }: { header: JwtSegment }): boolean {
  const alg = header.value["alg"];
  return (
    given?.ok === true &&
    given.value.kind === "secret" &&
    typeof alg === "string" &&
    isShortSecret(given.value.bytes, alg)
  );
}

async function verdictOn(
  jws: { token: string; header: JsonObject; signature: string },
  given: Result<SignatureKey>,
  signatures: Signatures,
): Promise<Result<SignatureVerdict>> {
  const alg = jws.header["alg"];
  const isUnsigned = jws.signature === "" || isNoAlgorithm(alg);
  if (!given.ok && (!isUnsigned || given.failure.errors?.[0]?.message.key === "crypto.error.privateKey"))
    return given;
  if (!given.ok || isUnsigned) return ok("unsigned");
  if (typeof alg !== "string") return ok("unsupported");
  const verdict = await signatures.verify({ token: jws.token, header: jws.header, alg }, given.value);
  return verdict
    ? ok(verdict)
    : invalid("key", message("crypto.error.keyDamaged", { kind: kindOf(given.value) }));
}
