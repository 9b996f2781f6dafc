import { useState } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import type { AnalyticsRange } from "../tools/links/names.ts";
import type { Analytics, Link, Links } from "../tools/links/schema.ts";
import type { ApiTexts } from "./api.ts";
import { type RequestState, useApiRequest } from "./use-api-request.ts";

type LinkList = {
  readonly isOpen: boolean;
  readonly links: readonly Link[];
  readonly next: string | null;
  /** What was searched for. */
  readonly query: string;
};
export type LinkHistory = LinkList & RequestState;

type LinkHistoryStart = {
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly list: Links | null;
  readonly query: string;
  readonly problem: Problem | null;
};

/** The signed-in user's list of links, as the API gives it. */
export function useLinkHistory({ list, query, ...start }: LinkHistoryStart) {
  const { ask, isBusy, problem } = useApiRequest(start);
  const [state, setState] = useState<LinkList>({
    isOpen: list !== null,
    links: list?.data ?? [],
    next: list?.next ?? null,
    query,
  });
  const merge = (change: Partial<LinkList>) => setState((before) => ({ ...before, ...change }));

  const update = (code: string, change: (link: Link) => Link) =>
    setState((before) => ({
      ...before,
      links: before.links.map((link) => (link.code === code ? change(link) : link)),
    }));

  const page = (q: string, cursor = "") =>
    ask<Links>({
      method: "GET",
      path: `/links?${new URLSearchParams({ ...(q && { q }), ...(cursor && { cursor }) })}`,
    });

  async function search(q: string): Promise<void> {
    merge({ isOpen: true, query: q });
    const answer = await page(q);
    merge({ links: answer?.data ?? [], next: answer?.next ?? null });
  }

  const refresh = () => search(state.query);

  async function more(): Promise<void> {
    const answer = await page(state.query, state.next ?? "");
    if (answer)
      setState((before) => ({ ...before, links: [...before.links, ...answer.data], next: answer.next }));
  }

  /** False when the API refused; the problem says why. */
  async function change(code: string, url: string): Promise<boolean> {
    const changed = await ask<Link>({ method: "PATCH", path: `/links/${code}`, body: { url } });
    if (changed) update(code, () => changed);
    return changed !== null;
  }

  /** True when it is gone. */
  async function remove(code: string): Promise<boolean> {
    const answer = await ask({ method: "DELETE", path: `/links/${code}` });
    if (answer !== null) await refresh();
    return answer !== null;
  }

  async function readStats(code: string, range: AnalyticsRange): Promise<Analytics | null> {
    const stats = await ask<Analytics>({ method: "GET", path: `/links/${code}/analytics?range=${range}` });
    if (stats) update(code, (link) => ({ ...link, clicks: stats.total }));
    return stats;
  }

  const close = () => merge({ isOpen: false });
  return { ...state, isBusy, problem, refresh, search, more, change, remove, readStats, close };
}
