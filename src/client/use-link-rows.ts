import { useState } from "react";
import { defaultAnalyticsRange } from "../tools/links/bounds.ts";
import type { AnalyticsRange } from "../tools/links/names.ts";
import type { Analytics } from "../tools/links/schema.ts";
import { focusAfterRemoval } from "./focus-after-removal.ts";
import type { LinkMode } from "./link-mode.ts";
import type { useLinkHistory } from "./use-links.ts";

type LinkRowsStart = { readonly mode: LinkMode | null; readonly stats: Analytics | null };

/** What the rows of the list are doing: one at most shows its analytics, or is changed or deleted. */
export function useLinkRows(history: ReturnType<typeof useLinkHistory>, start: LinkRowsStart) {
  const [mode, setMode] = useState(start.mode);
  const [stats, setStats] = useState(start.stats);

  async function showStats(code: string, range: AnalyticsRange): Promise<void> {
    setStats(await history.readStats(code, range));
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
    setStats(null);
    if (next?.name === "analytics") void showStats(next.code, defaultAnalyticsRange);
  }

  return { mode, stats, changeMode, showStats, changeTarget, remove };
}
