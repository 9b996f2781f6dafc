import { useCallback, useEffect, useState } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import type { HistoryKind } from "../tools/history/names.ts";
import type { HistoryPage } from "../tools/history/schema.ts";
import type { ApiTexts } from "./api.ts";
import { historyVersion } from "./history-version.ts";
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
export function useHistory<Content>({ kind, lang, texts, onDeleted, ...initial }: HistoryOptions<Content>) {
  const [isOpen, setOpen] = useState(initial.page !== null || initial.problem !== null);
  const [page, setPage] = useState(initial.page);
  const { ask, isBusy, problem } = useApiRequest({ lang, texts, problem: initial.problem });
  const path = `/${kind}/history`;

  const load = useCallback(
    async (cursor?: string) => {
      const query = cursor === undefined ? "" : `?cursor=${cursor}`;
      const loaded = await ask<HistoryPage<Content>>({ method: "GET", path: path + query });
      if (!loaded) return;
      setPage((before) => (cursor !== undefined && before ? joinedHistory(before, loaded) : loaded));
    },
    [ask, path],
  );

  useEffect(() => {
    const seen = historyVersion.value;
    return historyVersion.subscribe((count) => {
      if (count !== seen && isOpen) void load();
    });
  }, [isOpen, load]);

  return {
    isOpen,
    page,
    problem,
    isBusy,
    toggle: () => {
      setOpen(!isOpen);
      if (!isOpen) void load();
    },
    more: () => void load(page?.next ?? undefined),
    remove: async (id: string) => {
      if (!(await ask({ method: "DELETE", path: `${path}/${id}` }))) return;
      setPage((before) => before && { ...before, data: before.data.filter((item) => item.id !== id) });
      onDeleted();
    },
    clear: async () => {
      if (!(await ask({ method: "DELETE", path }))) return;
      setPage({ data: [], next: null });
      onDeleted();
    },
  };
}

const joinedHistory = <Content>(
  one: HistoryPage<Content>,
  other: HistoryPage<Content>,
): HistoryPage<Content> => ({
  data: [...one.data, ...other.data],
  next: other.next,
});
