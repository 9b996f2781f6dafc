import { type KeyObject, createHash, createHmac, createPublicKey } from "node:crypto";
import type { Hashing } from "#tools/crypto/hash.ts";
import type { Signatures } from "#tools/crypto/jwt.ts";
import type { SignatureVerdict } from "#tools/crypto/schema.ts";
import { verdictBy, verdictBySecret } from "#tools/crypto/public-keys.ts";
import { type Jwk, bytesOf } from "#tools/crypto/verification-keys.ts";

export const hashing: Hashing = {
  digest: (algo, hashedText, cryptoKey) =>
    (cryptoKey === undefined ? createHash(algo) : createHmac(algo, cryptoKey))
      .update(hashedText, "utf8")
      .digest(),
};

/** Null where the runtime takes the key for none. */
function runtimeKey(jwk: Jwk): KeyObject | Uint8Array | null {
  if (jwk.kty === "oct") return bytesOf(jwk.k ?? "");
  try {
    return createPublicKey({ key: jwk, format: "jwk" });
  } catch {
    return null;
  }
}

async function checkSignature(
  { token, alg }: { token: string; alg: string },
  key: KeyObject | Uint8Array,
): Promise<SignatureVerdict> {
  const { compactVerify, errors } = await import("jose");
  try {
    await compactVerify(token, key, { algorithms: [alg] });
    return "valid";
  } catch (error) {
    if (error instanceof errors.JOSENotSupported) return "unsupported";
    if (error instanceof errors.JOSEError) return "invalid";
    throw error;
  }
}

export const signatures: Signatures = {
  verify: async (jws, given) => {
    if (given.kind === "secret")
      return verdictBySecret(jws.alg, given.bytes, () => checkSignature(jws, given.bytes));
    return verdictBy(jws.alg, given.keys, async (jwk) => {
      const key = runtimeKey(jwk);
      return key && checkSignature(jws, key);
    });
  },
};
