import { useCallback, useEffect, useState } from "react";
import type { Lang } from "../i18n.ts";
import type { Problem } from "../problem.ts";
import type { HistoryItem } from "../tools/history.ts";
import { type ApiTexts, callApi } from "./api.ts";
import { generations } from "./generations.ts";

export type HistoryPage<Content> = {
  readonly data: readonly HistoryItem<Content>[];
  readonly next: string | null;
};

type Parts<Content> = {
  readonly kind: "qr" | "vietqr";
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly page: HistoryPage<Content> | null;
  readonly problem: Problem | null;
  /** Finds the focus a place when the button that had it is gone with its entry. */
  readonly onDeleted: () => void;
};

/** A history that is looked at: loaded when it is opened and after each generation, page by page. */
export function useHistory<Content>({ kind, lang, texts, onDeleted, ...initial }: Parts<Content>) {
  const [isOpen, setOpen] = useState(initial.page !== null || initial.problem !== null);
  const [page, setPage] = useState(initial.page);
  const [problem, setProblem] = useState(initial.problem);
  const [isBusy, setBusy] = useState(false);

  const call = useCallback(
    async (method: "GET" | "DELETE", path: string): Promise<Response | null> => {
      setBusy(true);
      const answered = await callApi({ method, path: `/${kind}/history${path}`, lang, texts });
      setBusy(false);
      setProblem(answered.ok ? null : answered.problem);
      return answered.ok ? answered.response : null;
    },
    [kind, lang, texts],
  );

  const load = useCallback(
    async (cursor?: string) => {
      const response = await call("GET", cursor === undefined ? "" : `?cursor=${cursor}`);
      if (!response) return;
      const loaded: HistoryPage<Content> = await response.json();
      setPage((before) => (cursor !== undefined && before ? joined(before, loaded) : loaded));
    },
    [call],
  );

  useEffect(() => {
    const seen = generations.value;
    return generations.subscribe((count) => {
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
      if (!(await call("DELETE", `/${id}`))) return;
      setPage((before) => before && { ...before, data: before.data.filter((item) => item.id !== id) });
      onDeleted();
    },
    clear: async () => {
      if (!(await call("DELETE", ""))) return;
      setPage({ data: [], next: null });
      onDeleted();
    },
  };
}

const joined = <Content>(one: HistoryPage<Content>, other: HistoryPage<Content>): HistoryPage<Content> => ({
  data: [...one.data, ...other.data],
  next: other.next,
});
