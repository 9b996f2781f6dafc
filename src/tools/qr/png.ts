import { deflate } from "./deflate.ts";

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const crcTable = Uint32Array.from({ length: 256 }, (_, tableByte) => {
  let crc = tableByte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(pngBytes: Uint8Array): number {
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
