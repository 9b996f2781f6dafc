type QrReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: "none" | "noPicture" };

/** Of the Shape Detection API, which types do not know yet: on Android and macOS, in Chrome. */
type QrDetector = {
  readonly detect: (picture: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>;
};
type DetectorMaker = new (options: { readonly formats: readonly string[] }) => QrDetector;
type DetectorScope = { readonly BarcodeDetector?: DetectorMaker };

/** Sides that a code is looked for at: in the picture as it is, else in a smaller one, where noise is less. */
const longestSides = [1600, 800, 400];

async function detectQr(qrImage: CanvasImageSource): Promise<string | null> {
  const { BarcodeDetector }: typeof globalThis & DetectorScope = globalThis;
  if (!BarcodeDetector) return null;
  try {
    const [barcode] = await new BarcodeDetector({ formats: ["qr_code"] }).detect(qrImage);
    return barcode?.rawValue || null;
  } catch {
    // A browser may have the API and nothing behind it.
    return null;
  }
}

function pixelsOf(qrImage: HTMLImageElement, maxSide: number): ImageData | null {
  const { naturalWidth, naturalHeight } = qrImage;
  const scale = Math.min(1, maxSide / Math.max(naturalWidth, naturalHeight, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const canvasContext = canvas.getContext("2d");
  if (!canvasContext) return null;
  // What is transparent is paper.
  canvasContext.fillStyle = "#fff";
  canvasContext.fillRect(0, 0, canvas.width, canvas.height);
  canvasContext.drawImage(qrImage, 0, 0, canvas.width, canvas.height);
  return canvasContext.getImageData(0, 0, canvas.width, canvas.height);
}

async function decodeQr(qrImage: HTMLImageElement): Promise<string | null> {
  const { decodeQR } = await import("qr/decode.js");
  for (const maxSide of longestSides) {
    const pixels = pixelsOf(qrImage, maxSide);
    try {
      if (pixels) return decodeQR(pixels);
    } catch {
      // It throws where it finds nothing.
    }
  }
  return null;
}

/** What the QR code in a picture says; the picture stays on the device. */
export async function readQr(pictureFile: Blob): Promise<QrReading> {
  const address = URL.createObjectURL(pictureFile);
  try {
    return await readQrAt(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The same of a picture that the page shows, by its address. */
export async function readQrAt(address: string): Promise<QrReading> {
  const qrImage = new Image();
  qrImage.src = address;
  try {
    await qrImage.decode();
  } catch {
    return { ok: false, fault: "noPicture" };
  }
  const qrText = (await detectQr(qrImage)) ?? (await decodeQr(qrImage));
  return qrText === null ? { ok: false, fault: "none" } : { ok: true, text: qrText };
}
