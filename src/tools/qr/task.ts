import type { Picture } from "#core/picture.ts";
import type { Task } from "#core/task.ts";
import { drawQr } from "./draw.ts";
import type { QrStyle } from "./schema.ts";

export type QrOrder = QrStyle & { readonly text: string };

/** Every module is tried with eight masks, every pixel is written and compressed. */
const workPerCharacter = 20;
const pixelsPerWork = 256;

/** Draws a code, a large one in a worker: the largest takes 60 ms. */
export const qrTask: Task<QrOrder, Picture> = {
  name: "qr.draw",
  isPicture: true,
  cost: ({ text: qrText, size, format }) =>
    qrText.length * workPerCharacter + (format === "svg" ? 0 : (size * size) / pixelsPerWork),
  run: ({ text: qrText, ...qrStyle }) => drawQr(qrText, qrStyle),
};
