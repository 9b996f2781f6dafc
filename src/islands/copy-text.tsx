import { CopyButton, CopyIcon, copyTexts } from "#ui/copy-button.tsx";
import type { Texts } from "#core/i18n.ts";

export const copyTextIslandTexts = copyTexts;

export type CopyTextIslandProps = {
  readonly texts: Texts<(typeof copyTextIslandTexts)[number]>;
  /** What is copied, or by `of` the element of the page whose text it is: a long one is not said twice. */
  readonly text?: string;
  readonly of?: string;
  /** It stands as a picture inside what it copies. */
  readonly isInside?: boolean;
};

/** A copy button by itself, on a page whose rows are no island. */
export default function CopyTextIsland({ text, of = "", isInside = false, texts }: CopyTextIslandProps) {
  const Copy = isInside ? CopyIcon : CopyButton;
  return <Copy text={text ?? (() => document.querySelector(of)?.textContent ?? "")} texts={texts} />;
}
