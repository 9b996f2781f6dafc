import type { Picture } from "#core/picture.ts";
import { type Result, ok } from "#core/result.ts";
import type { Task } from "#core/task.ts";
import { encodePng } from "./png.ts";
import type { QrStyle } from "./schema.ts";
import { darkRunsOf, drawSvg, layOut } from "./svg.ts";

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
  const codeLines = Array.from({ length: modules.size }, (_, moduleRow) => ({
    height: scale,
    dark: darkRunsOf(modules, moduleRow).map(
      ([from, to]) => [qrStart + from * scale, qrStart + to * scale] as const,
    ),
  }));
  const below = pictureSize - qrStart - modules.size * scale;
  const lines = [{ height: qrStart, dark: [] }, ...codeLines, { height: below, dark: [] }];
  const pngBytes = await encodePng({ size: pictureSize, lines, dark, light });
  return ok({ type: "image/png", bytes: pngBytes, name: "qr-code.png" });
}
