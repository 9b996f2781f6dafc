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

const colourBytes = (colour: string): number[] =>
  [1, 3, 5].map((channelStart) => Number.parseInt(colour.slice(channelStart, channelStart + 2), 16));

export type Bitmap = {
  /** Width and height in pixels. */
  readonly size: number;
  readonly isDark: (x: number, y: number) => boolean;
  /** Whether a line is the same as the one above, so that it need not be looked at. */
  readonly isRepeated: (y: number) => boolean;
  readonly dark: string;
  readonly light: string;
};

/**
 * A square picture of two colours as a PNG with a palette and one bit a pixel (ISO/IEC 15948): a tenth of the
 * size and a fiftieth of the work of one with four bytes a pixel.
 */
export async function encodePng({
  size,
  isDark,
  isRepeated,
  dark,
  light,
}: Bitmap): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const headerView = new DataView(header.buffer);
  headerView.setUint32(0, size);
  headerView.setUint32(4, size);
  header.set([1, 3, 0, 0, 0], 8); // one bit, palette, deflate, no filter, not interlaced
  const stride = Math.ceil(size / 8) + 1;
  const pixelRows = new Uint8Array(stride * size);
  for (let pixelY = 0; pixelY < size; pixelY += 1) {
    if (pixelY > 0 && isRepeated(pixelY)) {
      pixelRows.copyWithin(pixelY * stride, (pixelY - 1) * stride, pixelY * stride);
      continue;
    }
    for (let pixelX = 0; pixelX < size; pixelX += 1) {
      const pixelByte = pixelY * stride + 1 + (pixelX >> 3);
      if (isDark(pixelX, pixelY)) pixelRows[pixelByte] = (pixelRows[pixelByte] ?? 0) | (0x80 >> (pixelX & 7));
    }
  }
  const palette = Uint8Array.from([...colourBytes(light), ...colourBytes(dark)]);
  const pngParts = [
    signature,
    pngChunk("IHDR", header),
    pngChunk("PLTE", palette),
    pngChunk("IDAT", await deflate(pixelRows)),
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
