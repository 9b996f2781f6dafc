import { useState } from "react";
import { type Analytics, type AnalyticsRange, defaultAnalyticsRange } from "#tools/links/schema.ts";
import { focusAfterRemoval } from "./focus-after-removal.ts";
import type { LinkMode } from "./link-mode.ts";
import type { useLinkHistory } from "./use-links.ts";

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
