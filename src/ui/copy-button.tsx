import { Icon } from "./icon.tsx";
import { useRef, useState } from "react";
import type { Texts } from "#core/i18n.ts";

export const copyTexts = ["ui.copy", "ui.copied"] as const;

const confirmationMs = 2000;

export type CopyTexts = Texts<(typeof copyTexts)[number]>;

type CopyButtonProps = {
  /** What is copied, or what finds it when it is. */
  readonly text: string | (() => string);
  readonly texts: CopyTexts;
};

function useCopy(copiedText: string | (() => string)) {
  const [isCopied, setCopied] = useState(false);
  const copiedTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copyText = async () => {
    if (!(await toClipboard(typeof copiedText === "string" ? copiedText : copiedText()))) return;
    setCopied(true);
    clearTimeout(copiedTimer.current);
    copiedTimer.current = setTimeout(() => setCopied(false), confirmationMs);
  };
  return { isCopied, onClick: () => void copyText() };
}

/** Copies `text` and says so for two seconds. It needs a script, so it hides where there is none. */
export function CopyButton({ text: copiedText, texts }: CopyButtonProps) {
  const { isCopied, onClick } = useCopy(copiedText);
  return (
    <button type="button" className="button quiet needs-script" onClick={onClick}>
      <Icon name={isCopied ? "check" : "copy"} />
      <span aria-live="polite">{texts[isCopied ? "ui.copied" : "ui.copy"]}</span>
    </button>
  );
}

/** The same as a picture inside the value that it copies. */
export function CopyIcon({ text: copiedText, texts }: CopyButtonProps) {
  const { isCopied, onClick } = useCopy(copiedText);
  return (
    <button type="button" className="icon-button needs-script" onClick={onClick}>
      <Icon name={isCopied ? "check" : "copy"} />
      <span className="unseen" aria-live="polite">
        {texts[isCopied ? "ui.copied" : "ui.copy"]}
      </span>
    </button>
  );
}

/** One short value, with its copy button inside. */
export function Copyable({ text: copiedText, texts }: CopyButtonProps & { readonly text: string }) {
  return (
    <div className="copyable">
      <code>{copiedText}</code>
      <CopyIcon text={copiedText} texts={texts} />
    </div>
  );
}

/** Browsers have the clipboard on secure origins only; a site on plain http copies what is selected. */
async function toClipboard(copiedText: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(copiedText);
    return true;
  } catch {
    const { copySelected } = await import("#client/copy-selected.ts");
    return copySelected(copiedText);
  }
}
