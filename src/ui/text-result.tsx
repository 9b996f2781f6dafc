import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import type { Texts } from "../i18n.ts";
import type { Problem } from "../problem.ts";
import { CopyButton, copyTexts } from "./copy-button.tsx";
import { Output, Result } from "./result.tsx";

export const textResultTexts = copyTexts;

/** A result that is a text: read, copied, and whatever else can be done with it. */
export function TextResult({
  id = "result",
  title,
  text,
  isBusy,
  problem,
  busyText,
  emptyText,
  texts,
  before,
  actions,
}: {
  id?: string;
  title: string;
  text: string | null;
  isBusy: boolean;
  problem: Problem | null;
  busyText: string;
  emptyText: string;
  texts: Texts<(typeof textResultTexts)[number]>;
  /** What has to be known before the text is used. */
  before?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Result id={id} title={title} isBusy={isBusy} busyText={busyText} problem={problem}>
      {text === null ? (
        <p className="empty">
          <FileText aria-hidden="true" />
          {emptyText}
        </p>
      ) : (
        <>
          {before}
          <Output label={title}>{text}</Output>
          <div className="actions">
            <CopyButton text={text} texts={texts} />
            {actions}
          </div>
        </>
      )}
    </Result>
  );
}
