// The part of the library that draws nothing.
import QRCode from "qrcode/lib/core/qrcode.js";
import { message } from "#core/i18n.ts";
import type { Picture } from "#core/picture.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { maxDigits } from "./schema.ts";
import type { QrStyle } from "./schema.ts";

/** Bytes that fit into the largest code, by level (ISO/IEC 18004, table 7); digits take less. */
const capacity: Record<QrStyle["level"], number> = { L: 2953, M: 2331, Q: 1663, H: 1273 };
const minPixelsPerModule = 2;

export type QrModules = { readonly size: number; readonly isDark: (row: number, column: number) => boolean };

function encodeModules(qrContent: string, correctionLevel: QrStyle["level"]): QrModules | null {
  if (new TextEncoder().encode(qrContent).length > maxDigits) return null;
  try {
    const { modules } = QRCode.create(qrContent, { errorCorrectionLevel: correctionLevel });
    return {
      size: modules.size,
      isDark: (moduleRow, moduleColumn) => modules.get(moduleRow, moduleColumn) === 1,
    };
  } catch (error) {
    if (error instanceof Error && /too big/.test(error.message)) return null;
    throw error;
  }
}

/** The runs of dark modules in a row, each from its first column to before the next light one. */
export function darkRunsOf(
  { size, isDark }: QrModules,
  moduleRow: number,
): (readonly [from: number, to: number])[] {
  const darkRuns: (readonly [from: number, to: number])[] = [];
  for (let column = 0; column < size; column += 1) {
    if (!isDark(moduleRow, column)) continue;
    const from = column;
    while (column < size && isDark(moduleRow, column)) column += 1;
    darkRuns.push([from, column]);
  }
  return darkRuns;
}

/**
 * One line through the middle of each run of modules, as wide as a module: half of what outlines would take. An address
 * has commas as they are, and spaces as three characters.
 */
function modulePathOf(modules: QrModules, qrMargin: number): string {
  const pathRuns: string[] = [];
  for (let moduleRow = 0; moduleRow < modules.size; moduleRow += 1) {
    let penColumn = -1;
    for (const [from, to] of darkRunsOf(modules, moduleRow)) {
      const penMove =
        penColumn < 0 ? `M${from + qrMargin},${moduleRow + qrMargin}.5` : `m${from - penColumn},0`;
      pathRuns.push(`${penMove}h${to - from}`);
      penColumn = to;
    }
  }
  return pathRuns.join("");
}

/** The code as an SVG element that can stand inside another; `pathAttributes` may move its upper left corner. */
export function qrSvg(
  modules: QrModules,
  { size, margin: qrMargin, dark, light }: Omit<QrStyle, "format" | "level">,
  pathAttributes = "",
): string {
  const sideLength = modules.size + 2 * qrMargin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${pathAttributes}width="${size}" height="${size}" viewBox="0 0 ${sideLength} ${sideLength}" shape-rendering="crispEdges">` +
    `<path fill="${light}" d="M0 0h${sideLength}v${sideLength}H0z"/><path stroke="${dark}" d="${modulePathOf(modules, qrMargin)}"/></svg>`
  );
}

/** Checks that the text fits and that the picture is large enough to be scanned. */
export function layOut(
  qrContent: string,
  { size, margin: qrMargin, level }: Pick<QrStyle, "size" | "margin" | "level">,
): Result<QrModules> {
  const modules = encodeModules(qrContent, level);
  if (!modules) return invalid("text", message("qr.tooLong", { max: capacity[level], level }));
  const leastSize = (modules.size + 2 * qrMargin) * minPixelsPerModule;
  return size < leastSize ? invalid("size", message("qr.tooSmall", { min: leastSize })) : ok(modules);
}

export const svgPicture = (svg: string, fileName: string): Picture => ({
  type: "image/svg+xml",
  bytes: new TextEncoder().encode(svg),
  name: fileName,
});

/** The code as an SVG document. */
export function drawSvg(qrContent: string, qrStyle: Omit<QrStyle, "format">): Result<Picture> {
  const modules = layOut(qrContent, qrStyle);
  return modules.ok ? ok(svgPicture(qrSvg(modules.value, qrStyle), "qr-code.svg")) : modules;
}
