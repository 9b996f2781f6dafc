import { basename } from "node:path";
import { embeddedPath } from "#core/embedded.ts";
import { ok } from "#core/result.ts";
import type { Task } from "#core/task.ts";
import type { Raster, VietqrDrawing } from "#tools/vietqr/transfer.ts";
import { extractFile } from "./extract-file.ts";
import { type Pixels, opaquePng } from "./opaque-png.ts";

const fontNames = [
  "400Regular/BeVietnamPro_400Regular.ttf",
  "600SemiBold/BeVietnamPro_600SemiBold.ttf",
  "700Bold/BeVietnamPro_700Bold.ttf",
];

let fontFiles: readonly string[] | undefined;

/** resvg opens files by itself. */
const findFonts = (): readonly string[] =>
  fontNames.map((fontName) => {
    const embedded = embeddedPath(`fonts/${basename(fontName)}`);
    if (embedded) return extractFile(embedded, fontName);
    return Bun.resolveSync(`@expo-google-fonts/be-vietnam-pro/${fontName}`, import.meta.dir);
  });

/** What the QR code in a picture says; its decoder throws where it finds none. */
async function readCode(pixels: Pixels): Promise<string | null> {
  const { decodeQR } = await import("qr/decode.js");
  try {
    return decodeQR(pixels);
  } catch {
    return null;
  }
}

const jpegQuality = 90;

/** Makes a bitmap of an SVG document, at its own size; text is set in Be Vietnam Pro. Some 30 ms: never in place. */
export const rasterize: Task<VietqrDrawing, Raster> = {
  name: "rasterize",
  cost: () => Infinity,
  isPicture: true,
  run: async ({ svg, format, isRead = false }) => {
    // Native, and needed by the worker alone.
    const { Resvg } = await import("@resvg/resvg-js");
    fontFiles ??= findFonts();
    const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: "Be Vietnam Pro" };
    const bitmap = new Resvg(svg, { font }).render();
    const pixels = { width: bitmap.width, height: bitmap.height, data: bitmap.pixels };
    const text = isRead ? await readCode(pixels) : null;
    if (format === "png")
      return ok({ bytes: (await opaquePng(pixels)) ?? new Uint8Array(bitmap.asPng()), text });
    const { encode } = await import("jpeg-js");
    return ok({ bytes: new Uint8Array(encode(pixels, jpegQuality).data), text });
  },
};
