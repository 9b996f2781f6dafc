import { Icon } from "./icon.tsx";
import type { ComponentProps, ReactNode } from "react";
import { saveFile } from "#client/save-file.ts";
import type { Texts } from "#core/i18n.ts";
import { CallResult, type ResultOptions } from "./call-result.tsx";
import { CopyButton, copyTexts } from "./copy-button.tsx";
import { Empty } from "./empty.tsx";
import { OutputBlock } from "./result.tsx";
import type { StaleKey } from "./stale.ts";

export const textResultTexts = [...copyTexts, "ui.download", "ui.output"] as const;

/** Longer texts are not put into an address, which would double the page. */
const maxAddressLength = 200_000;

type ResultFile = { readonly name: string; readonly type: string };

type TextResultProps<Answer> = Pick<ResultOptions<Answer>, "id" | "title" | "busyText"> & {
  readonly call: ComponentProps<typeof CallResult<Answer>>["call"];
  readonly textOf: (answer: Answer) => string;
  readonly emptyText: string;
  readonly texts: Texts<(typeof textResultTexts)[number] | StaleKey>;
  /** How it is called when it is saved. */
  readonly fileOf?: (answer: Answer) => ResultFile;
  /** The language of a text that is not known by its letters. */
  readonly langOf?: (text: string) => string;
  /** What has to be known before the text is used. */
  readonly before?: ReactNode;
  readonly actions?: ReactNode;
};

/** A result that is a text: read, copied, and whatever else can be done with it. */
export function TextResult<Answer>({
  textOf,
  emptyText,
  texts,
  fileOf,
  langOf,
  before,
  actions,
  ...result
}: TextResultProps<Answer>) {
  return (
    <CallResult {...result} texts={texts} empty={<Empty icon="file-text">{emptyText}</Empty>}>
      {(answer) => {
        const text = textOf(answer);
        return (
          <>
            {before}
            <OutputBlock label={texts["ui.output"]} lang={langOf?.(text)}>
              {text}
            </OutputBlock>
            <div className="actions">
              <CopyButton text={text} texts={texts} />
              {fileOf && <SaveLink text={text} file={fileOf(answer)} label={texts["ui.download"]} />}
              {actions}
            </div>
          </>
        );
      }}
    </CallResult>
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
  const save = () => saveFile(new Blob([text], { type: file.type }), file.name);
  return (
    <button type="button" className="button quiet needs-script" onClick={save}>
      {outputText}
    </button>
  );
}
