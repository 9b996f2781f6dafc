import { message } from "../../core/i18n.ts";
import { type JsonObject, isJsonObject, parseJson } from "../../core/json.ts";
import { sourcePositionOf } from "../../core/source-position.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { claimTimeOf, isPast } from "./jwt-times.ts";
import { type JwtSegment, isCanonical, readSegment } from "./jwt-segment.ts";
import { isNoAlgorithm, jwtWarningsOf } from "./jwt-warnings.ts";
import type { SignatureVerdict } from "./names.ts";
import type { Jwt, JwtInput } from "./schema.ts";

export type Signatures = {
  /** Null when the text is no public key at all. The token's own word on its algorithm counts only if it fits the key. */
  readonly verify: (
    jws: { token: string; header: JsonObject; alg: string; kid: unknown },
    key: SignatureKey,
  ) => Promise<SignatureVerdict | null>;
};

export type SignatureKey = { kind: "secret"; bytes: Uint8Array } | { kind: "public"; text: string };

const secretBytes: Readonly<Record<string, number>> = { HS256: 32, HS384: 48, HS512: 64 };

/** RFC 7518, section 3.2, asks for as many bytes as the hash has. */
export const isShortSecret = (secret: Uint8Array, alg: string): boolean =>
  secret.length < (secretBytes[alg] ?? 0);

/** A JWK or a set of them, or PEM. A secret may begin with a brace or a dash too, where the token is made with one. */
function isPublicKey(keyText: string, alg: unknown): boolean {
  if (!(typeof alg === "string" && alg.startsWith("HS"))) return /^\s*(?:-----BEGIN|\{)/.test(keyText);
  if (/^\s*-----BEGIN [A-Z0-9 ]+-----/.test(keyText)) return true;
  const json = keyText.trimStart().startsWith("{") ? parseJson(keyText) : null;
  return isJsonObject(json) && (typeof json["kty"] === "string" || Array.isArray(json["keys"]));
}

function readKey(keyText: string, keyEncoding: JwtInput["key_encoding"], alg: unknown): SignatureKey | null {
  if (isPublicKey(keyText, alg)) return { kind: "public", text: keyText };
  if (keyEncoding === "text") return { kind: "secret", bytes: new TextEncoder().encode(keyText) };
  try {
    const base64 = keyText.replace(/\s/g, "").replaceAll("-", "+").replaceAll("_", "/");
    return { kind: "secret", bytes: Uint8Array.fromBase64(base64) };
  } catch {
    return null;
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
  const signatureVerdict = await verdictOn(
    { token, header: jwtParts.header.value, signature },
    jwtInput,
    signatures,
  );
  if (!signatureVerdict.ok) return signatureVerdict;
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
      { parts: jwtParts, signature, hasShortSecret: hasShortSecret(jwtInput, jwtParts) },
      now,
    ),
    verdict: signatureVerdict.value,
  });
}

function hasShortSecret(jwtInput: JwtInput, { header }: { header: JwtSegment }): boolean {
  const alg = header.value["alg"];
  const key = jwtInput.key === undefined ? null : readKey(jwtInput.key, jwtInput.key_encoding, alg);
  return key?.kind === "secret" && typeof alg === "string" && isShortSecret(key.bytes, alg);
}

async function verdictOn(
  jws: { token: string; header: JsonObject; signature: string },
  jwtInput: JwtInput,
  signatures: Signatures,
): Promise<Result<SignatureVerdict | null>> {
  const alg = jws.header["alg"];
  if (jwtInput.key === undefined) return ok(null);
  const key = readKey(jwtInput.key, jwtInput.key_encoding, alg);
  if (!key) return invalid("key", message("crypto.error.keyBase64"));
  if (key.kind === "public" && /PRIVATE KEY|"d"\s*:/.test(jwtInput.key))
    return invalid("key", message("crypto.error.privateKey"));
  if (jws.signature === "" || isNoAlgorithm(alg)) return ok("unsigned");
  if (typeof alg !== "string") return ok("unsupported");
  const signatureVerdict = await signatures.verify(
    { token: jws.token, header: jws.header, alg, kid: jws.header["kid"] },
    key,
  );
  return signatureVerdict ? ok(signatureVerdict) : invalid("key", message("crypto.error.publicKey"));
}
