import { pngOf } from "#client/png-of.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Texts } from "#core/i18n.ts";
import { Icon } from "./icon.tsx";

export const copyPictureTexts = ["ui.copyPicture", "ui.copied"] as const;

const confirmationMs = 2000;

/** Copies a picture, where the browser lets pages do so: not on plain http, not in Firefox before 127. */
export function CopyPicture({
  address,
  texts,
}: {
  address: string;
  texts: Texts<(typeof copyPictureTexts)[number]>;
}) {
  // As in the server's markup, which most browsers then leave as it is: nothing moves when the island comes to life.
  const isOffered = useSyncExternalStore(
    () => () => {},
    () => "ClipboardItem" in globalThis && "clipboard" in navigator,
    () => true,
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
  if (isRefused) return null;
  return (
    <button
      type="button"
      className={isOffered ? "button quiet needs-script" : "button quiet needs-script vacant"}
      onClick={() => void copyPicture()}
    >
      <Icon name={isCopied ? "check" : "copy"} />
      <span aria-live="polite">{texts[isCopied ? "ui.copied" : "ui.copyPicture"]}</span>
    </button>
  );
}
