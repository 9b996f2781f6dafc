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

const isPicture = (answer: unknown): answer is Picture =>
  typeof answer === "object" && answer !== null && "bytes" in answer && answer.bytes instanceof Uint8Array;

/** The picture that an answer is, or has beside what it says of it. */
export function pictureIn(answer: unknown): Picture | null {
  if (isPicture(answer)) return answer;
  const picture: unknown =
    typeof answer === "object" && answer !== null && "picture" in answer ? answer.picture : null;
  return isPicture(picture) ? picture : null;
}

type PictureSize = { readonly width: number; readonly height: number };

/** Width and height as a PNG's header (its first chunk, IHDR) or an SVG's first tag says them; null for other files. */
function pictureSizeOf({ type, bytes }: Picture): PictureSize | null {
  const header = new DataView(bytes.buffer, bytes.byteOffset, Math.min(24, bytes.byteLength));
  if (type === "image/png" && header.byteLength === 24)
    return { width: header.getUint32(16), height: header.getUint32(20) };
  const svgStart = new TextDecoder().decode(bytes.subarray(0, 300));
  const svgWidth = /^<svg[^>]*\swidth="(\d+)"/.exec(svgStart)?.[1];
  const svgHeight = /^<svg[^>]*\sheight="(\d+)"/.exec(svgStart)?.[1];
  return type === "image/svg+xml" && svgWidth && svgHeight ? { width: +svgWidth, height: +svgHeight } : null;
}

/** A picture as a page shows it: in its place, at its size, before it is loaded. */
export type ShownPicture = { readonly src: string; readonly name: string; readonly size: PictureSize | null };

/** Pictures that pages open with are shown again and again. */
const shownPictures = new WeakMap<Picture, ShownPicture>();

export function shownPicture(picture: Picture): ShownPicture {
  const existingPicture = shownPictures.get(picture);
  if (existingPicture) return existingPicture;
  const newPicture = { src: dataUrl(picture), name: picture.name, size: pictureSizeOf(picture) };
  shownPictures.set(picture, newPicture);
  return newPicture;
}

/** The same from the API's answer, as a file that only this page has. */
export async function readPicture(response: Response, pictureName: string): Promise<ShownPicture> {
  const pictureFile = await response.blob();
  const pictureType = pictureFile.type === "image/svg+xml" ? pictureFile.type : "image/png";
  const pictureBytes = new Uint8Array(await pictureFile.arrayBuffer());
  return {
    src: URL.createObjectURL(pictureFile),
    name: pictureName,
    size: pictureSizeOf({ type: pictureType, bytes: pictureBytes, name: pictureName }),
  };
}

/** Text stays text but for what no address may have (URL Standard, URL code points): Base64 would be a third longer. */
const svgUrl = (svgBytes: Uint8Array): string =>
  `data:image/svg+xml,${new TextDecoder().decode(svgBytes).replace(/[^\w!$&'()*+,\-./:;=?@~\u00a0-\uffff]+/g, encodeURIComponent)}`;

export const dataUrl = ({ type, bytes }: Picture): string =>
  type === "image/svg+xml" ? svgUrl(bytes) : `data:${type};base64,${bytes.toBase64()}`;
