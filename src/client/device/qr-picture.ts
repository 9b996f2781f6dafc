import { dataUrl } from "#core/picture.ts";
import { drawSvg } from "#tools/qr/svg.ts";

/** The QR code of a text that goes nowhere, as an address of a picture; null where the text is too long for one. */
export function qrOnDevice(text: string): string | null {
  const picture = drawSvg(text, { size: 480, margin: 4, level: "M", dark: "#000000", light: "#ffffff" });
  return picture.ok ? dataUrl(picture.value) : null;
}
