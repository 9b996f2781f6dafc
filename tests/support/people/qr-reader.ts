import { Resvg } from "@resvg/resvg-js";
import jsQr from "jsqr";
import { PNG } from "pngjs";
import type { Picture } from "#core/picture.ts";

/** Reads a code back with a decoder that shares nothing with the encoder. */
export function decodePng(
  bytes: Uint8Array,
): { text: string; version: number; width: number; height: number } | null {
  const { data, width, height } = PNG.sync.read(Buffer.from(bytes));
  const found = jsQr(new Uint8ClampedArray(data), width, height);
  return found && { text: found.data, version: found.version, width, height };
}

export const decodePicture = ({ type, bytes }: Picture) =>
  decodePng(type === "image/png" ? bytes : new Resvg(new TextDecoder().decode(bytes)).render().asPng());

/** The colour of a pixel, `#rrggbb`. */
export function colourAt(bytes: Uint8Array, at: { x: number; y: number }): string {
  const { data, width } = PNG.sync.read(Buffer.from(bytes));
  const start = (at.y * width + at.x) * 4;
  return `#${data.subarray(start, start + 3).toString("hex")}`;
}
