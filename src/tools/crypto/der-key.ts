import { ellipticKey } from "./elliptic-point.ts";
import {
  type Jwk,
  type PublicKey,
  base64url,
  curveAlgorithms,
  publicKeyOf,
  unsignedOf,
} from "./verification-keys.ts";

/** A value of DER: its tag, what it holds, and where the next one begins. */
type Der = { readonly tag: number; readonly value: Uint8Array; readonly end: number };

const derTags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  sequence: 0x30,
} as const;

/** Throws where no whole value begins at this byte. */
function readDer(bytes: Uint8Array, at = 0): Der {
  const [tag = 0, first = 0] = bytes.subarray(at, at + 2);
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || lengthBytes > 3) throw new RangeError("No length");
  const start = at + 2 + lengthBytes;
  const length =
    first < 0x80 ? first : bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0);
  const end = start + length;
  if (tag === 0 || end > bytes.length) throw new RangeError("Cut off");
  return { tag, value: bytes.subarray(start, end), end };
}

/** The values beside each other in what another one holds. */
function valuesIn(value: Uint8Array): readonly Der[] {
  const parts: Der[] = [];
  for (let at = 0; at < value.length; at = parts.at(-1)?.end ?? value.length) parts.push(readDer(value, at));
  return parts;
}

/** The values in a sequence, in their order; throws where it is none. */
const derParts = (part: Der | undefined): readonly Der[] => valuesIn(derValue(part, derTags.sequence));

function derValue(part: Der | undefined, tag: number): Uint8Array {
  if (part?.tag !== tag) throw new TypeError("Something else");
  return part.value;
}

/** `1.2.840.10045.2.1` (X.690, section 8.19). */
function objectIdOf(part: Der | undefined): string {
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of derValue(part, derTags.objectId)) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    arcs.push(arc);
    arc = 0;
  }
  const [first = 0, ...others] = arcs;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...others].join(".");
}

/** RFC 8017, appendix A.1.1. */
function rsaKey(parts: readonly Der[]): Jwk {
  const [n, e] = parts;
  return {
    kty: "RSA",
    n: unsignedOf(derValue(n, derTags.integer)),
    e: unsignedOf(derValue(e, derTags.integer)),
  };
}

/** Curves by their names of RFC 5480, section 2.1.1.1, SEC 2, RFC 5639 and GB/T 32918. */
const curveNames: Readonly<Record<string, string>> = {
  "1.2.840.10045.3.1.1": "P-192",
  "1.2.840.10045.3.1.7": "P-256",
  "1.3.132.0.10": "secp256k1",
  "1.3.132.0.33": "P-224",
  "1.3.132.0.34": "P-384",
  "1.3.132.0.35": "P-521",
  "1.3.36.3.3.2.8.1.1.7": "brainpoolP256r1",
  "1.3.36.3.3.2.8.1.1.8": "brainpoolP256t1",
  "1.3.36.3.3.2.8.1.1.11": "brainpoolP384r1",
  "1.3.36.3.3.2.8.1.1.12": "brainpoolP384t1",
  "1.3.36.3.3.2.8.1.1.13": "brainpoolP512r1",
  "1.3.36.3.3.2.8.1.1.14": "brainpoolP512t1",
  "1.2.156.10197.1.301": "SM2",
};

/** Keys that JWK has a curve for (RFC 8037, section 2). */
const edwardsNames: Readonly<Record<string, string>> = {
  "1.3.101.110": "X25519",
  "1.3.101.111": "X448",
  "1.3.101.112": "Ed25519",
  "1.3.101.113": "Ed448",
};

const otherNames: Readonly<Record<string, string>> = {
  "1.2.840.113549.1.1.7": "RSAES-OAEP",
  "1.2.840.113549.1.3.1": "DH",
  "1.2.840.10046.2.1": "DH",
  "1.2.840.10040.4.1": "DSA",
  "1.3.132.1.12": "ECDH",
  "2.16.840.1.101.3.4.3.17": "ML-DSA-44",
  "2.16.840.1.101.3.4.3.18": "ML-DSA-65",
  "2.16.840.1.101.3.4.3.19": "ML-DSA-87",
  "2.16.840.1.101.3.4.4.1": "ML-KEM-512",
  "2.16.840.1.101.3.4.4.2": "ML-KEM-768",
  "2.16.840.1.101.3.4.4.3": "ML-KEM-1024",
};

const [rsaEncryption, rsaPss, ellipticCurve] = [
  "1.2.840.113549.1.1.1",
  "1.2.840.113549.1.1.10",
  "1.2.840.10045.2.1",
];

const pssHashes: Readonly<Record<string, readonly [alg: string, bytes: number]>> = {
  "2.16.840.1.101.3.4.2.1": ["PS256", 32],
  "2.16.840.1.101.3.4.2.2": ["PS384", 48],
  "2.16.840.1.101.3.4.2.3": ["PS512", 64],
};

/** What a key may be used with by its parameters (RFC 4055, section 3.1): any where it has none. */
function pssAlgorithms(parameters: Der | undefined): readonly string[] {
  if (!parameters) return Object.values(pssHashes).map(([alg]) => alg);
  const fields = new Map(derParts(parameters).map(({ tag, value }) => [tag, readDer(value)]));
  const [hash, mask, salt] = [fields.get(0xa0), fields.get(0xa1), fields.get(0xa2)];
  // Each one that is left out stands for SHA-1, which no algorithm of tokens has.
  if (!hash || !mask) return [];
  const name = objectIdOf(derParts(hash)[0]);
  const [alg = "", bytes = 0] = pssHashes[name] ?? [];
  const [, maskHash] = derParts(mask);
  const saltBytes = salt ? Number(`0x0${derValue(salt, derTags.integer).toHex()}`) : 20;
  return alg !== "" && objectIdOf(derParts(maskHash)[0]) === name && saltBytes <= bytes ? [alg] : [];
}

/** RFC 5280, section 4.1: what kind of key it is, and the key. */
function subjectKey([algorithm, key]: readonly Der[]): PublicKey {
  const [name, parameters] = derParts(algorithm);
  const bits = derValue(key, derTags.bitString);
  if (bits[0] !== 0) throw new TypeError("No bytes");
  const keyBytes = bits.subarray(1);
  const kind = objectIdOf(name);
  const edwards = edwardsNames[kind];
  if (kind === rsaEncryption) return publicKeyOf(rsaKey(derParts(readDer(keyBytes))));
  if (kind === rsaPss) {
    const jwk = rsaKey(derParts(readDer(keyBytes)));
    return publicKeyOf(jwk, { kind: "RSA-PSS", algorithms: pssAlgorithms(parameters) });
  }
  if (kind === ellipticCurve) {
    // RFC 5480, section 2.1.1, forbids curves by their numbers; some programs write them.
    if (parameters?.tag === derTags.sequence)
      return publicKeyOf(
        { kty: "EC" },
        { kind: "EC (explicit parameters)", algorithms: Object.values(curveAlgorithms) },
      );
    const curve = objectIdOf(parameters);
    return publicKeyOf(ellipticKey(curveNames[curve] ?? curve, keyBytes));
  }
  if (edwards !== undefined) return publicKeyOf({ kty: "OKP", crv: edwards, x: base64url(keyBytes) });
  return publicKeyOf({ kty: otherNames[kind] ?? `OID ${kind}` });
}

/** A public key alone, in a certificate or in a request for one, told by its own form. Throws where it is none, or damaged. */
export function readDerKey(bytes: Uint8Array): PublicKey | "private" {
  const parts = derParts(readDer(bytes));
  const [first, second] = parts;
  if (first?.tag === derTags.integer) {
    if (parts.length === 2 && second?.tag === derTags.integer) return publicKeyOf(rsaKey(parts));
    // A version stands first in PKCS #1, PKCS #8 and SEC 1 alike.
    if (first.value.length === 1 && parts.length > 2) return "private";
    throw new TypeError("No key");
  }
  if (second?.tag === derTags.bitString) return subjectKey(parts);
  const fields = derParts(first);
  // A request has version, name and key (RFC 2986, section 4.1); a certificate has its key sixth, after a version that may be left out.
  const certified =
    fields[0]?.tag === derTags.integer && fields[2] && derParts(fields[2])[1]?.tag === derTags.bitString
      ? fields[2]
      : fields[fields[0]?.tag === 0xa0 ? 6 : 5];
  return subjectKey(derParts(certified));
}
