import type { Picture } from "#core/picture.ts";
import { type Result, ok } from "#core/result.ts";
import type { Task } from "#core/task.ts";
import { encodePng } from "./png.ts";
import type { QrStyle } from "./schema.ts";
import { drawSvg, layOut, shapedRunsOf } from "./svg.ts";

type QrOrder = QrStyle & { readonly text: string };

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

/** How far a line of pixels through a circle begins from the circle's left, of `scale` pixels. */
function roundInset(y: number, scale: number): number {
  const radius = scale / 2;
  return Math.round(radius - Math.sqrt(radius ** 2 - (y + 0.5 - radius) ** 2));
}

/** The code as a picture of exactly `size` by `size` pixels; modules are whole pixels, what is left over is margin. */
export async function drawQr(qrInput: string, qrStyle: QrStyle): Promise<Result<Picture>> {
  const qrContent = qrInput.toWellFormed();
  if (qrStyle.format === "svg") return drawSvg(qrContent, qrStyle);
  const qrLayout = layOut(qrContent, qrStyle);
  if (!qrLayout.ok) return qrLayout;
  const { size: pictureSize, margin: qrMargin, dark, light } = qrStyle;
  const modules = qrLayout.value;
  const scale = Math.floor(pictureSize / (modules.size + 2 * qrMargin));
  const qrStart = Math.floor((pictureSize - modules.size * scale) / 2);
  const codeLines = Array.from({ length: modules.size }, (_, row) => {
    const { square, round } = shapedRunsOf(modules, row, qrStyle.shape ?? "square");
    const pixels =
      (inset: number) =>
      ([from, to]: readonly [number, number]) =>
        [qrStart + from * scale + inset, qrStart + to * scale - inset] as const;
    if (round.length === 0) return [{ height: scale, dark: square.map(pixels(0)) }];
    return Array.from({ length: scale }, (_pixel, y) => ({
      height: 1,
      dark: [...square.map(pixels(0)), ...round.map(pixels(roundInset(y, scale)))],
    }));
  }).flat();
  const below = pictureSize - qrStart - modules.size * scale;
  const lines = [{ height: qrStart, dark: [] }, ...codeLines, { height: below, dark: [] }];
  const pngBytes = await encodePng({ size: pictureSize, lines, dark, light });
  return ok({ type: "image/png", bytes: pngBytes, name: "qr-code.png" });
}
