import { Type } from "@sinclair/typebox";
import { choice } from "./schema.ts";

/** An image file; `name` is what it is called when saved. */
export type Picture = {
  readonly type: "image/png" | "image/jpeg" | "image/svg+xml";
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
};

/** The answer of an action that draws: the API sends its bytes, a page shows it. */
export const PictureAnswer = Type.Unsafe<Picture>(
  Type.Object({
    type: choice(["image/png", "image/jpeg", "image/svg+xml"]),
    bytes: Type.Uint8Array(),
    name: Type.String({ description: "what it is called when saved" }),
  }),
);

type Size = { readonly width: number; readonly height: number };

/** Width and height as a PNG's header (its first chunk, IHDR) or an SVG's first tag says them; null for other files. */
function sizeOf({ type, bytes }: Picture): Size | null {
  const header = new DataView(bytes.buffer, bytes.byteOffset, Math.min(24, bytes.byteLength));
  if (type === "image/png" && header.byteLength === 24)
    return { width: header.getUint32(16), height: header.getUint32(20) };
  const start = new TextDecoder().decode(bytes.subarray(0, 300));
  const [, width, height] = /^<svg[^>]*\swidth="(\d+)"[^>]*\sheight="(\d+)"/.exec(start) ?? [];
  return type === "image/svg+xml" && width && height ? { width: +width, height: +height } : null;
}

/** A picture as a page shows it: in its place, at its size, before it is loaded. */
export type ShownPicture = { readonly src: string; readonly name: string; readonly size: Size | null };

/** Pictures that pages open with are shown again and again. */
const shownPictures = new WeakMap<Picture, ShownPicture>();

export function shownPicture(picture: Picture): ShownPicture {
  const existing = shownPictures.get(picture);
  if (existing) return existing;
  const entry = { src: dataUrl(picture), name: picture.name, size: sizeOf(picture) };
  shownPictures.set(picture, entry);
  return entry;
}

/** The same from the API's answer, as a file that only this page has. */
export async function readPicture(response: Response, name: string): Promise<ShownPicture> {
  const file = await response.blob();
  const type = file.type === "image/svg+xml" ? file.type : "image/png";
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { src: URL.createObjectURL(file), name, size: sizeOf({ type, bytes, name }) };
}

/** Text stays text but for what ends an address or an attribute: Base64 would be a third longer. */
const svgUrl = (bytes: Uint8Array): string =>
  `data:image/svg+xml,${new TextDecoder().decode(bytes).replace(/[\r\n\t%#<>"]+/g, encodeURIComponent)}`;

export const dataUrl = ({ type, bytes }: Picture): string =>
  type === "image/svg+xml" ? svgUrl(bytes) : `data:${type};base64,${bytes.toBase64()}`;
