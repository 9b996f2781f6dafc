import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";

const Payload = Type.Object({
  algorithm: Type.Literal("HMAC-SHA256"),
  user_id: Type.String({ minLength: 1, maxLength: 255 }),
  /** Seconds since 1970. */
  issued_at: Type.Integer(),
});

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.fromBase64(base64url, { alphabet: "base64url" });
  } catch {
    return null;
  }
};

/** Older than this, a request may have been kept by somebody and sent again. */
const maxAgeMs = 3_600_000;
const clockSkewMs = 300_000;

/**
 * Who a `signed_request` of Facebook is about; null unless the app's secret signed it, within the last hour.
 * https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback
 */
export async function readSignedRequest(
  signedRequest: string,
  { secret, now }: { secret: string; now: Date },
): Promise<{ userId: string } | null> {
  const [signature, signedPayload, ...moreParts] = signedRequest.split(".");
  const [signatureBytes, payloadBytes] = [bytesOf(signature ?? ""), bytesOf(signedPayload ?? "")];
  if (!signatureBytes || !payloadBytes || moreParts.length > 0 || secret === "") return null;
  const encoder = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), hmac, false, ["verify"]);
  if (!(await crypto.subtle.verify("HMAC", key, signatureBytes, encoder.encode(signedPayload)))) return null;
  try {
    const requestClaims: unknown = JSON.parse(new TextDecoder().decode(payloadBytes));
    if (!Value.Check(Payload, requestClaims)) return null;
    const ageMs = now.getTime() - requestClaims.issued_at * 1000;
    return ageMs <= maxAgeMs && ageMs >= -clockSkewMs ? { userId: requestClaims.user_id } : null;
  } catch {
    return null;
  }
}
