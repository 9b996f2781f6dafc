import type { Texts } from "../core/i18n.ts";
import { visibleJson } from "../core/visible-text.ts";
import { CopyButton, copyTexts } from "./copy-button.tsx";
import { OutputBlock } from "./result.tsx";

export const rawJsonTexts = [...copyTexts, "ui.rawJson"] as const;

/** The answer as the API gives it, folded away below the words. */
export function RawJson({ value, texts }: { value: unknown; texts: Texts<(typeof rawJsonTexts)[number]> }) {
  const json = visibleJson(JSON.stringify(value, null, 2));
  return (
    <details className="raw">
      <summary>{texts["ui.rawJson"]}</summary>
      <OutputBlock label={texts["ui.rawJson"]}>{json}</OutputBlock>
      <CopyButton text={json} texts={texts} />
    </details>
  );
}
