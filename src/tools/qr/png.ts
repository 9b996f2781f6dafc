type Bytes = Uint8Array<ArrayBuffer>;

/** The server's own, in one go: a stream costs as much as all else that a small picture takes. */
function compressedByBun(plainBytes: Bytes): Bytes {
  const deflated = Bun.deflateSync(plainBytes, { level: 6 });
  const zlib = new Uint8Array(deflated.length + 6);
  const zlibView = new DataView(zlib.buffer);
  zlibView.setUint16(0, 0x789c);
  zlib.set(deflated, 2);
  zlibView.setUint32(zlib.length - 4, Bun.hash.adler32(plainBytes));
  return zlib;
}

async function compressed(plainBytes: Bytes): Promise<Bytes> {
  const deflateStream = new Blob([plainBytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(deflateStream).arrayBuffer());
}

const longestBlock = 65_535;
const largestPrime = 65_521;
/** How many bytes can be summed before a sum outgrows 32 bits and its modulo is due. */
const bytesPerModulo = 5552;

/** Adler-32 (RFC 1950, section 9). */
function adlerChecksum(plainBytes: Bytes): number {
  let [adlerLow, adlerHigh] = [1, 0];
  for (let modulusStart = 0; modulusStart < plainBytes.length; modulusStart += bytesPerModulo) {
    for (const plainByte of plainBytes.subarray(modulusStart, modulusStart + bytesPerModulo)) {
      adlerLow += plainByte;
      adlerHigh += adlerLow;
    }
    adlerLow %= largestPrime;
    adlerHigh %= largestPrime;
  }
  return adlerHigh * 65_536 + adlerLow;
}

/** The bytes in blocks that are not compressed (RFC 1951, section 3.2.4). */
export function stored(plainBytes: Bytes): Bytes {
  const blockCount = Math.max(1, Math.ceil(plainBytes.length / longestBlock));
  const zlib = new Uint8Array(2 + plainBytes.length + blockCount * 5 + 4);
  const zlibView = new DataView(zlib.buffer);
  zlibView.setUint16(0, 0x7801);
  for (let blockIndex = 0; blockIndex < blockCount; blockIndex += 1) {
    const blockBytes = plainBytes.subarray(blockIndex * longestBlock, (blockIndex + 1) * longestBlock);
    const blockOffset = 2 + blockIndex * (longestBlock + 5);
    zlibView.setUint8(blockOffset, blockIndex === blockCount - 1 ? 1 : 0);
    zlibView.setUint16(blockOffset + 1, blockBytes.length, true);
    zlibView.setUint16(blockOffset + 3, ~blockBytes.length, true);
    zlib.set(blockBytes, blockOffset + 5);
  }
  zlibView.setUint32(zlib.length - 4, adlerChecksum(plainBytes));
  return zlib;
}

/** A zlib stream (RFC 1950) of the bytes; browsers before 2023 cannot compress, and get a longer one. */
async function deflate(plainBytes: Bytes): Promise<Bytes> {
  if ("Bun" in globalThis) return compressedByBun(plainBytes);
  return "CompressionStream" in globalThis ? compressed(plainBytes) : stored(plainBytes);
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const crcTable = Uint32Array.from({ length: 256 }, (_, tableByte) => {
  let crc = tableByte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

export function crc32(pngBytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const pngByte of pngBytes) crc = (crcTable[(crc ^ pngByte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function pngChunk(chunkType: string, chunkData: Uint8Array): Uint8Array {
  const chunkBytes = new Uint8Array(chunkData.length + 12);
  const chunkView = new DataView(chunkBytes.buffer);
  chunkView.setUint32(0, chunkData.length);
  chunkBytes.set(new TextEncoder().encode(chunkType), 4);
  chunkBytes.set(chunkData, 8);
  chunkView.setUint32(chunkData.length + 8, crc32(chunkBytes.subarray(4, chunkData.length + 8)));
  return chunkBytes;
}

type PngHeader = {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth: number;
  /** 2 is red, green and blue, 3 a palette. */
  readonly colourType: number;
};

/** A PNG (ISO/IEC 15948) that is not interlaced, of lines that each begin with their filter. */
export async function pngFile(
  { width, height, depth, colourType }: PngHeader,
  pixelLines: Uint8Array<ArrayBuffer>,
  palette?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const headerView = new DataView(header.buffer);
  headerView.setUint32(0, width);
  headerView.setUint32(4, height);
  header.set([depth, colourType], 8);
  const pngParts = [
    signature,
    pngChunk("IHDR", header),
    ...(palette ? [pngChunk("PLTE", palette)] : []),
    pngChunk("IDAT", await deflate(pixelLines)),
    pngChunk("IEND", new Uint8Array()),
  ];
  const pngBytes = new Uint8Array(pngParts.reduce((pngLength, pngPart) => pngLength + pngPart.length, 0));
  let partOffset = 0;
  for (const pngPart of pngParts) {
    pngBytes.set(pngPart, partOffset);
    partOffset += pngPart.length;
  }
  return pngBytes;
}

const colourBytes = (colour: string): number[] =>
  [1, 3, 5].map((channelStart) => Number.parseInt(colour.slice(channelStart, channelStart + 2), 16));

/** Some pixels of a line, from the first to before the last. */
type PixelRun = readonly [from: number, to: number];

export type Bitmap = {
  /** Width and height in pixels. */
  readonly size: number;
  /** Its lines from the top, those that are alike and follow one another once: how many, and what is dark in each. */
  readonly lines: readonly { readonly height: number; readonly dark: readonly PixelRun[] }[];
  readonly dark: string;
  readonly light: string;
};

/** Sets the bits of some pixels, byte by byte where a byte is theirs alone. */
function darken(pixelLine: Uint8Array, [from, to]: PixelRun): void {
  const [firstByte, lastByte] = [from >> 3, (to - 1) >> 3];
  const [firstBits, lastBits] = [0xff >> (from & 7), (0xff << (7 - ((to - 1) & 7))) & 0xff];
  if (firstByte === lastByte) {
    pixelLine[firstByte] = (pixelLine[firstByte] ?? 0) | (firstBits & lastBits);
    return;
  }
  pixelLine[firstByte] = (pixelLine[firstByte] ?? 0) | firstBits;
  pixelLine.fill(0xff, firstByte + 1, lastByte);
  pixelLine[lastByte] = (pixelLine[lastByte] ?? 0) | lastBits;
}

/**
 * A square picture of two colours as a PNG with a palette and one bit a pixel: a tenth of the size and a fiftieth of the
 * work of one with four bytes a pixel.
 */
export function encodePng({ size, lines, dark, light }: Bitmap): Promise<Uint8Array<ArrayBuffer>> {
  const stride = Math.ceil(size / 8) + 1;
  const pixelRows = new Uint8Array(stride * size);
  let rowStart = 0;
  for (const { height, dark: darkRuns } of lines) {
    const pixelLine = pixelRows.subarray(rowStart + 1, rowStart + stride);
    for (const darkRun of darkRuns) darken(pixelLine, darkRun);
    const linesEnd = rowStart + height * stride;
    for (let copyStart = rowStart + stride; copyStart < linesEnd; copyStart += stride)
      pixelRows.copyWithin(copyStart, rowStart, rowStart + stride);
    rowStart = linesEnd;
  }
  const palette = Uint8Array.from([...colourBytes(light), ...colourBytes(dark)]);
  return pngFile({ width: size, height: size, depth: 1, colourType: 3 }, pixelRows, palette);
}
