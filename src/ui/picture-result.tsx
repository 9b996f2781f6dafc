import { type ReactNode, useSyncExternalStore } from "react";
import type { CallState } from "#client/answer-order.ts";
import { pngOf } from "#client/png-of.ts";
import type { Texts } from "#core/i18n.ts";
import type { ShownPicture } from "#core/picture.ts";
import { type copyPictureTexts, CopyPicture } from "./copy-picture.tsx";
import { Empty } from "./empty.tsx";
import { Icon } from "./icon.tsx";
import { ResultPanel } from "./result.tsx";
import type { shareTexts } from "./share-text.tsx";

const pngFile = (content: BlobPart, name: string): File =>
  new File([content], name.replace(/\.\w+$/, ".png"), { type: "image/png" });

const never = () => () => {};
/** Some browsers hand on links and no files. */
const canShareFiles = () => "canShare" in navigator && navigator.canShare({ files: [pngFile("", "a.png")] });

/** Hands a picture on as a PNG file, whatever it was drawn as. */
function SharePicture({
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

/** A result that is a picture: seen, and saved under its name. */
export function PictureResult({
  title,
  call,
  busyText,
  emptyText,
  alt,
  texts,
  download,
  warning,
  note,
  isCard = false,
  proof,
  also,
}: {
  title: string;
  call: Pick<CallState<ShownPicture>, "answer" | "problem" | "isBusy">;
  busyText: string;
  emptyText: string;
  alt: string;
  texts: Texts<(typeof copyPictureTexts)[number] | (typeof shareTexts)[number]>;
  /** The words of the link that saves it; without them it is to be looked at only. */
  download: string | null;
  warning?: string;
  note?: string;
  /** It is a card that is handed over as it is. */
  isCard?: boolean;
  /** What was found when it was looked at again, which may come later: its line is kept. */
  proof?: string | null;
  /** What else can be done with it. */
  also?: ReactNode;
}) {
  const { answer, problem, isBusy } = call;
  return (
    <ResultPanel title={title} isBusy={isBusy} busyText={busyText} problem={problem}>
      {answer ? (
        <div className={isCard ? "picture handed" : "picture"}>
          <img src={answer.src} alt={alt} {...answer.size} />
          {warning && (
            <p className="warning">
              <Icon name="triangle-exclamation-point" />
              {warning}
            </p>
          )}
          {proof !== undefined && (
            <p className="proof" aria-live="polite">
              {proof && (
                <>
                  <Icon name="circle-check" />
                  {proof}
                </>
              )}
            </p>
          )}
          {download && (
            <div className="actions">
              <a className="button" href={answer.src} download={answer.name}>
                <Icon name="download" />
                {download}
              </a>
              <CopyPicture address={answer.src} texts={texts} />
              <SharePicture picture={answer} texts={texts} />
            </div>
          )}
          {also}
          {note && <p className="hint">{note}</p>}
        </div>
      ) : (
        <Empty icon="qr-code">{emptyText}</Empty>
      )}
    </ResultPanel>
  );
}
