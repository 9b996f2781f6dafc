import { type KeyObject, createHash, createHmac, createPublicKey } from "node:crypto";
import { isJsonObject, parseJson } from "../core/json.ts";
import type { Hashing } from "../tools/crypto/hash.ts";
import { type SignatureKey, type Signatures, isShortSecret } from "../tools/crypto/jwt.ts";
import type { SignatureVerdict } from "../tools/crypto/names.ts";
import type { RandomBytes } from "../core/random.ts";

export const randomBytes: RandomBytes = (byteCount) => crypto.getRandomValues(new Uint8Array(byteCount));

export const hashing: Hashing = {
  digest: (algo, hashedText, cryptoKey) =>
    (cryptoKey === undefined ? createHash(algo) : createHmac(algo, cryptoKey))
      .update(hashedText, "utf8")
      .digest(),
};

const curves: Readonly<Record<string, string>> = {
  prime256v1: "ES256",
  secp384r1: "ES384",
  secp521r1: "ES512",
};

/** The algorithms that a key can belong to, whatever a token says (RFC 8725, sections 3.1 and 3.2). */
function algorithmsOf(cryptoKey: KeyObject): readonly string[] {
  switch (cryptoKey.asymmetricKeyType) {
    case "rsa":
      return ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"];
    case "ec":
      return [curves[cryptoKey.asymmetricKeyDetails?.namedCurve ?? ""] ?? []].flat();
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

/** The keys of a JWK Set that have the token's id, or its only key; a JWK itself; none in what is neither. */
function pickJwks(keyText: string, kid: unknown): Jwk[] {
  const json = parseJson(keyText);
  if (!isJsonObject(json)) return [];
  const jsonKeys = (Array.isArray(json["keys"]) ? json["keys"] : [json]).filter(isJsonObject);
  const withKid = jsonKeys.filter((one) => kid !== undefined && one["kid"] === kid);
  return withKid.length === 0 && jsonKeys.length === 1 ? jsonKeys : withKid;
}

/** Whether a JWK says of itself that it checks signatures of this algorithm (RFC 7517, sections 4.2 to 4.4). */
function mayKeyVerify({ alg, use, key_ops: operations }: Jwk, wantedAlg: string): boolean {
  return (
    (alg === undefined || alg === wantedAlg) &&
    (use === undefined || use === "sig") &&
    (operations === undefined || operations.includes("verify"))
  );
}

/** A modulus that factors at little cost, by its remainders (ROCA, CVE-2017-15361). */
function isGuessable(cryptoKey: KeyObject): boolean {
  if (cryptoKey.asymmetricKeyType !== "rsa") return false;
  const modulusBytes = Uint8Array.fromBase64(String(cryptoKey.export({ format: "jwk" }).n), {
    alphabet: "base64url",
  });
  const modulus = BigInt(`0x${modulusBytes.toHex()}`);
  return rocaRemainders.every(([prime, remainders]) => remainders.has(Number(modulus % BigInt(prime))));
}

const rocaPrimes = [11, 13, 17, 19, 37, 53, 61, 71, 73, 79, 97, 103, 107, 109, 127, 151, 157];

/** What the powers of 65537 leave of each prime: weak moduli are such powers in all of them. */
const rocaRemainders = rocaPrimes.map((prime) => {
  const remainders = new Set<number>();
  for (let power = 1; !remainders.has(power); power = (power * 65_537) % prime) remainders.add(power);
  return [prime, remainders] as const;
});

type VerificationKey = {
  readonly key: KeyObject | Uint8Array;
  readonly algorithms: readonly string[];
  readonly isWeak: boolean;
};

const ofPublicKey = (cryptoKey: KeyObject): VerificationKey => ({
  key: cryptoKey,
  algorithms: algorithmsOf(cryptoKey),
  isWeak: isGuessable(cryptoKey),
});

function readPublicKey(keyText: string): VerificationKey | null {
  try {
    return ofPublicKey(createPublicKey(keyText));
  } catch {
    return null;
  }
}

function readJwk(jwk: Jwk, alg: string): VerificationKey | null {
  if (!mayKeyVerify(jwk, alg)) return { key: new Uint8Array(), algorithms: [], isWeak: false };
  try {
    if (jwk.kty !== "oct" || jwk.k === undefined)
      return ofPublicKey(createPublicKey({ key: jwk, format: "jwk" }));
    const cryptoKey = Uint8Array.fromBase64(jwk.k, { alphabet: "base64url" });
    return { key: cryptoKey, algorithms: secretAlgorithms, isWeak: isShortSecret(cryptoKey, alg) };
  } catch {
    return null;
  }
}

/** Several when a JWK Set has an id more than once; none when the text is no key. */
function readVerificationKeys(
  givenKey: SignatureKey,
  { alg, kid }: { alg: string; kid: unknown },
): VerificationKey[] {
  if (givenKey.kind === "secret")
    return [{ key: givenKey.bytes, algorithms: secretAlgorithms, isWeak: false }];
  const keyText = givenKey.text.trim();
  const verificationKeys = keyText.startsWith("{")
    ? pickJwks(keyText, kid).map((jwk) => readJwk(jwk, alg))
    : [readPublicKey(keyText)];
  return verificationKeys.filter((cryptoKey) => cryptoKey !== null);
}

async function checkSignature(
  token: string,
  alg: string,
  cryptoKey: KeyObject | Uint8Array,
): Promise<SignatureVerdict> {
  const { compactVerify, errors } = await import("jose");
  try {
    await compactVerify(token, cryptoKey, { algorithms: [alg] });
    return "valid";
  } catch (error) {
    if (error instanceof errors.JOSENotSupported) return "unsupported";
    return error instanceof TypeError ? "weak_key" : "invalid";
  }
}

async function verdictOf(
  { key: cryptoKey, algorithms, isWeak }: VerificationKey,
  { token, alg }: { token: string; alg: string },
): Promise<SignatureVerdict> {
  if (!algorithms.includes(alg)) return "wrong_key";
  return isWeak ? "weak_key" : checkSignature(token, alg, cryptoKey);
}

export const signatures: Signatures = {
  verify: async ({ token, alg, kid }, givenKey) => {
    const verificationKeys = readVerificationKeys(givenKey, { alg, kid });
    if (verificationKeys.length === 0) return null;
    if (!supportedAlgorithms.includes(alg)) return "unsupported";
    const verdicts = await Promise.all(
      verificationKeys.map((cryptoKey) => verdictOf(cryptoKey, { token, alg })),
    );
    const verdictsInOrder = ["valid", "invalid", "weak_key", "unsupported", "wrong_key"] as const;
    return verdictsInOrder.find((signatureVerdict) => verdicts.includes(signatureVerdict)) ?? null;
  },
};
