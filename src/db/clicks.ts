import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { ClickBounds } from "#tools/links/click-bounds.ts";
import type { Click } from "#tools/links/click.ts";
import {
  type ClickStore,
  type CountKind,
  type DayCount,
  type NamedCounts,
  countsWithNames,
  countsWithoutNames,
  noDay,
} from "#tools/links/store.ts";
import { clickCounter } from "./click-counter.ts";
import type { ClickRoom } from "./click-room.ts";
import type { Db } from "./db.ts";
import { type GroupOptions, groupCommitter } from "./group-committer.ts";
import { mayPass } from "./faults.ts";

/** More rows than 90 days of a link have: each has a limited number of names a day. */
const maxCounts = 25_000;
/** How many of them are read at once where all are wanted. */
const countsAtOnce = 500;
/** The most names of a kind in a summary. */
const maxNames = 300;

export type ClickOptions = {
  readonly onFailure: (error: unknown, lost: number) => void;
  readonly retryMs?: number;
  /** Whether a group that failed may be committed later. */
  readonly isTransient?: (fault: unknown) => boolean;
  /** What one subscriber may add; null for no bounds. */
  readonly bounds?: ClickBounds | null;
  /** Null for room without end. */
  readonly room?: ClickRoom | null;
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
  const counter = clickCounter(db, clickOptions);
  const committer = clickGroups<Click>(async (clicks, receipt) => {
    await counter.look(clicks);
    await db.transactionOnce(receipt, () => counter.add(clicks));
  }, clickOptions);
  const { linkId: ofLink, day, kind, value, clicks } = clickCounts;
  const [afterDay, afterKind, afterValue] = (["day", "kind", "value"] as const).map(sql.placeholder);
  const countsAfter = db
    .select({ day, kind, value, clicks })
    .from(clickCounts)
    .where(
      and(
        eq(ofLink, sql.placeholder("linkId")),
        sql`(${day}, ${kind}, ${value}) > (${afterDay}, ${afterKind}, ${afterValue})`,
      ),
    )
    .orderBy(day, kind, value)
    .limit(countsAtOnce)
    .prepare("click_counts_after");

  async function* countsOf(linkId: string, sinceDay = ""): AsyncGenerator<DayCount[]> {
    // No kind is blank, so each of the first day comes after this.
    let last: Pick<DayCount, "day" | "value"> & { readonly kind: string } = {
      day: sinceDay,
      kind: "",
      value: "",
    };
    for (;;) {
      const page: DayCount[] = await countsAfter.execute({
        linkId,
        day: last.day,
        kind: last.kind,
        value: last.value,
      });
      const end = page.at(-1);
      if (!end) return;
      yield page;
      last = end;
    }
  }

  /** By days that are named, so that what other kinds have is not gone through. */
  async function namedCounts(
    linkId: string,
    days: readonly string[],
    named: CountKind,
  ): Promise<NamedCounts> {
    const counted = db
      .select({ value, clicks })
      .from(clickCounts)
      .where(and(eq(ofLink, linkId), inArray(day, [...days]), eq(kind, named)))
      .limit(maxCounts)
      .as("counted");
    const clickSum = sql<number>`sum(${counted.clicks})`.mapWith(Number);
    const top = await db
      .select({ value: counted.value, clicks: clickSum })
      .from(counted)
      .groupBy(counted.value)
      .orderBy(desc(clickSum), counted.value)
      .limit(maxNames);
    return { kind: named, top };
  }

  /** By links, days and a kind that are named: as many look-ups in the key, however much else was counted. */
  async function dailyOf(linkIds: readonly string[], days: readonly string[]) {
    const counts = await db
      .select({ linkId: ofLink, day, clicks })
      .from(clickCounts)
      .where(and(inArray(ofLink, [...linkIds]), inArray(day, [...days]), eq(kind, "clicks"), eq(value, "")));
    const daily = new Map<string, number[]>();
    for (const count of counts) {
      const ofDays = daily.get(count.linkId) ?? days.map(() => 0);
      ofDays[days.indexOf(count.day)] = count.clicks;
      daily.set(count.linkId, ofDays);
    }
    return daily;
  }

  return {
    dailyOf,
    record: committer.add,
    flush: committer.flush,
    countsOf,
    async summaryOf(linkId, days) {
      const perDay = db
        .select({ day, kind, value, clicks })
        .from(clickCounts)
        .where(
          and(eq(ofLink, linkId), inArray(day, [noDay, ...days]), inArray(kind, [...countsWithoutNames])),
        );
      const [dayCounts, ...named] = await Promise.all([
        perDay,
        ...countsWithNames.map((countKind) => namedCounts(linkId, days, countKind)),
      ]);
      return { perDay: dayCounts, named };
    },
  } satisfies ClickStore & { flush: () => Promise<void> };
}
