import type { Jwk } from "./verification-keys.ts";

/** A value of DER: its tag, what it holds, and where the next one begins. */
type Der = { readonly tag: number; readonly value: Uint8Array; readonly end: number };

const [sequence, integer, bitString, objectId] = [0x30, 0x02, 0x03, 0x06];

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

/** The values in a sequence, in their order. */
function partsOf({ tag, value }: Der): readonly Der[] {
  if (tag !== sequence) throw new TypeError("No sequence");
  const parts: Der[] = [];
  for (let at = 0; at < value.length; at = parts.at(-1)?.end ?? value.length) parts.push(readDer(value, at));
  return parts;
}

function valueOf(part: Der | undefined, tag: number): Uint8Array {
  if (part?.tag !== tag) throw new TypeError("Something else");
  return part.value;
}

const base64url = (bytes: Uint8Array): string => bytes.toBase64({ alphabet: "base64url", omitPadding: true });

/** A number without the zero that keeps its sign. */
const unsigned = (part: Der | undefined): string => {
  const bytes = valueOf(part, integer);
  return base64url(bytes.subarray(bytes.findIndex((byte) => byte !== 0)));
};

/** RFC 8017, appendix A.1.1. */
function rsaKey(bytes: Uint8Array): Jwk {
  const [n, e] = partsOf(readDer(bytes));
  return { kty: "RSA", n: unsigned(n), e: unsigned(e) };
}

const oids = { rsa: "2a864886f70d010101", elliptic: "2a8648ce3d0201", ed25519: "2b6570" };
const curves: Readonly<Record<string, readonly [crv: string, bytes: number]>> = {
  "2a8648ce3d030107": ["P-256", 32],
  "2b81040022": ["P-384", 48],
  "2b81040023": ["P-521", 66],
};

/** A point's two coordinates; one that is compressed to the first is left to others. */
function ellipticKey(curve: Der | undefined, point: Uint8Array): Jwk | null {
  const named = curves[valueOf(curve, objectId).toHex()];
  if (!named) return { kty: "EC" };
  const [crv, size] = named;
  if (point[0] === 2 || point[0] === 3) return null;
  if (point[0] !== 4 || point.length !== 1 + 2 * size) throw new TypeError("No point");
  return {
    kty: "EC",
    crv,
    x: base64url(point.subarray(1, 1 + size)),
    y: base64url(point.subarray(1 + size)),
  };
}

/** RFC 5280, section 4.1: what kind of key it is, and the key. */
function subjectKey(info: Der): Jwk | null {
  const [algorithm, key] = partsOf(info);
  if (!algorithm) throw new TypeError("No algorithm");
  const [name, curve] = partsOf(algorithm);
  const bits = valueOf(key, bitString);
  if (bits[0] !== 0) throw new TypeError("No bytes");
  const keyBytes = bits.subarray(1);
  switch (valueOf(name, objectId).toHex()) {
    case oids.rsa:
      return rsaKey(keyBytes);
    case oids.elliptic:
      return ellipticKey(curve, keyBytes);
    case oids.ed25519:
      return { kty: "OKP", crv: "Ed25519", x: base64url(keyBytes) };
    default:
      return {};
  }
}

/** The seventh part of what is signed, where the version stands first. */
function certifiedKey(certificate: Uint8Array): Jwk | null {
  const [signed] = partsOf(readDer(certificate));
  if (!signed) throw new TypeError("No certificate");
  const parts = partsOf(signed);
  const info = parts[parts[0]?.tag === 0xa0 ? 6 : 5];
  if (!info) throw new TypeError("No key");
  return subjectKey(info);
}

const pem = /-----BEGIN (PUBLIC KEY|RSA PUBLIC KEY|CERTIFICATE)-----([\w+/=\s]*)-----END \1-----/;

/**
 * A public key in PEM, alone or in a certificate, as a JWK: without a `kty` where it is of a kind that signs no token.
 * Undefined where it is none, null where it is one that only others read.
 */
export function readPemKey(text: string): Jwk | null | undefined {
  const [, label, base64 = ""] = pem.exec(text) ?? [];
  if (label === undefined) return undefined;
  try {
    const bytes = Uint8Array.fromBase64(base64);
    if (label === "CERTIFICATE") return certifiedKey(bytes);
    return label === "PUBLIC KEY" ? subjectKey(readDer(bytes)) : rsaKey(bytes);
  } catch {
    return undefined;
  }
}
