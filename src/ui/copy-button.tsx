import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import type { Texts } from "../core/i18n.ts";

export const copyTexts = ["ui.copy", "ui.copied"] as const;

const confirmationMs = 2000;

/** Copies `text` and says so for two seconds. It needs a script, so it hides where there is none. */
export function CopyButton({ text, texts }: { text: string; texts: Texts<(typeof copyTexts)[number]> }) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    if (!(await toClipboard(text))) return;
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), confirmationMs);
  };
  return (
    <button type="button" className="button quiet needs-script" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{texts[isCopied ? "ui.copied" : "ui.copy"]}</span>
    </button>
  );
}

/** Browsers have the clipboard on secure origins only; a site on plain http copies what is selected. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.className = "visually-hidden";
  area.value = text;
  document.body.append(area);
  area.select();
  // oxlint-disable-next-line no-deprecated -- there is nothing else without a secure origin
  const isCopied = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
