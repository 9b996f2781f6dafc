import { useSyncExternalStore } from "react";
import type { Texts } from "#core/i18n.ts";
import { Icon } from "./icon.tsx";

export const shareTexts = ["ui.share"] as const;

const never = () => () => {};

/** Hands a link on, or an address that is none, by what the device has for it; not there where it has nothing. */
export function ShareText({
  shared,
  texts,
}: {
  shared: { readonly url: string } | { readonly text: string };
  texts: Texts<(typeof shareTexts)[number]>;
}) {
  // The server's markup has none, and the browser's first must be the same.
  const isOffered = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className="button quiet"
      // Whoever closes what the device has opened may press again.
      onClick={() => void navigator.share(shared).catch(() => {})}
    >
      <Icon name="share-2" />
      {texts["ui.share"]}
    </button>
  );
}
