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
  text: string,
  { secret, now }: { secret: string; now: Date },
): Promise<{ userId: string } | null> {
  const [signature, payload, ...rest] = text.split(".");
  const [signatureBytes, payloadBytes] = [bytesOf(signature ?? ""), bytesOf(payload ?? "")];
  if (!signatureBytes || !payloadBytes || rest.length > 0 || secret === "") return null;
  const encoder = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), hmac, false, ["verify"]);
  if (!(await crypto.subtle.verify("HMAC", key, signatureBytes, encoder.encode(payload)))) return null;
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(payloadBytes));
    if (!Value.Check(Payload, claims)) return null;
    const ageMs = now.getTime() - claims.issued_at * 1000;
    return ageMs <= maxAgeMs && ageMs >= -clockSkewMs ? { userId: claims.user_id } : null;
  } catch {
    return null;
  }
}
