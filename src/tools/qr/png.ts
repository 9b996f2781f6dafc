import { deflate } from "./deflate.ts";

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

const colourBytes = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

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
  const view = new DataView(header.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  header.set([1, 3, 0, 0, 0], 8); // one bit, palette, deflate, no filter, not interlaced
  const stride = Math.ceil(size / 8) + 1;
  const rows = new Uint8Array(stride * size);
  for (let y = 0; y < size; y += 1) {
    if (y > 0 && isRepeated(y)) {
      rows.copyWithin(y * stride, (y - 1) * stride, y * stride);
      continue;
    }
    for (let x = 0; x < size; x += 1) {
      const at = y * stride + 1 + (x >> 3);
      if (isDark(x, y)) rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  const palette = Uint8Array.from([...colourBytes(light), ...colourBytes(dark)]);
  const parts = [
    signature,
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", await deflate(rows)),
    chunk("IEND", new Uint8Array()),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
