import type { RasterResult } from "#tools/vietqr/transfer.ts";
import { ok } from "#core/result.ts";
import { NotOnDevice } from "./effects.ts";

/** Makes a bitmap of an SVG document with the browser's own typefaces; it is read once typing rests, not here. */
export async function rasterizeOnDevice({ svg }: { readonly svg: string }): Promise<RasterResult> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const pngBlob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  // Where a browser guards against being told apart by its pictures it gives none.
  if (!pngBlob) throw new NotOnDevice();
  return ok({ bytes: new Uint8Array(await pngBlob.arrayBuffer()), text: null });
}
