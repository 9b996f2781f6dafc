export type Jwk = JsonWebKey & { readonly kid?: unknown };

export const secretAlgorithms: readonly string[] = ["HS256", "HS384", "HS512"];
const rsaAlgorithms: readonly string[] = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"];
const edwardsAlgorithms: readonly string[] = ["EdDSA", "Ed25519"];
export const curveAlgorithms: Readonly<Record<string, string>> = {
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

/** The algorithms that a key can belong to, whatever a token says (RFC 8725, sections 3.1 and 3.2). */
function algorithmsOf({ kty, crv = "" }: Jwk): readonly string[] {
  switch (kty) {
    case "oct":
      return secretAlgorithms;
    case "RSA":
      return rsaAlgorithms;
    case "EC":
      return [curveAlgorithms[crv] ?? []].flat();
    case "OKP":
      if (crv === "Ed448") return ["EdDSA"];
      return crv === "Ed25519" ? edwardsAlgorithms : [];
    default:
      return [];
  }
}

/** What is to be checked with, and what of it a token's reader should know. */
export type PublicKey = {
  /** Its kind alone where nothing here checks with it. */
  readonly jwk: Jwk;
  /** `EC secp256k1`, `RSA 2048`, `Ed448`; `oct` for a shared secret. */
  readonly name: string;
  readonly algorithms: readonly string[];
};

function nameOf({ kty = "", crv, n, alg }: Jwk, kind: string): string {
  if (kty === "RSA") return `${kind} ${bitsOf(n ?? "")}`;
  if (kty === "EC" && crv !== undefined) return `${kind} ${crv}`;
  return (kty === "OKP" ? crv : kty === "AKP" ? alg : undefined) ?? kind;
}

export const publicKeyOf = (
  jwk: Jwk,
  {
    kind = jwk.kty ?? "",
    algorithms = algorithmsOf(jwk),
  }: { kind?: string; algorithms?: readonly string[] } = {},
): PublicKey => ({ jwk, name: nameOf(jwk, kind).slice(0, 60), algorithms });

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.fromBase64(text, { alphabet: "base64url" });

export const base64url = (bytes: Uint8Array): string =>
  bytes.toBase64({ alphabet: "base64url", omitPadding: true });

/** A number of DER or SSH without the zero that keeps its sign; throws where it is none above zero. */
export function unsignedOf(bytes: Uint8Array): string {
  const firstAt = bytes.findIndex((byte) => byte !== 0);
  if (firstAt < 0) throw new TypeError("No number");
  return base64url(bytes.subarray(firstAt));
}

function bitsOf(n: string): number {
  const modulus = bytesOf(n);
  const firstAt = modulus.findIndex((byte) => byte !== 0);
  return firstAt < 0 ? 0 : (modulus.length - firstAt - 1) * 8 + (modulus[firstAt] ?? 0).toString(2).length;
}

/** Whether a JWK says of itself that it checks signatures of this algorithm (RFC 7517, sections 4.2 to 4.4). */
export function mayKeyVerify({ alg, use, key_ops: operations }: Jwk, wantedAlg: string): boolean {
  return (
    (alg === undefined || alg === wantedAlg) &&
    (use === undefined || use === "sig") &&
    (operations === undefined || (Array.isArray(operations) && operations.includes("verify")))
  );
}

/** RFC 7518, section 3.3. */
export const minRsaBits = 2048;

export const secretBytes: Readonly<Record<string, number>> = { HS256: 32, HS384: 48, HS512: 64 };

/** RFC 7518, section 3.2, asks for as many bytes as the hash has. */
export const isShortSecret = (secret: Uint8Array, alg: string): boolean =>
  secret.length < (secretBytes[alg] ?? 0);

/** Shorter than RFC 7518, section 3.3, allows, or a modulus that factors at little cost, by its remainders (ROCA, CVE-2017-15361). */
export function isWeak({ kty, n = "", k = "" }: Jwk, alg: string): boolean {
  if (kty === "oct") return isShortSecret(bytesOf(k), alg);
  if (kty !== "RSA") return false;
  if (bitsOf(n) < minRsaBits) return true;
  const modulus = BigInt(`0x0${bytesOf(n).toHex()}`);
  return rocaRemainders.every(([prime, remainders]) => remainders.has(Number(modulus % BigInt(prime))));
}

const rocaPrimes = [11, 13, 17, 19, 37, 53, 61, 71, 73, 79, 97, 103, 107, 109, 127, 151, 157];

/** What the powers of 65537 leave of each prime: weak moduli are such powers in all of them. */
const rocaRemainders = rocaPrimes.map((prime) => {
  const remainders = new Set<number>();
  for (let power = 1; !remainders.has(power); power = (power * 65_537) % prime) remainders.add(power);
  return [prime, remainders] as const;
});
