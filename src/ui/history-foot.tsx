import type { FormEvent } from "react";
import type { Texts } from "#core/i18n.ts";
import type { HistoryKind } from "#tools/history/schema.ts";
import { Icon } from "./icon.tsx";

export const historyFootTexts = [
  "history.export",
  "history.clear",
  "history.clear.sure",
  "history.clear.yes",
] as const;

/** What can be done with all of a history: it is taken along, or cleared. */
export function HistoryFoot({
  kind,
  path,
  texts,
  onClear,
}: {
  kind: HistoryKind;
  /** The tool's own page, in this language. */
  path: string;
  texts: Texts<(typeof historyFootTexts)[number]>;
  onClear: (event: FormEvent) => void;
}) {
  return (
    <div className="history-foot">
      <a className="button quiet" href={`/api/${kind}/history/export`} download>
        <Icon name="download" />
        {texts["history.export"]}
      </a>
      <details className="options">
        <summary>{texts["history.clear"]}</summary>
        <form method="post" action={`${path}#history`} onSubmit={onClear}>
          <p>{texts["history.clear.sure"]}</p>
          <input type="hidden" name="action" value="clear" />
          <button className="button danger">{texts["history.clear.yes"]}</button>
        </form>
      </details>
    </div>
  );
}
