import { message } from "#core/i18n.ts";
import type { JsonObject } from "#core/json.ts";
import { sourcePositionOf } from "#core/source-position.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { claimTimeOf, isPast } from "./jwt-times.ts";
import { type JwtSegment, isCanonical, readSegment } from "./jwt-segment.ts";
import { isNoAlgorithm, jwtWarningsOf } from "./jwt-warnings.ts";
import type { Jwt, JwtInput, SignatureVerdict } from "./schema.ts";
import { readPublicKeys } from "./public-keys.ts";
import { type PublicKey, isShortSecret } from "./verification-keys.ts";

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
