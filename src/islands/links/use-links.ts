import { useEffect, useMemo, useRef, useState } from "react";
import type { Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import {
  type Analytics,
  type AnalyticsRange,
  type Link,
  type Links,
  type ListedLink,
  defaultAnalyticsRange,
} from "#tools/links/schema.ts";
import type { ApiTexts } from "#client/api.ts";
import { focusAfterRemoval } from "#client/focus-after-removal.ts";
import { historyVersion } from "#client/history-version.ts";
import { listOrder } from "#client/list-order.ts";
import { useApiRequest } from "#client/use-api-request.ts";

type LinkRowsStart = { readonly mode: LinkMode | null; readonly stats: Analytics | null };

/** What the rows of the list are doing: one at most shows its analytics, or is changed or deleted. */
export function useLinkRows(history: ReturnType<typeof useLinkHistory>, start: LinkRowsStart) {
  const [mode, setMode] = useState(start.mode);
  const [shown, setShown] = useState({ code: start.mode?.code, stats: start.stats });
  // What comes after another row was opened is not that row's.
  const stats = shown.code === mode?.code ? shown.stats : null;

  /** Those of the range before stay until there are new ones. */
  async function showStats(code: string, range: AnalyticsRange): Promise<void> {
    const read = await history.readStats(code, range);
    if (read) setShown((before) => (before.code === code ? { code, stats: read } : before));
  }

  async function remove(code: string): Promise<void> {
    const focusNext = focusAfterRemoval(`link-${code}`);
    if (await history.remove(code)) focusNext();
  }

  async function changeTarget(code: string, url: string): Promise<void> {
    if (await history.change(code, url)) setMode(null);
  }

  function changeMode(next: LinkMode | null): void {
    setMode(next);
    setShown({ code: next?.code, stats: null });
    if (next?.name === "analytics") void showStats(next.code, defaultAnalyticsRange);
  }

  return { mode, stats, changeMode, showStats, changeTarget, remove };
}

/** What a row of the list is doing; in the address it is `?edit=code`, so that it works without scripts. */
const linkModeNames = ["analytics", "edit", "delete"] as const;
export type LinkModeName = (typeof linkModeNames)[number];
export type LinkMode = { readonly name: LinkModeName; readonly code: string };

export function linkModeIn(query: URLSearchParams): LinkMode | null {
  const name = linkModeNames.find((one) => query.has(one));
  return name ? { name, code: query.get(name) ?? "" } : null;
}

type LinkList = {
  readonly isOpen: boolean;
  readonly links: readonly ListedLink[];
  readonly next: string | null;
  /** What was searched for. */
  readonly query: string;
};

type LinkHistoryStart = {
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly list: Links | null;
  readonly query: string;
  readonly problem: Problem | null;
};

/** As much of the list as was asked for. */
function useLinkList(
  { list, query }: Pick<LinkHistoryStart, "list" | "query">,
  ask: ReturnType<typeof useApiRequest>["ask"],
) {
  const order = useMemo(() => listOrder(), []);
  const [linkState, setState] = useState<LinkList>({
    isOpen: list !== null,
    links: list?.data ?? [],
    next: list?.next ?? null,
    query,
  });
  const mergeLinks = (linkChange: Partial<LinkList>) =>
    setState((linksBefore) => ({ ...linksBefore, ...linkChange }));

  const updateLink = (linkCode: string, changeLink: (link: ListedLink) => ListedLink) =>
    setState((linksBefore) => ({
      ...linksBefore,
      links: linksBefore.links.map((link) => (link.code === linkCode ? changeLink(link) : link)),
    }));

  const page = (linkQuery: string, linkCursor = "") =>
    ask<Links>({
      method: "GET",
      path: `/links?${new URLSearchParams({ ...(linkQuery && { q: linkQuery }), ...(linkCursor && { cursor: linkCursor }) })}`,
    });

  /** What was asked for last, which its answer may be on the way to. */
  const asked = useRef(query);

  async function searchLinks(linkQuery: string): Promise<void> {
    asked.current = linkQuery;
    mergeLinks({ isOpen: true });
    await order.replace(
      () => page(linkQuery),
      ({ data, next }) => mergeLinks({ links: data, next, query: linkQuery }),
    );
  }

  const refreshLinks = () => searchLinks(asked.current);

  async function moreLinks(): Promise<void> {
    await order.extend(
      () => page(linkState.query, linkState.next ?? ""),
      ({ data, next }) =>
        setState((linksBefore) => ({ ...linksBefore, links: [...linksBefore.links, ...data], next })),
    );
  }

  const closeLinks = () => mergeLinks({ isOpen: false });
  return { linkState, updateLink, searchLinks, refreshLinks, moreLinks, closeLinks };
}

/** The signed-in user's list of links, as the API gives it. */
export function useLinkHistory({ list, query, ...start }: LinkHistoryStart) {
  const { ask, isBusy, problem } = useApiRequest(start);
  const linkList = useLinkList({ list, query }, ask);
  const { updateLink, refreshLinks } = linkList;

  const shownVersion = useRef(0);
  useEffect(() =>
    historyVersion.subscribe((version) => {
      if (version === shownVersion.current) return;
      shownVersion.current = version;
      void refreshLinks();
    }),
  );

  /** False when the API refused; the problem says why. */
  async function changeTarget(linkCode: string, url: string): Promise<boolean> {
    const changedLink = await ask<Link>({ method: "PATCH", path: `/links/${linkCode}`, body: { url } });
    if (changedLink) updateLink(linkCode, (link) => ({ ...link, ...changedLink }));
    return changedLink !== null;
  }

  /** True when it is gone. */
  async function removeLink(linkCode: string): Promise<boolean> {
    const removalAnswer = await ask({ method: "DELETE", path: `/links/${linkCode}` });
    if (removalAnswer !== null) await refreshLinks();
    return removalAnswer !== null;
  }

  async function readStats(linkCode: string, statsRange: AnalyticsRange): Promise<Analytics | null> {
    const stats = await ask<Analytics>({
      method: "GET",
      path: `/links/${linkCode}/analytics?range=${statsRange}`,
    });
    if (stats) updateLink(linkCode, (link) => ({ ...link, clicks: stats.total }));
    return stats;
  }

  return {
    ...linkList.linkState,
    isBusy,
    problem,
    refresh: refreshLinks,
    search: linkList.searchLinks,
    more: linkList.moreLinks,
    change: changeTarget,
    remove: removeLink,
    readStats,
    close: linkList.closeLinks,
  };
}
