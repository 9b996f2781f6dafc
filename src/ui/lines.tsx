import type { Texts } from "../i18n.ts";
import { CopyButton, type copyTexts } from "./copy-button.tsx";
import { Output } from "./result.tsx";

/** One short outcome, or a list of them, to be copied. */
export function Lines({
  label,
  lines,
  texts,
}: {
  label: string;
  lines: readonly string[];
  texts: Texts<(typeof copyTexts)[number]>;
}) {
  const text = lines.join("\n");
  return (
    <div className="line">
      {lines.length === 1 ? <code className="code">{text}</code> : <Output label={label}>{text}</Output>}
      <CopyButton text={text} texts={texts} />
    </div>
  );
}
