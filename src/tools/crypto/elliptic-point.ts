import { type Jwk, base64url } from "./verification-keys.ts";

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x0${bytes.toHex()}`);

type Curve = { readonly bytes: number; readonly p: bigint; readonly b: bigint };

/** NIST's curves that tokens are signed on (SEC 2, sections 2.4 to 2.6): y² = x³ - 3x + b modulo p. */
const curves: Readonly<Record<string, Curve>> = {
  "P-256": {
    bytes: 32,
    p: 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n,
    b: 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn,
  },
  "P-384": {
    bytes: 48,
    p: 2n ** 384n - 2n ** 128n - 2n ** 96n + 2n ** 32n - 1n,
    b: 0xb3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aefn,
  },
  "P-521": {
    bytes: 66,
    p: 2n ** 521n - 1n,
    b: 0x51953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00n,
  },
};

/** Undefined for a curve that no token is signed on. */
export const coordinateBytes = (crv: string): number | undefined => curves[crv]?.bytes;

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let [square, left] = [base % modulus, exponent]; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** A point of SEC 1, section 2.3.4, whole or compressed to its first coordinate; throws where it is none. */
export function ellipticKey(crv: string, point: Uint8Array): Jwk {
  const curve = curves[crv];
  if (!curve) return { kty: "EC", crv };
  const { bytes, p, b } = curve;
  const [form = 0] = point;
  const x = point.subarray(1, 1 + bytes);
  if (form === 4 && point.length === 1 + 2 * bytes)
    return { kty: "EC", crv, x: base64url(x), y: base64url(point.subarray(1 + bytes)) };
  if ((form !== 2 && form !== 3) || point.length !== 1 + bytes) throw new TypeError("No point");
  const first = numberOf(x);
  // Each of these primes is three modulo four: the root of a square is a power of it.
  const root = power(first ** 3n - 3n * first + b + 3n * p, (p + 1n) / 4n, p);
  const second = (root & 1n) === BigInt(form & 1) ? root : p - root;
  const y = Uint8Array.from({ length: bytes }, (_, at) =>
    Number((second >> BigInt(8 * (bytes - 1 - at))) & 0xffn),
  );
  return { kty: "EC", crv, x: base64url(x), y: base64url(y) };
}
