import { useCallback, useEffect, useMemo, useState } from "react";
import type { Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { HistoryKind, HistoryPage } from "#tools/history/schema.ts";
import type { ApiTexts } from "./api.ts";
import { historyVersion } from "./history-version.ts";
import { listOrder } from "./list-order.ts";
import { useApiRequest } from "./use-api-request.ts";

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
export function useHistory<Content>({
  kind,
  lang,
  texts,
  onDeleted,
  ...initialHistory
}: HistoryOptions<Content>) {
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
      setPage({ data: [], next: null });
      reloadAfter();
      onDeleted();
    },
  };
}

const joinedHistory = <Content>(
  firstPage: HistoryPage<Content>,
  nextPage: HistoryPage<Content>,
): HistoryPage<Content> => ({
  data: [...firstPage.data, ...nextPage.data],
  next: nextPage.next,
});
