import { hmac } from "@noble/hashes/hmac.js";
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import type { CHash } from "@noble/hashes/utils.js";
import type { JsonObject } from "#core/json.ts";
import type { Signatures } from "#tools/crypto/jwt.ts";
import type { SignatureVerdict } from "#tools/crypto/schema.ts";
import { verdictBy, verdictBySecret } from "#tools/crypto/public-keys.ts";
import { type Jwk, bytesOf } from "#tools/crypto/verification-keys.ts";
import { NotOnDevice } from "./effects.ts";

const hashes: Readonly<Record<string, CHash>> = { HS256: sha256, HS384: sha384, HS512: sha512 };

type Jws = Parameters<Signatures["verify"]>[0];

/** What a token asks of whoever checks it (RFC 7515, section 4.1.11); null where it asks nothing. */
function verdictOnExtensions({ crit, b64 }: JsonObject): SignatureVerdict | null {
  if (crit === undefined) return null;
  if (!Array.isArray(crit) || crit.length === 0) return "invalid";
  if (!crit.every((name) => typeof name === "string" && name !== "")) return "invalid";
  if (crit.some((name) => name !== "b64")) return "unsupported";
  return typeof b64 === "boolean" ? null : "invalid";
}

function verdictByHmac({ token, alg }: Jws, secret: Uint8Array): SignatureVerdict {
  const hash = hashes[alg];
  if (!hash) return "wrong_key";
  const signatureAt = token.lastIndexOf(".");
  const expected = hmac(hash, secret, new TextEncoder().encode(token.slice(0, signatureAt)));
  const isSame =
    expected.toBase64({ alphabet: "base64url", omitPadding: true }) === token.slice(signatureAt + 1);
  return isSame ? "valid" : "invalid";
}

const hashBytes: Readonly<Record<string, number>> = { 256: 32, 384: 48, 512: 64 };

/** As WebCrypto names an algorithm for tokens (RFC 7518, section 3.1). */
function webAlgorithm(alg: string, namedCurve: string) {
  const [kind, bits] = [alg.slice(0, 2), alg.slice(2)];
  const hash = `SHA-${bits}`;
  if (kind === "RS") return { name: "RSASSA-PKCS1-v1_5", hash };
  if (kind === "PS") return { name: "RSA-PSS", hash, saltLength: hashBytes[bits] ?? 0 };
  return kind === "ES" ? { name: "ECDSA", hash, namedCurve } : { name: "Ed25519" };
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Null where the key says nothing that can be checked with. */
async function verdictByJwk({ token, alg }: Jws, jwk: Jwk): Promise<SignatureVerdict | null> {
  // oxlint-disable-next-line no-unnecessary-condition -- browsers have it on secure origins only
  if (!globalThis.crypto.subtle) throw new NotOnDevice();
  const { kty = "", crv = "", n = "", e = "", x = "", y = "" } = jwk;
  const algorithm = webAlgorithm(alg, crv);
  const key: JsonWebKey = kty === "RSA" ? { kty, n, e } : kty === "EC" ? { kty, crv, x, y } : { kty, crv, x };
  let webKey: CryptoKey;
  try {
    webKey = await crypto.subtle.importKey("jwk", key, algorithm, false, ["verify"]);
  } catch (fault) {
    // A browser that does not know Ed25519 says so; else the key is none.
    if (fault instanceof DOMException && fault.name === "NotSupportedError") throw new NotOnDevice();
    return null;
  }
  const signatureAt = token.lastIndexOf(".");
  const isValid = await crypto.subtle.verify(
    algorithm,
    webKey,
    bytesOf(token.slice(signatureAt + 1)),
    utf8(token.slice(0, signatureAt)),
  );
  return isValid ? "valid" : "invalid";
}

const checkJwk = async (jws: Jws, jwk: Jwk): Promise<SignatureVerdict | null> =>
  verdictOnExtensions(jws.header) ??
  (jwk.kty === "oct" ? verdictByHmac(jws, bytesOf(jwk.k ?? "")) : verdictByJwk(jws, jwk));

/**
 * What the server's say, without the server: a secret never goes there, whatever it is used for. A public key does where
 * the browser cannot check with it: on an origin that is not secure, for Ed25519 in an older one.
 */
export const deviceSignatures: Signatures = {
  verify: async (jws, given) => {
    if (given.kind === "secret")
      return verdictBySecret(
        jws.alg,
        given.bytes,
        async () => verdictOnExtensions(jws.header) ?? verdictByHmac(jws, given.bytes),
      );
    try {
      return await verdictBy(jws.alg, given.keys, (jwk) => checkJwk(jws, jwk));
    } catch (fault) {
      // A set of keys may have a secret among them.
      if (fault instanceof NotOnDevice && /"k"\s*:/.test(given.text)) return "unsupported";
      throw fault;
    }
  },
};
