import { useEffect, useState, useSyncExternalStore } from "react";
import type { Texts } from "../core/i18n.ts";
import { Icon } from "./icon.tsx";

export const copyPictureTexts = ["ui.copyPicture", "ui.copied"] as const;

const confirmationMs = 2000;

/** As PNG, which every clipboard takes. */
async function pngOf(pictureUrl: string): Promise<Blob> {
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

/** Copies a picture, where the browser lets pages do so: not on plain http, not in Firefox before 127. */
export function CopyPicture({
  address,
  texts,
}: {
  address: string;
  texts: Texts<(typeof copyPictureTexts)[number]>;
}) {
  // The server's markup has none, and the browser's first must be the same.
  const isOffered = useSyncExternalStore(
    () => () => {},
    () => "ClipboardItem" in globalThis && "clipboard" in navigator,
    () => false,
  );
  const [isRefused, setRefused] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const copiedTimer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(copiedTimer);
  }, [isCopied]);
  const copyPicture = async () => {
    try {
      // Safari takes a promise only, and only in the press itself.
      await navigator.clipboard.write([new ClipboardItem({ "image/png": pngOf(address) })]);
      setCopied(true);
    } catch {
      // The browser has asked, and the visitor said no.
      setRefused(true);
    }
  };
  if (!isOffered || isRefused) return null;
  return (
    <button type="button" className="button quiet" onClick={() => void copyPicture()}>
      <Icon name={isCopied ? "check" : "copy"} />
      <span aria-live="polite">{texts[isCopied ? "ui.copied" : "ui.copyPicture"]}</span>
    </button>
  );
}
