// The part of the library that draws nothing.
import QRCode from "qrcode/lib/core/qrcode.js";
import { message } from "../../core/i18n.ts";
import type { Picture } from "../../core/picture.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { maxDigits } from "./bounds.ts";
import { encodePng } from "./png.ts";
import type { QrStyle } from "./schema.ts";

/** Bytes that fit into the largest code, by level (ISO/IEC 18004, table 7); digits take less. */
const capacity: Record<QrStyle["level"], number> = { L: 2953, M: 2331, Q: 1663, H: 1273 };
const minPixelsPerModule = 2;

type Modules = { readonly size: number; readonly isDark: (row: number, column: number) => boolean };

function encode(content: string, level: QrStyle["level"]): Modules | null {
  if (new TextEncoder().encode(content).length > maxDigits) return null;
  try {
    const { modules } = QRCode.create(content, { errorCorrectionLevel: level });
    return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
  } catch (error) {
    if (error instanceof Error && /too big/.test(error.message)) return null;
    throw error;
  }
}

/** One line through the middle of each run of modules, as wide as a module: half of what outlines would take. */
function pathOf({ size, isDark }: Modules, margin: number): string {
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    let pen = -1;
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (column < size && isDark(row, column)) column += 1;
      const move = pen < 0 ? `M${start + margin} ${row + margin}.5` : `m${start - pen} 0`;
      runs.push(`${move}h${column - start}`);
      pen = column;
    }
  }
  return runs.join("");
}

/** The code as an SVG element that can stand inside another; `at` moves its upper left corner. */
export function qrSvg(
  modules: Modules,
  { size, margin, dark, light }: Omit<QrStyle, "format" | "level">,
  at = "",
): string {
  const side = modules.size + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${at}width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="${light}" d="M0 0h${side}v${side}H0z"/><path stroke="${dark}" d="${pathOf(modules, margin)}"/></svg>`
  );
}

/** Checks that the text fits and that the picture is large enough to be scanned. */
export function layOut(
  content: string,
  { size, margin, level }: Pick<QrStyle, "size" | "margin" | "level">,
): Result<Modules> {
  const modules = encode(content, level);
  if (!modules) return invalid("text", message("qr.tooLong", { max: capacity[level], level }));
  const least = (modules.size + 2 * margin) * minPixelsPerModule;
  return size < least ? invalid("size", message("qr.tooSmall", { min: least })) : ok(modules);
}

export const svgPicture = (svg: string, name: string): Picture => ({
  type: "image/svg+xml",
  bytes: new TextEncoder().encode(svg),
  name,
});

/** The code as an SVG document. */
export function drawSvg(content: string, style: Omit<QrStyle, "format">): Result<Picture> {
  const modules = layOut(content, style);
  return modules.ok ? ok(svgPicture(qrSvg(modules.value, style), "qr-code.svg")) : modules;
}

/** The code as a picture of exactly `size` by `size` pixels; modules are whole pixels, what is left over is margin. */
export async function drawQr(input: string, style: QrStyle): Promise<Result<Picture>> {
  const content = input.toWellFormed();
  if (style.format === "svg") return drawSvg(content, style);
  const layout = layOut(content, style);
  if (!layout.ok) return layout;
  const { size, margin, dark, light } = style;
  const modules = layout.value;
  const scale = Math.floor(size / (modules.size + 2 * margin));
  const start = Math.floor((size - modules.size * scale) / 2);
  const moduleAt = Int32Array.from({ length: size }, (_, pixel) => Math.floor((pixel - start) / scale));
  const isInside = (module: number) => module >= 0 && module < modules.size;
  const isDark = (x: number, y: number) => {
    const [row, column] = [moduleAt[y] ?? -1, moduleAt[x] ?? -1];
    return isInside(row) && isInside(column) && modules.isDark(row, column);
  };
  const isRepeated = (y: number) => moduleAt[y] === moduleAt[y - 1];
  const bytes = await encodePng({ size, isDark, isRepeated, dark, light });
  return ok({ type: "image/png", bytes, name: "qr-code.png" });
}
