import { CopyButton, copyTexts } from "../ui/copy-button.tsx";
import type { Texts } from "../core/i18n.ts";

export const copyTextIslandTexts = copyTexts;

export type CopyTextIslandProps = {
  readonly texts: Texts<(typeof copyTextIslandTexts)[number]>;
  readonly text: string;
};

/** A copy button by itself, on a page whose rows are no island. */
export default function CopyTextIsland({ text, texts }: CopyTextIslandProps) {
  return <CopyButton text={text} texts={texts} />;
}
