import type { StoredPicture } from "./store.ts";

const remoteImage = /(<img\b[^<>]*?\s)data-remote-src="/g;

/** Of safe HTML only: it writes `<` and `>` in texts and attributes as entities. */
export const hasRemoteImages = (safeHtml: string): boolean => safeHtml.search(remoteImage) >= 0;
export const withRemoteImages = (safeHtml: string): string => safeHtml.replace(remoteImage, '$1src="');

const ownPicture = /(<img\b[^<>]*?\s)data-picture="(\d+)"/g;

/** Safe HTML with the message's own pictures in it, which are stored apart. */
export function withPictures(safeHtml: string, pictures: readonly StoredPicture[]): string {
  const pictureAddresses = pictures.map(({ type, content }) => `data:${type};base64,${content.toBase64()}`);
  return safeHtml.replace(ownPicture, (_, tagStart: string, pictureIndex: string) => {
    const pictureAddress = pictureAddresses[Number(pictureIndex)];
    return pictureAddress ? `${tagStart}src="${pictureAddress}"` : tagStart;
  });
}

const bodyStyle = `
body { margin: 0; padding: 12px; color: #16202b; background: #fff; font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
img { max-width: 100%; height: auto; }
table { max-width: 100%; }
a[data-host]::after { content: " (" attr(data-host) ")"; font: 12px/1 ui-monospace, monospace; color: #52606d; background: #fff; }
img[data-remote-src] { display: inline-block; min-width: 16px; min-height: 16px; border: 1px dashed #8794a1; }`;

/** A message's safe HTML as a page of its own; the address of every link is written beside it. */
export const bodyPage = (safeHtml: string, isShowingImages: boolean): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>.</title><style>${bodyStyle}</style></head><body>${isShowingImages ? withRemoteImages(safeHtml) : safeHtml}</body></html>`;

/**
 * What a body's page may do, also when it is opened by itself: nothing but be looked at, and open links beside
 * it. A frame by `srcdoc` would inherit the policy of the page around it and lose its styles.
 */
export const bodyPolicy = (isShowingImages: boolean): string =>
  [
    "sandbox allow-popups allow-popups-to-escape-sandbox",
    "default-src 'none'",
    `img-src data:${isShowingImages ? " https: http:" : ""}`,
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
