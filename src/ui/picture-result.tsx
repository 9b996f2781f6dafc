import { Icon } from "./icon.tsx";
import type { ShownPicture } from "../core/picture.ts";
import type { Problem } from "../core/problem.ts";
import type { Texts } from "../core/i18n.ts";
import { CopyPicture, type copyPictureTexts } from "./copy-picture.tsx";
import { Empty } from "./empty.tsx";
import { ResultPanel } from "./result.tsx";

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
}: {
  title: string;
  call: { readonly answer: ShownPicture | null; readonly problem: Problem | null; readonly isBusy: boolean };
  busyText: string;
  emptyText: string;
  alt: string;
  texts: Texts<(typeof copyPictureTexts)[number]>;
  /** The words of the link that saves it. */
  download: string | null;
  warning?: string;
  note?: string;
}) {
  const { answer, problem, isBusy } = call;
  return (
    <ResultPanel title={title} isBusy={isBusy} busyText={busyText} problem={problem}>
      {answer ? (
        <div className="picture">
          <img src={answer.src} alt={alt} {...answer.size} />
          {warning && (
            <p className="warning">
              <Icon name="triangle-exclamation-point" />
              {warning}
            </p>
          )}
          {note && <p className="hint">{note}</p>}
          <div className="actions">
            <a className="button" href={answer.src} download={answer.name}>
              <Icon name="download" />
              {download}
            </a>
            <CopyPicture address={answer.src} texts={texts} />
          </div>
        </div>
      ) : (
        <Empty icon="qr-code">{emptyText}</Empty>
      )}
    </ResultPanel>
  );
}
