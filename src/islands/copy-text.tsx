import { CopyButton, copyTexts } from "../ui/copy-button.tsx";
import type { Texts } from "../core/i18n.ts";

export const copyTextTexts = copyTexts;

export type CopyTextProps = {
  readonly texts: Texts<(typeof copyTextTexts)[number]>;
  readonly text: string;
};

/** A copy button by itself, on a page whose rows are no island. */
export default function CopyText({ text, texts }: CopyTextProps) {
  return <CopyButton text={text} texts={texts} />;
}
