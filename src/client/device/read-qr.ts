type Reading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: "none" | "noPicture" };

/** Of the Shape Detection API, which types do not know yet: on Android and macOS, in Chrome. */
type Detector = {
  readonly detect: (picture: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>;
};
type DetectorMaker = new (options: { readonly formats: readonly string[] }) => Detector;
type DetectorScope = { readonly BarcodeDetector?: DetectorMaker };

/** Sides that a code is looked for at: in the picture as it is, else in a smaller one, where noise is less. */
const longestSides = [1600, 800, 400];

async function detect(picture: CanvasImageSource): Promise<string | null> {
  const { BarcodeDetector }: typeof globalThis & DetectorScope = globalThis;
  if (!BarcodeDetector) return null;
  try {
    const [barcode] = await new BarcodeDetector({ formats: ["qr_code"] }).detect(picture);
    return barcode?.rawValue || null;
  } catch {
    // A browser may have the API and nothing behind it.
    return null;
  }
}

function pixelsOf(picture: HTMLImageElement, longestSide: number): ImageData | null {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // What is transparent is paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

async function decode(picture: HTMLImageElement): Promise<string | null> {
  const { decodeQR } = await import("qr/decode.js");
  for (const side of longestSides) {
    const pixels = pixelsOf(picture, side);
    try {
      if (pixels) return decodeQR(pixels);
    } catch {
      // It throws where it finds nothing.
    }
  }
  return null;
}

/** What the QR code in a picture says; the picture stays on the device. */
export async function readQr(file: Blob): Promise<Reading> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
  } catch {
    return { ok: false, fault: "noPicture" };
  } finally {
    URL.revokeObjectURL(picture.src);
  }
  const text = (await detect(picture)) ?? (await decode(picture));
  return text === null ? { ok: false, fault: "none" } : { ok: true, text };
}
