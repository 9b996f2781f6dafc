import { useSyncExternalStore } from "react";
import { pngOf } from "#client/png-of.ts";
import type { Texts } from "#core/i18n.ts";
import type { ShownPicture } from "#core/picture.ts";
import { Icon } from "./icon.tsx";
import type { shareTexts } from "./share-text.tsx";

const pngFile = (content: BlobPart, name: string): File =>
  new File([content], name.replace(/\.\w+$/, ".png"), { type: "image/png" });

const never = () => () => {};
/** Some browsers hand on links and no files. */
const canShareFiles = () => "canShare" in navigator && navigator.canShare({ files: [pngFile("", "a.png")] });

/** Hands a picture on as a PNG file, whatever it was drawn as. */
export function SharePicture({
  picture: { src, name },
  texts,
}: {
  picture: ShownPicture;
  texts: Texts<(typeof shareTexts)[number]>;
}) {
  const isOffered = useSyncExternalStore(never, canShareFiles, () => false);
  const share = async () => navigator.share({ files: [pngFile(await pngOf(src), name)] });
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className="button quiet square"
      aria-label={texts["ui.share"]}
      title={texts["ui.share"]}
      // Whoever closes what the device has opened may press again.
      onClick={() => void share().catch(() => {})}
    >
      <Icon name="share-2" />
    </button>
  );
}
