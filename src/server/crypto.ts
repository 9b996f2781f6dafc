import { type KeyObject, createHash, createHmac, createPublicKey } from "node:crypto";
import type { Hashing } from "../tools/crypto/hash.ts";
import { type SignatureKey, type Signatures, isShortSecret } from "../tools/crypto/jwt.ts";
import type { SignatureVerdict } from "../tools/crypto/names.ts";
import {
  type Jwk,
  algorithmsOf,
  bestVerdict,
  isGuessable,
  mayKeyVerify,
  pickJwks,
  secretAlgorithms,
  supportedAlgorithms,
} from "../tools/crypto/verification-keys.ts";

export const hashing: Hashing = {
  digest: (algo, hashedText, cryptoKey) =>
    (cryptoKey === undefined ? createHash(algo) : createHmac(algo, cryptoKey))
      .update(hashedText, "utf8")
      .digest(),
};

type VerificationKey = {
  readonly key: KeyObject | Uint8Array;
  readonly algorithms: readonly string[];
  readonly isWeak: boolean;
};

const jwkTypes: Readonly<Record<string, true>> = { rsa: true, ec: true, ed25519: true };

function ofPublicKey(cryptoKey: KeyObject): VerificationKey {
  const isKnown = jwkTypes[cryptoKey.asymmetricKeyType ?? ""] ?? false;
  const jwk: Jwk = isKnown ? cryptoKey.export({ format: "jwk" }) : {};
  return { key: cryptoKey, algorithms: algorithmsOf(jwk), isWeak: isGuessable(jwk) };
}

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
    return bestVerdict(verdicts);
  },
};
