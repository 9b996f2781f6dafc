import { Resvg } from "@resvg/resvg-js";
import { encode } from "jpeg-js";
import { ok } from "../core/result.ts";
import type { Task } from "../core/task.ts";
import type { Drawing } from "../tools/vietqr/transfer.ts";

const fontFiles = ["400Regular/BeVietnamPro_400Regular.ttf", "600SemiBold/BeVietnamPro_600SemiBold.ttf"].map(
  (file) => Bun.resolveSync(`@expo-google-fonts/be-vietnam-pro/${file}`, import.meta.dir),
);

const jpegQuality = 90;

/** Makes a bitmap of an SVG document, at its own size; text is set in Be Vietnam Pro. Some 30 ms: never in place. */
export const rasterize: Task<Drawing, Uint8Array<ArrayBuffer>> = {
  name: "rasterize",
  weigh: () => Infinity,
  isPicture: true,
  run: ({ svg, format }) => {
    const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: "Be Vietnam Pro" };
    const drawn = new Resvg(svg, { font }).render();
    if (format === "png") return ok(new Uint8Array(drawn.asPng()));
    const { width, height, pixels } = drawn;
    return ok(new Uint8Array(encode({ width, height, data: pixels }, jpegQuality).data));
  },
};
