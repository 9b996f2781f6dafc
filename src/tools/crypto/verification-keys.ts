import { isJsonObject, parseJson } from "../../core/json.ts";
import type { SignatureVerdict } from "./names.ts";

export type Jwk = JsonWebKey & { readonly kid?: unknown };

export const secretAlgorithms: readonly string[] = ["HS256", "HS384", "HS512"];
const rsaAlgorithms: readonly string[] = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"];
const edwardsAlgorithms: readonly string[] = ["EdDSA", "Ed25519"];
const curveAlgorithms: Readonly<Record<string, string>> = {
  "P-256": "ES256",
  "P-384": "ES384",
  "P-521": "ES512",
};

export const supportedAlgorithms: readonly string[] = [
  ...secretAlgorithms,
  ...rsaAlgorithms,
  ...Object.values(curveAlgorithms),
  ...edwardsAlgorithms,
];

const verdictsInOrder = ["valid", "invalid", "weak_key", "unsupported", "wrong_key"] as const;

/** What several keys say together; null of none. */
export const bestVerdict = (verdicts: readonly (SignatureVerdict | null)[]): SignatureVerdict | null =>
  verdictsInOrder.find((verdict) => verdicts.includes(verdict)) ?? null;

/** The algorithms that a key can belong to, whatever a token says (RFC 8725, sections 3.1 and 3.2). */
export function algorithmsOf({ kty, crv = "" }: Jwk): readonly string[] {
  switch (kty) {
    case "oct":
      return secretAlgorithms;
    case "RSA":
      return rsaAlgorithms;
    case "EC":
      return [curveAlgorithms[crv] ?? []].flat();
    case "OKP":
      return crv === "Ed25519" ? edwardsAlgorithms : [];
    default:
      return [];
  }
}

/** The keys of a JWK Set that have the token's id, or its only key; a JWK itself; none in what is neither. */
export function pickJwks(keyText: string, kid: unknown): readonly Jwk[] {
  const json = parseJson(keyText);
  if (!isJsonObject(json)) return [];
  const jsonKeys = (Array.isArray(json["keys"]) ? json["keys"] : [json]).filter(isJsonObject);
  const withKid = jsonKeys.filter((one) => kid !== undefined && one["kid"] === kid);
  return withKid.length === 0 && jsonKeys.length === 1 ? jsonKeys : withKid;
}

/** Whether a JWK says of itself that it checks signatures of this algorithm (RFC 7517, sections 4.2 to 4.4). */
export function mayKeyVerify({ alg, use, key_ops: operations }: Jwk, wantedAlg: string): boolean {
  return (
    (alg === undefined || alg === wantedAlg) &&
    (use === undefined || use === "sig") &&
    (operations === undefined || operations.includes("verify"))
  );
}

/** A modulus that factors at little cost, by its remainders (ROCA, CVE-2017-15361). */
export function isGuessable({ kty, n = "" }: Jwk): boolean {
  if (kty !== "RSA") return false;
  const modulus = BigInt(`0x0${Uint8Array.fromBase64(n, { alphabet: "base64url" }).toHex()}`);
  return rocaRemainders.every(([prime, remainders]) => remainders.has(Number(modulus % BigInt(prime))));
}

const rocaPrimes = [11, 13, 17, 19, 37, 53, 61, 71, 73, 79, 97, 103, 107, 109, 127, 151, 157];

/** What the powers of 65537 leave of each prime: weak moduli are such powers in all of them. */
const rocaRemainders = rocaPrimes.map((prime) => {
  const remainders = new Set<number>();
  for (let power = 1; !remainders.has(power); power = (power * 65_537) % prime) remainders.add(power);
  return [prime, remainders] as const;
});
