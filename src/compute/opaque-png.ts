import { pngFile } from "#tools/qr/png.ts";

/** Four bytes a pixel: red, green, blue, and how opaque it is. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Three bytes a pixel, each line behind its filter (none); null where one lets something through. */
function opaqueLines({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> | null {
  const lines = new Uint8Array((width * 3 + 1) * height);
  let [from, to] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1, from += 4, to += 3) {
      if (data[from + 3] !== 255) return null;
      lines[to] = data[from] ?? 0;
      lines[to + 1] = data[from + 1] ?? 0;
      lines[to + 2] = data[from + 2] ?? 0;
    }
  }
  return lines;
}

/**
 * A picture that covers all behind it as a PNG: no more work than resvg's own, and three fifths of its size, which pages say
 * twice. Null for any other picture.
 */
export async function opaquePng(pixels: Pixels): Promise<Uint8Array<ArrayBuffer> | null> {
  const { width, height } = pixels;
  const lines = opaqueLines(pixels);
  return lines && pngFile({ width, height, depth: 8, colourType: 2 }, lines);
}
