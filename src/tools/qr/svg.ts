// The part of the library that draws nothing.
import QRCode from "qrcode/lib/core/qrcode.js";
import { message } from "#core/i18n.ts";
import type { Picture } from "#core/picture.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { type ModuleShape, type QrStyle, maxDigits } from "./schema.ts";

/** Bytes that fit into the largest code, by level (ISO/IEC 18004, table 7); digits take less. */
const capacity: Record<QrStyle["level"], number> = { L: 2953, M: 2331, Q: 1663, H: 1273 };
const minPixelsPerModule = 2;

type ModuleTest = (row: number, column: number) => boolean;

export type QrModules = {
  readonly size: number;
  readonly isDark: ModuleTest;
  /** Whether it is one by which readers find their way, and no part of what the code says. */
  readonly isPattern: ModuleTest;
};

function encodeModules(qrContent: string, correctionLevel: QrStyle["level"]): QrModules | null {
  if (new TextEncoder().encode(qrContent).length > maxDigits) return null;
  try {
    const { modules } = QRCode.create(qrContent, { errorCorrectionLevel: correctionLevel });
    return {
      size: modules.size,
      isDark: (row, column) => modules.get(row, column) === 1,
      isPattern: (row, column) => modules.isReserved(row, column) === 1,
    };
  } catch (error) {
    if (error instanceof Error && /too big/.test(error.message)) return null;
    throw error;
  }
}

/** The runs of dark modules in a row, each from its first column to before the next light one. */
function darkRunsOf({ size, isDark }: QrModules, moduleRow: number): (readonly [from: number, to: number])[] {
  const darkRuns: (readonly [from: number, to: number])[] = [];
  for (let column = 0; column < size; column += 1) {
    if (!isDark(moduleRow, column)) continue;
    const from = column;
    while (column < size && isDark(moduleRow, column)) column += 1;
    darkRuns.push([from, column]);
  }
  return darkRuns;
}

type ModuleRuns = readonly (readonly [from: number, to: number])[];

/** The dark runs of a row: those that are drawn with corners, and those whose ends are round. */
export function shapedRunsOf(
  modules: QrModules,
  moduleRow: number,
  shape: ModuleShape,
): { readonly square: ModuleRuns; readonly round: ModuleRuns } {
  const runs = darkRunsOf(modules, moduleRow);
  if (shape === "square") return { square: runs, round: [] };
  const square: (readonly [number, number])[] = [];
  const round: (readonly [number, number])[] = [];
  for (const [runStart, runEnd] of runs)
    for (let from = runStart; from < runEnd;) {
      const isPattern = modules.isPattern(moduleRow, from);
      let to = from + 1;
      if (isPattern || shape === "rounded")
        while (to < runEnd && modules.isPattern(moduleRow, to) === isPattern) to += 1;
      (isPattern ? square : round).push([from, to]);
      from = to;
    }
  return { square, round };
}

/**
 * One line through the middle of each run of modules, as wide as a module: half of what outlines would take. An address
 * has commas as they are, and spaces as three characters. With `inset` it ends so far before the run does, for its cap.
 */
function modulePathOf(
  rows: readonly ModuleRuns[],
  { margin, inset }: { readonly margin: number; readonly inset: number },
): string {
  const pathRuns: string[] = [];
  for (const [moduleRow, runs] of rows.entries()) {
    let pen: number | null = null;
    for (const [from, to] of runs) {
      const [start, end] = [from + inset, to - inset];
      const penMove = pen === null ? `M${start + margin},${moduleRow + margin}.5` : `m${start - pen},0`;
      pathRuns.push(`${penMove}h${end - start}`);
      pen = end;
    }
  }
  return pathRuns.join("");
}

/** The code as an SVG element that can stand inside another; `pathAttributes` may move its upper left corner. */
export function qrSvg(
  modules: QrModules,
  { size, margin, dark, light, shape = "square" }: Omit<QrStyle, "format" | "level">,
  pathAttributes = "",
): string {
  const sideLength = modules.size + 2 * margin;
  const rows = Array.from({ length: modules.size }, (_, row) => shapedRunsOf(modules, row, shape));
  const square = modulePathOf(
    rows.map((row) => row.square),
    { margin, inset: 0 },
  );
  const round = modulePathOf(
    rows.map((row) => row.round),
    { margin, inset: 0.5 },
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${pathAttributes}width="${size}" height="${size}" viewBox="0 0 ${sideLength} ${sideLength}" shape-rendering="crispEdges">` +
    `<path fill="${light}" d="M0 0h${sideLength}v${sideLength}H0z"/><path stroke="${dark}" d="${square}"/>` +
    (round && `<path stroke="${dark}" stroke-linecap="round" shape-rendering="auto" d="${round}"/>`) +
    "</svg>"
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
