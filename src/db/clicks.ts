import { and, eq, gte, sql } from "drizzle-orm";
import type { Click, ClickStore } from "../tools/links/store.ts";
import { clickCounter } from "./click-counter.ts";
import type { Db } from "./db.ts";
import { groupCommitter } from "./group-committer.ts";
import { isStorageFull, isUnavailable } from "./faults.ts";

export type ClickOptions = {
  /** How long a click may wait for others to be committed with. */
  readonly waitMs: number;
  readonly onFailure: (error: unknown, lost: number) => void;
  readonly retryMs?: number;
};

export function clickStore(db: Db, { waitMs, onFailure, retryMs = 5000 }: ClickOptions) {
  const { clickCounts } = db.tables;
  const addClicks = clickCounter(db);
  const committer = groupCommitter<Click>({
    waitMs,
    maxItems: 1000,
    isTransient: (fault) => isStorageFull(fault) || isUnavailable(fault),
    retryMs,
    maxRetained: 100_000,
    onFailure,
    commit: (clicks) => db.transaction(() => addClicks(clicks)),
  });
  const countsSince = db
    .select({
      day: clickCounts.day,
      kind: clickCounts.kind,
      value: clickCounts.value,
      clicks: clickCounts.clicks,
    })
    .from(clickCounts)
    .where(
      and(eq(clickCounts.linkId, sql.placeholder("linkId")), gte(clickCounts.day, sql.placeholder("since"))),
    )
    .orderBy(clickCounts.day)
    .prepare("click_counts_since");

  return {
    record: committer.add,
    flush: committer.flush,
    countsOf: (linkId, since) => countsSince.execute({ linkId, since }),
  } satisfies ClickStore & { flush: () => Promise<void> };
}
