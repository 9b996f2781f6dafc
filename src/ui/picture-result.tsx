import { Icon } from "./icon.tsx";
import type { Problem } from "../core/problem.ts";
import { Empty } from "./empty.tsx";
import { ResultPanel } from "./result.tsx";

type Picture = { readonly src: string; readonly name: string };

/** A result that is a picture: seen, and saved under its name. */
export function PictureResult({
  title,
  call,
  busyText,
  emptyText,
  alt,
  download,
  warning,
  note,
}: {
  title: string;
  call: { readonly answer: Picture | null; readonly problem: Problem | null; readonly isBusy: boolean };
  busyText: string;
  emptyText: string;
  alt: string;
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
          <img src={answer.src} alt={alt} />
          {warning && (
            <p className="warning">
              <Icon name="triangle-exclamation-point" />
              {warning}
            </p>
          )}
          {note && <p className="hint">{note}</p>}
          <a className="button" href={answer.src} download={answer.name}>
            <Icon name="download" />
            {download}
          </a>
        </div>
      ) : (
        <Empty icon="qr-code">{emptyText}</Empty>
      )}
    </ResultPanel>
  );
}
