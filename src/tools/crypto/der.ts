/** A value of DER: its tag, what it holds, and where the next one begins. */
export type Der = { readonly tag: number; readonly value: Uint8Array; readonly end: number };

export const derTags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  sequence: 0x30,
} as const;

/** Throws where no whole value begins at this byte. */
export function readDer(bytes: Uint8Array, at = 0): Der {
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
export function valuesIn(value: Uint8Array): readonly Der[] {
  const parts: Der[] = [];
  for (let at = 0; at < value.length; at = parts.at(-1)?.end ?? value.length) parts.push(readDer(value, at));
  return parts;
}

/** The values in a sequence, in their order; throws where it is none. */
export const derParts = (part: Der | undefined): readonly Der[] => valuesIn(derValue(part, derTags.sequence));

export function derValue(part: Der | undefined, tag: number): Uint8Array {
  if (part?.tag !== tag) throw new TypeError("Something else");
  return part.value;
}

/** `1.2.840.10045.2.1` (X.690, section 8.19). */
export function objectIdOf(part: Der | undefined): string {
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
