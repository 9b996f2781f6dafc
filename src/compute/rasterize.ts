import { basename } from "node:path";
import { embeddedPath } from "../core/embedded.ts";
import { ok } from "../core/result.ts";
import type { Task } from "../core/task.ts";
import type { VietqrDrawing } from "../tools/vietqr/transfer.ts";
import { extractFile } from "./extract-file.ts";

const fontNames = ["400Regular/BeVietnamPro_400Regular.ttf", "600SemiBold/BeVietnamPro_600SemiBold.ttf"];

let fontFiles: readonly string[] | undefined;

/** resvg opens files by itself. */
const findFonts = (): readonly string[] =>
  fontNames.map((fontName) => {
    const embedded = embeddedPath(`fonts/${basename(fontName)}`);
    if (embedded) return extractFile(embedded, fontName);
    return Bun.resolveSync(`@expo-google-fonts/be-vietnam-pro/${fontName}`, import.meta.dir);
  });

const jpegQuality = 90;

/** Makes a bitmap of an SVG document, at its own size; text is set in Be Vietnam Pro. Some 30 ms: never in place. */
export const rasterize: Task<VietqrDrawing, Uint8Array<ArrayBuffer>> = {
  name: "rasterize",
  cost: () => Infinity,
  isPicture: true,
  run: async ({ svg, format }) => {
    // Native, and needed by the worker alone.
    const { Resvg } = await import("@resvg/resvg-js");
    fontFiles ??= findFonts();
    const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: "Be Vietnam Pro" };
    const bitmap = new Resvg(svg, { font }).render();
    if (format === "png") return ok(new Uint8Array(bitmap.asPng()));
    const { encode } = await import("jpeg-js");
    const { width, height, pixels } = bitmap;
    return ok(new Uint8Array(encode({ width, height, data: pixels }, jpegQuality).data));
  },
};
