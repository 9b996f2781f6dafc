import { Icon } from "./icon.tsx";
import type { ReactNode } from "react";
import type { Texts } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { CopyButton, copyTexts } from "./copy-button.tsx";
import { Empty } from "./empty.tsx";
import { OutputBlock, ResultPanel } from "./result.tsx";

export const textResultTexts = [...copyTexts, "ui.download", "ui.output"] as const;

/** Longer texts are not put into an address, which would double the page. */
const maxAddressLength = 200_000;

type ResultFile = { readonly name: string; readonly type: string };

/** A result that is a text: read, copied, and whatever else can be done with it. */
export function TextResult({
  id = "result",
  title,
  text,
  call,
  busyText,
  emptyText,
  texts,
  file,
  textLang,
  before,
  actions,
}: {
  id?: string;
  title: string;
  text: string | null;
  call: { readonly isBusy: boolean; readonly problem: Problem | null };
  busyText: string;
  emptyText: string;
  texts: Texts<(typeof textResultTexts)[number]>;
  /** How it is called when it is saved. */
  file?: ResultFile;
  textLang?: string;
  /** What has to be known before the text is used. */
  before?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <ResultPanel id={id} title={title} isBusy={call.isBusy} busyText={busyText} problem={call.problem}>
      {text === null ? (
        <Empty icon="file-text">{emptyText}</Empty>
      ) : (
        <>
          {before}
          <OutputBlock label={texts["ui.output"]} lang={textLang}>
            {text}
          </OutputBlock>
          <div className="actions">
            <CopyButton text={text} texts={texts} />
            {file && <SaveLink text={text} file={file} label={texts["ui.download"]} />}
            {actions}
          </div>
        </>
      )}
    </ResultPanel>
  );
}

/** A link that works without scripts; a long text needs one. */
function SaveLink({ text, file, label }: { text: string; file: ResultFile; label: string }) {
  const outputText = (
    <>
      <Icon name="download" />
      {label}
    </>
  );
  if (text.length <= maxAddressLength) {
    const address = `data:${file.type};charset=utf-8,${encodeURIComponent(text.toWellFormed())}`;
    return (
      <a className="button quiet" href={address} download={file.name}>
        {outputText}
      </a>
    );
  }
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: file.type }));
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <button type="button" className="button quiet needs-script" onClick={save}>
      {outputText}
    </button>
  );
}
