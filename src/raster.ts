import { Resvg } from "@resvg/resvg-js";

const fontFiles = ["400Regular/BeVietnamPro_400Regular.ttf", "600SemiBold/BeVietnamPro_600SemiBold.ttf"].map(
  (file) => Bun.resolveSync(`@expo-google-fonts/be-vietnam-pro/${file}`, import.meta.dir),
);

/** Makes a PNG of an SVG document, at its own size; text is set in Be Vietnam Pro. */
export function rasterize(svg: string): Uint8Array<ArrayBuffer> {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: "Be Vietnam Pro" },
  });
  return new Uint8Array(image.render().asPng());
}
