import { message } from "../../core/i18n.ts";
import type { JsonObject } from "../../core/json.ts";
import { sourcePositionOf } from "../../core/source-position.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { type Segment, isCanonical, readSegment } from "./jwt-segment.ts";
import { jwtWarningsOf } from "./jwt-warnings.ts";
import type { SignatureVerdict } from "./names.ts";
import type { Jwt, JwtInput } from "./schema.ts";

export type Signatures = {
  /** Null when the text is no public key at all. The token's own word on its algorithm counts only if it fits the key. */
  readonly verify: (
    jws: { token: string; alg: string; kid: unknown },
    key: SignatureKey,
  ) => Promise<SignatureVerdict | null>;
};

export type SignatureKey = { kind: "secret"; bytes: Uint8Array } | { kind: "public"; text: string };

const secretBytes: Readonly<Record<string, number>> = { HS256: 32, HS384: 48, HS512: 64 };

/** RFC 7518, section 3.2, asks for as many bytes as the hash has. */
export const isShortSecret = (secret: Uint8Array, alg: string): boolean =>
  secret.length < (secretBytes[alg] ?? 0);

/** NumericDate is in seconds (RFC 7519, section 2). */
function timeOf(claim: unknown): string | null {
  const time = new Date(typeof claim === "number" ? claim * 1000 : Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

function readKey(text: string, encoding: JwtInput["key_encoding"]): SignatureKey | null {
  if (/^\s*(-----BEGIN|\{)/.test(text)) return { kind: "public", text };
  if (encoding === "text") return { kind: "secret", bytes: new TextEncoder().encode(text) };
  try {
    const base64 = text.replace(/\s/g, "").replaceAll("-", "+").replaceAll("_", "/");
    return { kind: "secret", bytes: Uint8Array.fromBase64(base64) };
  } catch {
    return null;
  }
}

/** What people paste around a token: an Authorization header's scheme, quotes, line breaks. */
const clean = (pasted: string): string =>
  pasted
    .trim()
    .replace(/^["']|["'],?$/g, "")
    .replace(/^(?:authorization["']?:\s*["']?)?(?:bearer\s+)?["']?/i, "")
    .replace(/\s+/g, "");

export async function decodeJwt(jwtInput: JwtInput, now: Date, signatures: Signatures): Promise<Result<Jwt>> {
  const token = clean(jwtInput.token);
  const segments = token.split(".");
  const [head = "", body = "", signature = ""] = segments;
  if (segments.length === 5) return invalid("token", message("crypto.error.jwe"));
  if (segments.length !== 3)
    return invalid("token", message("crypto.error.segments", { count: segments.length }));
  const header = readSegment(token, "header", { offset: 0, segment: head });
  if (!header.ok) return header;
  const payload = readSegment(token, "payload", { offset: head.length + 1, segment: body });
  if (!payload.ok) return payload;
  const badAt = signature.search(/[^\w-]/);
  if (badAt >= 0) {
    const place = sourcePositionOf(token, token.length - signature.length + badAt);
    return invalid("token", message("crypto.error.signature", { place: place.column }), place);
  }
  const parts = { header: header.value, payload: payload.value };
  if (!isCanonical(signature))
    return invalid("token", message("crypto.error.leftoverBits"), sourcePositionOf(token, token.length - 1));
  const verdict = await verdictOn({ token, header: parts.header.value, signature }, jwtInput, signatures);
  if (!verdict.ok) return verdict;
  const { exp, iat, nbf } = parts.payload.value;
  return ok({
    header: parts.header.value,
    payload: parts.payload.value,
    signature,
    issued_at: timeOf(iat),
    expires_at: timeOf(exp),
    not_before: timeOf(nbf),
    expired: typeof exp === "number" && exp * 1000 <= now.getTime(),
    warnings: jwtWarningsOf({ parts, signature, hasShortSecret: hasShortSecret(jwtInput, parts) }, now),
    verdict: verdict.value,
  });
}

function hasShortSecret(jwtInput: JwtInput, { header }: { header: Segment }): boolean {
  const key = jwtInput.key === undefined ? null : readKey(jwtInput.key, jwtInput.key_encoding);
  const alg = header.value["alg"];
  return key?.kind === "secret" && typeof alg === "string" && isShortSecret(key.bytes, alg);
}

async function verdictOn(
  jws: { token: string; header: JsonObject; signature: string },
  jwtInput: JwtInput,
  signatures: Signatures,
): Promise<Result<SignatureVerdict | null>> {
  const alg = jws.header["alg"];
  if (jwtInput.key === undefined) return ok(null);
  const key = readKey(jwtInput.key, jwtInput.key_encoding);
  if (!key) return invalid("key", message("crypto.error.keyBase64"));
  if (key.kind === "public" && /PRIVATE KEY|"d"\s*:/.test(jwtInput.key))
    return invalid("key", message("crypto.error.privateKey"));
  if (jws.signature === "" || typeof alg !== "string" || alg === "none") return ok("unsigned");
  const verdict = await signatures.verify({ token: jws.token, alg, kid: jws.header["kid"] }, key);
  return verdict ? ok(verdict) : invalid("key", message("crypto.error.publicKey"));
}
