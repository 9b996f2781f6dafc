import { and, eq, gte, sql } from "drizzle-orm";
import type { Click } from "../tools/links/click.ts";
import type { ClickStore } from "../tools/links/store.ts";
import { clickCounter } from "./click-counter.ts";
import type { Db } from "./db.ts";
import { type GroupOptions, groupCommitter } from "./group-committer.ts";
import { mayPass } from "./faults.ts";

export type ClickOptions = {
  readonly onFailure: (error: unknown, lost: number) => void;
  readonly retryMs?: number;
  /** Whether a group that failed may be committed later. */
  readonly isTransient?: (fault: unknown) => boolean;
  /** Hears how many clicks were committed together. */
  readonly onCommit?: ((clicks: number) => void) | undefined;
};

/** Clicks in groups; those that there is no room for wait in memory until there is, and nobody waits for them. */
export const clickGroups = <Item>(
  commit: GroupOptions<Item>["commit"],
  { onFailure, retryMs = 5000, isTransient = mayPass, onCommit }: ClickOptions,
) =>
  groupCommitter<Item>({
    commit: async (clickItems, receipt) => {
      await commit(clickItems, receipt);
      onCommit?.(clickItems.length);
    },
    isTransient,
    retryMs,
    gatherMs: 3,
    maxRetained: 100_000,
    onFailure,
  });

export function clickStore(db: Db, clickOptions: ClickOptions) {
  const { clickCounts } = db.tables;
  const addClicks = clickCounter(db);
  const committer = clickGroups<Click>(
    (clicks, receipt) => db.transactionOnce(receipt, () => addClicks(clicks)),
    clickOptions,
  );
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
    countsOf: (linkId, sinceDay = "") => countsSince.execute({ linkId, since: sinceDay }),
  } satisfies ClickStore & { flush: () => Promise<void> };
}
