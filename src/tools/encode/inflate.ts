/** More comes out than was allowed, or it is no such data. */
export type InflateFault = "large" | "broken";

class Broken extends Error {}
class TooLarge extends Error {}

type Source = { readonly bytes: Uint8Array; at: number; bits: number; bitCount: number; blocks: number };
type Output = { bytes: Uint8Array; length: number; readonly maxBytes: number };

/** A canonical code: how many signs have each length, and the signs in the order of their codes (RFC 1951, 3.2.2). */
type Huffman = { readonly counts: Uint16Array; readonly signs: Uint16Array };

const maxCodeLength = 15;

/** Each may bring codes, which take longer to build than to send; compressors write some hundreds for a megabyte. */
const maxBlocks = 10_000;

function byteOf(source: Source): number {
  const byte = source.bytes[source.at];
  if (byte === undefined) throw new Broken();
  source.at += 1;
  return byte;
}

function takeBits(source: Source, count: number): number {
  while (source.bitCount < count) {
    source.bits |= byteOf(source) << source.bitCount;
    source.bitCount += 8;
  }
  const value = source.bits & ((1 << count) - 1);
  source.bits >>>= count;
  source.bitCount -= count;
  return value;
}

function huffmanOf(lengths: readonly number[]): Huffman {
  const counts = new Uint16Array(maxCodeLength + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const nextAt = new Uint16Array(maxCodeLength + 2);
  let unused = 1;
  for (let length = 1; length <= maxCodeLength; length += 1) {
    unused = unused * 2 - (counts[length] ?? 0);
    if (unused < 0) throw new Broken();
    nextAt[length + 1] = (nextAt[length] ?? 0) + (counts[length] ?? 0);
  }
  const signs = new Uint16Array(lengths.length);
  for (const [sign, length] of lengths.entries()) {
    if (length === 0) continue;
    const at = nextAt[length] ?? 0;
    signs[at] = sign;
    nextAt[length] = at + 1;
  }
  return { counts, signs };
}

function takeSign(source: Source, { counts, signs }: Huffman): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= maxCodeLength; length += 1) {
    code |= takeBits(source, 1);
    const count = counts[length] ?? 0;
    if (code - count < first) return signs[index + code - first] ?? 0;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new Broken();
}

function roomFor(output: Output, count: number): void {
  const needed = output.length + count;
  if (needed > output.maxBytes) throw new TooLarge();
  if (needed <= output.bytes.length) return;
  const larger = new Uint8Array(Math.min(output.maxBytes, Math.max(needed, output.bytes.length * 2)));
  larger.set(output.bytes);
  output.bytes = larger;
}

/** Lengths and distances from their codes: a base and how many further bits are added to it (RFC 1951, 3.2.5). */
const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBases = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12_289, 16_385, 24_577,
];
const distanceBits = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const endOfBlock = 256;

function withExtra(source: Source, sign: number, bases: readonly number[], bits: readonly number[]): number {
  const base = bases[sign];
  const extra = bits[sign];
  if (base === undefined || extra === undefined) throw new Broken();
  return base + takeBits(source, extra);
}

function copyBack(output: Output, length: number, distance: number): void {
  if (distance > output.length) throw new Broken();
  roomFor(output, length);
  const { bytes, length: start } = output;
  const from = start - distance;
  // What is copied may reach into what it makes, again and again.
  for (let copied = 0; copied < length;) {
    const count = Math.min(length - copied, distance + copied);
    bytes.copyWithin(start + copied, from, from + count);
    copied += count;
  }
  output.length = start + length;
}

function inflateCoded(source: Source, output: Output, signs: Huffman, distances: Huffman): void {
  for (let sign = takeSign(source, signs); sign !== endOfBlock; sign = takeSign(source, signs)) {
    if (sign < endOfBlock) {
      roomFor(output, 1);
      output.bytes[output.length] = sign;
      output.length += 1;
      continue;
    }
    const length = withExtra(source, sign - endOfBlock - 1, lengthBases, lengthBits);
    copyBack(output, length, withExtra(source, takeSign(source, distances), distanceBases, distanceBits));
  }
}

function inflateStored(source: Source, output: Output): void {
  source.bits = 0;
  source.bitCount = 0;
  const length = byteOf(source) | (byteOf(source) << 8);
  const complement = byteOf(source) | (byteOf(source) << 8);
  const stored = source.bytes.subarray(source.at, source.at + length);
  if (length !== (~complement & 0xffff) || stored.length < length) throw new Broken();
  roomFor(output, length);
  output.bytes.set(stored, output.length);
  output.length += length;
  source.at += length;
}

const fixedCodes = {
  signs: huffmanOf([
    ...Array<number>(144).fill(8),
    ...Array<number>(112).fill(9),
    ...Array<number>(24).fill(7),
    ...Array<number>(8).fill(8),
  ]),
  distances: huffmanOf(Array<number>(30).fill(5)),
};

/** The codes of a block that brings its own, themselves coded (RFC 1951, 3.2.7). */
function takeCodes(source: Source): { signs: Huffman; distances: Huffman } {
  const signCount = takeBits(source, 5) + 257;
  const distanceCount = takeBits(source, 5) + 1;
  const orderCount = takeBits(source, 4) + 4;
  const codeLengths = Array<number>(19).fill(0);
  for (const sign of codeLengthOrder.slice(0, orderCount)) codeLengths[sign] = takeBits(source, 3);
  const lengthCode = huffmanOf(codeLengths);
  const lengths: number[] = [];
  while (lengths.length < signCount + distanceCount) {
    const sign = takeSign(source, lengthCode);
    if (sign < 16) lengths.push(sign);
    else {
      const repeated = sign === 16 ? lengths.at(-1) : 0;
      if (repeated === undefined) throw new Broken();
      const times =
        sign === 16
          ? 3 + takeBits(source, 2)
          : sign === 17
            ? 3 + takeBits(source, 3)
            : 11 + takeBits(source, 7);
      lengths.push(...Array<number>(times).fill(repeated));
    }
  }
  if (lengths.length > signCount + distanceCount || lengths[endOfBlock] === 0) throw new Broken();
  return { signs: huffmanOf(lengths.slice(0, signCount)), distances: huffmanOf(lengths.slice(signCount)) };
}

function inflate(source: Source, output: Output): void {
  for (let isLast = false; !isLast;) {
    source.blocks += 1;
    if (source.blocks > maxBlocks) throw new TooLarge();
    isLast = takeBits(source, 1) === 1;
    const kind = takeBits(source, 2);
    if (kind === 3) throw new Broken();
    if (kind === 0) inflateStored(source, output);
    else {
      const { signs, distances } = kind === 1 ? fixedCodes : takeCodes(source);
      inflateCoded(source, output, signs, distances);
    }
  }
  source.bits = 0;
  source.bitCount = 0;
}

const flags = { checksum: 2, extra: 4, name: 8, comment: 16 } as const;

/** Skips what stands before the data: sizes, names, comments (RFC 1952, 2.3). */
function skipHeader(source: Source): void {
  if (!isGzip(source.bytes.subarray(source.at))) throw new Broken();
  const flagBits = source.bytes[source.at + 3] ?? 0;
  source.at += 10;
  if (flagBits & flags.extra) {
    const extraLength = byteOf(source) | (byteOf(source) << 8);
    source.at += extraLength;
  }
  for (const flag of [flags.name, flags.comment]) if (flagBits & flag) while (byteOf(source) !== 0);
  if (flagBits & flags.checksum) source.at += 2;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const takeWord = (source: Source): number =>
  (byteOf(source) | (byteOf(source) << 8) | (byteOf(source) << 16) | (byteOf(source) << 24)) >>> 0;

export const isGzip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;

/**
 * What gzip made, of one member or several. It stops at the first byte that is too many, which no browser's own
 * decompressor does, and browsers before 2023 have none.
 */
export function gunzip(bytes: Uint8Array, maxBytes: number): Uint8Array | InflateFault {
  const source: Source = { bytes, at: 0, bits: 0, bitCount: 0, blocks: 0 };
  const output: Output = { bytes: new Uint8Array(Math.min(maxBytes, bytes.length * 4)), length: 0, maxBytes };
  try {
    do {
      const start = output.length;
      skipHeader(source);
      inflate(source, output);
      const member = output.bytes.subarray(start, output.length);
      if (takeWord(source) !== crc32(member) || takeWord(source) !== member.length) return "broken";
    } while (source.at < bytes.length);
  } catch (fault) {
    if (fault instanceof TooLarge) return "large";
    if (fault instanceof Broken) return "broken";
    throw fault;
  }
  return output.bytes.subarray(0, output.length);
}
