import { type KeyObject, createHash, createHmac, createPublicKey } from "node:crypto";
import { compactVerify, errors } from "jose";
import { isJsonObject, parseJson } from "../core/json.ts";
import type { Hashing } from "../tools/crypto/hash.ts";
import type { SignatureKey, Signatures } from "../tools/crypto/jwt.ts";
import type { SignatureVerdict } from "../tools/crypto/names.ts";
import type { RandomBytes } from "../core/random.ts";

export const randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

export const hashing: Hashing = {
  digest: (algo, text, key) =>
    (key === undefined ? createHash(algo) : createHmac(algo, key)).update(text, "utf8").digest(),
};

const curves: Readonly<Record<string, string>> = {
  prime256v1: "ES256",
  secp384r1: "ES384",
  secp521r1: "ES512",
};

/** The algorithms that a key can belong to, whatever a token says (RFC 8725, sections 3.1 and 3.2). */
function algorithmsOf(key: KeyObject): readonly string[] {
  switch (key.asymmetricKeyType) {
    case "rsa":
      return ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"];
    case "ec":
      return [curves[key.asymmetricKeyDetails?.namedCurve ?? ""] ?? []].flat();
    case "ed25519":
      return ["EdDSA", "Ed25519"];
    default:
      return [];
  }
}

const secretAlgorithms = ["HS256", "HS384", "HS512"];
const supportedAlgorithms = [
  ...secretAlgorithms,
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];

type Jwk = JsonWebKey & { readonly kid?: unknown };

/** The one key of a JWK Set that has the token's id, or its only key; a JWK itself; null for what is none. */
function pickJwk(text: string, kid: unknown): Jwk | null {
  const json = parseJson(text);
  if (!isJsonObject(json)) return null;
  const keys = (Array.isArray(json["keys"]) ? json["keys"] : [json]).filter(isJsonObject);
  return (
    keys.find((one) => kid !== undefined && one["kid"] === kid) ??
    (keys.length === 1 ? (keys[0] ?? null) : null)
  );
}

/** Whether a JWK says of itself that it checks signatures of this algorithm (RFC 7517, sections 4.2 to 4.4). */
function mayVerify({ alg, use, key_ops: operations }: Jwk, wanted: string): boolean {
  return (
    (alg === undefined || alg === wanted) &&
    (use === undefined || use === "sig") &&
    (operations === undefined || operations.includes("verify"))
  );
}

type VerificationKey = { readonly key: KeyObject | Uint8Array; readonly algorithms: readonly string[] };

function readPublicKey(text: string): VerificationKey | null {
  try {
    const key = createPublicKey(text);
    return { key, algorithms: algorithmsOf(key) };
  } catch {
    return null;
  }
}

function readJwk(jwk: Jwk, alg: string): VerificationKey | null {
  if (!mayVerify(jwk, alg)) return { key: new Uint8Array(), algorithms: [] };
  try {
    if (jwk.kty === "oct" && jwk.k !== undefined)
      return { key: Uint8Array.fromBase64(jwk.k, { alphabet: "base64url" }), algorithms: secretAlgorithms };
    const key = createPublicKey({ key: jwk, format: "jwk" });
    return { key, algorithms: algorithmsOf(key) };
  } catch {
    return null;
  }
}

function readVerificationKey(
  given: SignatureKey,
  { alg, kid }: { alg: string; kid: unknown },
): VerificationKey | null {
  if (given.kind === "secret") return { key: given.bytes, algorithms: secretAlgorithms };
  const text = given.text.trim();
  if (!text.startsWith("{")) return readPublicKey(text);
  const jwk = pickJwk(text, kid);
  return jwk && readJwk(jwk, alg);
}

async function check(token: string, alg: string, key: KeyObject | Uint8Array): Promise<SignatureVerdict> {
  try {
    await compactVerify(token, key, { algorithms: [alg] });
    return "valid";
  } catch (error) {
    if (error instanceof errors.JOSENotSupported) return "unsupported";
    return error instanceof TypeError ? "weak_key" : "invalid";
  }
}

export const signatures: Signatures = {
  verify: async ({ token, alg, kid }, given) => {
    const verificationKey = readVerificationKey(given, { alg, kid });
    if (!verificationKey) return null;
    if (!supportedAlgorithms.includes(alg)) return "unsupported";
    return verificationKey.algorithms.includes(alg) ? check(token, alg, verificationKey.key) : "wrong_key";
  },
};
