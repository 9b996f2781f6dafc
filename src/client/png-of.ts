/** A picture as PNG, which every clipboard and every messenger takes. */
export async function pngOf(pictureUrl: string): Promise<Blob> {
  const image = new Image();
  image.src = pictureUrl;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (pngBlob) => (pngBlob ? resolve(pngBlob) : reject(new Error("No picture came of it"))),
      "image/png",
    );
  });
}
