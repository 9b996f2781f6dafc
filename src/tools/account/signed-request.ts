import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";

const Payload = Type.Object({
  algorithm: Type.Literal("HMAC-SHA256"),
  user_id: Type.String({ minLength: 1, maxLength: 255 }),
});

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.fromBase64(base64url, { alphabet: "base64url" });
  } catch {
    return null;
  }
};

/**
 * Who a `signed_request` of Facebook is about; null unless the app's secret signed it.
 * https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback
 */
export async function readSignedRequest(text: string, secret: string): Promise<{ userId: string } | null> {
  const [signature, payload, ...rest] = text.split(".");
  const [signatureBytes, payloadBytes] = [bytesOf(signature ?? ""), bytesOf(payload ?? "")];
  if (!signatureBytes || !payloadBytes || rest.length > 0 || secret === "") return null;
  const encoder = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), hmac, false, ["verify"]);
  if (!(await crypto.subtle.verify("HMAC", key, signatureBytes, encoder.encode(payload)))) return null;
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(payloadBytes));
    return Value.Check(Payload, claims) ? { userId: claims.user_id } : null;
  } catch {
    return null;
  }
}
