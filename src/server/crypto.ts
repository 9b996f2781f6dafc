import { type KeyObject, createHash, createHmac, createPublicKey } from "node:crypto";
import { compactVerify, errors } from "jose";
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
const known = [
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

/** The one key of a JWK Set that has the token's id, or its only key. */
function pickJwk(json: unknown, kid: unknown): unknown {
  if (typeof json !== "object" || json === null || !("keys" in json) || !Array.isArray(json.keys))
    return json;
  const keys: { kid?: unknown }[] = json.keys;
  return keys.find((one) => kid !== undefined && one.kid === kid) ?? (keys.length === 1 ? keys[0] : null);
}

function readPublicKey(text: string, kid: unknown): KeyObject | null {
  try {
    if (!text.trim().startsWith("{")) return createPublicKey(text.trim());
    // oxlint-disable-next-line no-unsafe-type-assertion -- createPublicKey refuses what is not a JWK
    return createPublicKey({ key: pickJwk(JSON.parse(text), kid) as JsonWebKey, format: "jwk" });
  } catch {
    return null;
  }
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

function open(
  key: SignatureKey,
  kid: unknown,
): { key: KeyObject | Uint8Array; fits: readonly string[] } | null {
  if (key.kind === "secret") return { key: key.bytes, fits: secretAlgorithms };
  const opened = readPublicKey(key.text, kid);
  return opened && { key: opened, fits: algorithmsOf(opened) };
}

export const signatures: Signatures = {
  verify: async ({ token, alg, kid }, given) => {
    const opened = open(given, kid);
    if (!opened) return null;
    if (!known.includes(alg)) return "unsupported";
    return opened.fits.includes(alg) ? check(token, alg, opened.key) : "wrong_key";
  },
};
