import type { MouseEvent } from "react";
import type { Texts } from "#core/i18n.ts";

export const finderExampleTexts = ["finder.try"] as const;

/** What there is to try, as it is pasted. */
const finderExamples = ["vnexpress.net", "*/5 9-17 * * 1-5", "203.162.4.191", "mã qr wifi"];

export function FinderExamples({
  action,
  texts,
  onUse,
}: {
  action: string;
  texts: Texts<(typeof finderExampleTexts)[number]>;
  onUse: (event: MouseEvent, example: string) => void;
}) {
  return (
    <form method="post" action={action} className="tries">
      <span>{texts["finder.try"]}</span>
      {finderExamples.map((example) => (
        <button key={example} name="q" value={example} onClick={(event) => onUse(event, example)}>
          {example}
        </button>
      ))}
    </form>
  );
}
