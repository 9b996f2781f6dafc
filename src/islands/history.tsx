import { Icon } from "#ui/icon.tsx";
import { useRef } from "react";
import { apiTexts } from "#client/api.ts";
import { preventingDefault } from "#client/preventing-default.ts";
import { useHistory } from "#client/use-history.ts";
import type { Lang, Texts } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { HistoryKind, HistoryPage } from "#tools/history/schema.ts";
import { HistoryFoot, historyFootTexts } from "#ui/history-foot.tsx";
import { type HistoryContent, HistoryCard, historyItemTexts } from "#ui/history-item.tsx";
import { Refusal } from "#ui/result.tsx";

export const historyIslandTexts = [
  ...apiTexts,
  ...historyItemTexts,
  ...historyFootTexts,
  "history.title",
  "history.close",
  "history.busy",
  "history.qr.empty",
  "history.vietqr.empty",
  "history.more",
] as const;

export type HistoryIslandProps = {
  readonly lang: Lang;
  readonly texts: Texts<(typeof historyIslandTexts)[number]>;
  readonly kind: HistoryKind;
  /** The tool's own page, in this language. */
  readonly path: string;
  /** What the page has been asked to show; null while the panel is closed. */
  readonly page: HistoryPage<HistoryContent> | null;
  readonly problem: Problem | null;
};

/** The button and the panel of what a signed-in visitor has made; without scripts each is a page of its own. */
export default function HistoryIsland({ texts, path, ...parts }: HistoryIslandProps) {
  const panel = useRef<HTMLDivElement>(null);
  const history = useHistory({ ...parts, texts, onDeleted: () => panel.current?.focus() });
  const { isOpen, page, problem, isBusy } = history;
  const { kind } = parts;
  return (
    <section id="history" className="history" aria-label={texts["history.title"]}>
      <form method="get" action={`${path}#history`} onSubmit={preventingDefault(history.toggle)}>
        {!isOpen && <input type="hidden" name="history" value="1" />}
        <button className="button quiet" aria-expanded={isOpen}>
          <Icon name="rotate-ccw-clock" />
          {texts[isOpen ? "history.close" : "history.title"]}
        </button>
      </form>
      {isOpen && (
        <div className="panel" aria-busy={isBusy} tabIndex={-1} ref={panel}>
          <div aria-live="polite">
            {isBusy && <p className="busy">{texts["history.busy"]}</p>}
            {problem && <Refusal problem={problem} />}
            {page?.data.length === 0 && !isBusy && <p className="empty">{texts[`history.${kind}.empty`]}</p>}
          </div>
          {page && page.data.length > 0 && (
            <>
              <ul className="history-grid">
                {page.data.map((item) => (
                  <HistoryCard
                    key={item.id}
                    item={item}
                    texts={texts}
                    path={path}
                    onRemove={preventingDefault(() => history.remove(item.id))}
                  />
                ))}
              </ul>
              {page.next !== null && (
                <form method="get" action={`${path}#history`} onSubmit={preventingDefault(history.more)}>
                  <input type="hidden" name="history" value="1" />
                  <input type="hidden" name="cursor" value={page.next} />
                  <button className="button quiet">{texts["history.more"]}</button>
                </form>
              )}
              <HistoryFoot kind={kind} path={path} texts={texts} onClear={preventingDefault(history.clear)} />
            </>
          )}
        </div>
      )}
    </section>
  );
}
