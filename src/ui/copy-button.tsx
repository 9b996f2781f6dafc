import { Check, Copy } from "lucide-react";
import { useState } from "react";
import type { Texts } from "../i18n.ts";

export const copyTexts = ["ui.copy", "ui.copied"] as const;

const confirmationMs = 2000;

/** Copies `text` and says so for two seconds. It needs a script, so it hides where there is none. */
export function CopyButton({ text, texts }: { text: string; texts: Texts<(typeof copyTexts)[number]> }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), confirmationMs);
  };
  return (
    <button type="button" className="button quiet needs-script" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{texts[isCopied ? "ui.copied" : "ui.copy"]}</span>
    </button>
  );
}
