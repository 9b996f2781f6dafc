import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ApiTexts, apiTexts } from "#client/api.ts";
import { historyVersion } from "#client/history-version.ts";
import { listOrder } from "#client/list-order.ts";
import { preventingDefault } from "#client/preventing-default.ts";
import { useApiRequest } from "#client/use-api-request.ts";
import type { Lang, Texts } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { HistoryKind, HistoryPage } from "#tools/history/schema.ts";
import { type HistoryContent, HistoryCard, historyItemTexts } from "#ui/history-item.tsx";
import { Icon } from "#ui/icon.tsx";
import { Refusal } from "#ui/result.tsx";

const historyFootTexts = [
  "history.export",
  "history.clear",
  "history.clear.sure",
  "history.clear.yes",
] as const;

/** What can be done with all of a history: it is taken along, or cleared. */
function HistoryFoot({
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

type HistoryOptions<Content> = {
  readonly kind: HistoryKind;
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly page: HistoryPage<Content> | null;
  readonly problem: Problem | null;
  /** Finds the focus a place when the button that had it is gone with its entry. */
  readonly onDeleted: () => void;
};

/** The history panel: loaded when it is opened and after each generation, page by page. */
function useHistory<Content>({ kind, lang, texts, onDeleted, ...initialHistory }: HistoryOptions<Content>) {
  const [isOpen, setOpen] = useState(initialHistory.page !== null || initialHistory.problem !== null);
  const [page, setPage] = useState(initialHistory.page);
  const { ask, isBusy, problem } = useApiRequest({ lang, texts, problem: initialHistory.problem });
  const path = `/${kind}/history`;
  const order = useMemo(() => listOrder(), []);

  const loadHistory = useCallback(
    () => order.replace(() => ask<HistoryPage<Content>>({ method: "GET", path }), setPage),
    [ask, path, order],
  );

  const loadMore = (cursor: string) =>
    order.extend(
      () => ask<HistoryPage<Content>>({ method: "GET", path: `${path}?cursor=${cursor}` }),
      (loadedPage) =>
        setPage((pageBefore) => (pageBefore ? joinedHistory(pageBefore, loadedPage) : loadedPage)),
    );

  /** A list on its way may still have what is gone. */
  const reloadAfter = (): void => {
    if (order.isUnderWay()) void loadHistory();
  };

  useEffect(() => {
    const seenVersion = historyVersion.value;
    return historyVersion.subscribe((newVersion) => {
      if (newVersion !== seenVersion && isOpen) void loadHistory();
    });
  }, [isOpen, loadHistory]);

  return {
    isOpen,
    page,
    problem,
    isBusy,
    toggle: () => {
      setOpen(!isOpen);
      if (!isOpen) void loadHistory();
    },
    more: () => void (page?.next ? loadMore(page.next) : loadHistory()),
    remove: async (id: string) => {
      if (!(await ask({ method: "DELETE", path: `${path}/${id}` }))) return;
      setPage(
        (pageBefore) =>
          pageBefore && {
            ...pageBefore,
            data: pageBefore.data.filter((historyItem) => historyItem.id !== id),
          },
      );
      reloadAfter();
      onDeleted();
    },
    clear: async () => {
      if (!(await ask({ method: "DELETE", path }))) return;
      setPage((pageBefore) => pageBefore && { ...pageBefore, data: [], next: null });
      reloadAfter();
      onDeleted();
    },
  };
}

const joinedHistory = <Content,>(
  firstPage: HistoryPage<Content>,
  nextPage: HistoryPage<Content>,
): HistoryPage<Content> => ({
  ...nextPage,
  data: [...firstPage.data, ...nextPage.data],
});

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
  "history.full",
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
            {page?.full && <p className="notice">{texts["history.full"]}</p>}
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
