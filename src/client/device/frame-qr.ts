import type { ShownPicture } from "#core/picture.ts";
import { readQrAt } from "./read-qr.ts";

/** `noLogo` is a file that is no picture; `unreadable` a code that is not read as what it says. */
export type FrameFault = "noLogo" | "unreadable";

type Frame = {
  readonly logo: Blob | null;
  readonly caption: string;
  readonly dark: string;
  readonly light: string;
};

async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Of a code's side: what a logo takes, and the light square that sets it off. */
const [logoShare, logoRoom] = [0.2, 0.24];
/** Of a code's side: the frame's line, and the band that has its words. */
const [lineShare, bandShare, letterShare] = [0.03, 0.16, 0.085];

type Place = { readonly x: number; readonly y: number; readonly side: number };

async function drawLogo(context: CanvasRenderingContext2D, logo: Blob, light: string, { x, y, side }: Place) {
  const address = URL.createObjectURL(logo);
  try {
    const image = await imageAt(address);
    const scale = (side * logoShare) / Math.max(image.naturalWidth, image.naturalHeight, 1);
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    const room = side * logoRoom;
    context.fillStyle = light;
    context.fillRect(x + (side - room) / 2, y + (side - room) / 2, room, room);
    context.drawImage(image, x + (side - width) / 2, y + (side - height) / 2, width, height);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawCaption(context: CanvasRenderingContext2D, caption: string, at: Place): void {
  const font = (size: number) => `600 ${size}px "Be Vietnam Pro", Arial, sans-serif`;
  const size = at.side * letterShare;
  context.font = font(size);
  context.font = font(size * Math.min(1, at.side / context.measureText(caption).width));
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(caption, at.x + at.side / 2, at.y + at.side * (1 + bandShare / 2));
}

/**
 * A code with a logo in its middle, and words in a frame around it where there are any, as a PNG. It is given where it was
 * read again and says what the code did without them; else why it is not.
 */
export async function frameQr(
  { src, name }: ShownPicture,
  { logo, caption, dark, light }: Frame,
): Promise<{ readonly picture: ShownPicture } | { readonly fault: FrameFault }> {
  const code = await imageAt(src);
  const side = code.naturalWidth;
  const line = caption ? Math.round(side * lineShare) : 0;
  const size = {
    width: side + 2 * line,
    height: side + 2 * line + (caption ? Math.round(side * bandShare) : 0),
  };
  const at = { x: line, y: line, side };
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) return { fault: "unreadable" };
  context.fillStyle = dark;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(code, line, line, side, side);
  try {
    if (logo) await drawLogo(context, logo, light, at);
  } catch {
    return { fault: "noLogo" };
  }
  context.fillStyle = light;
  if (caption) drawCaption(context, caption, at);
  const framed = canvas.toDataURL("image/png");
  const [plain, read] = [await readQrAt(src), await readQrAt(framed)];
  return plain.ok && read.ok && plain.text === read.text
    ? { picture: { src: framed, name: name.replace(/\.\w+$/, ".png"), size } }
    : { fault: "unreadable" };
}
