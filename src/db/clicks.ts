import { and, eq, gte, sql } from "drizzle-orm";
import { otherReferrers, unknownCountry } from "../tools/links/analytics.ts";
import type { Click, ClickStore, CountKind } from "../tools/links/store.ts";
import type { Db } from "./client.ts";
import { groupCommitter } from "./group-committer.ts";
import { clickCounts, clickVisitors, links } from "./schema.ts";

/** Anybody can send any referrer: so many of a link are told apart a day, the rest is counted together. */
const mostReferrers = 200;

type Tally = { readonly kind: CountKind; readonly value: string; clicks: number };
type LinkDay = { readonly linkId: string; readonly day: string };

/** The counts that a click adds to, besides `unique`, which takes a look at who came before. */
const countsOfClick = (click: Click): readonly (readonly [CountKind, string])[] =>
  click.isBot
    ? [["bots", ""]]
    : [
        ["clicks", ""],
        ["country", click.country ?? unknownCountry],
        ["referrer", click.referrer],
        ["device", click.device],
        ["browser", click.browser],
      ];

function tally(clicks: readonly Click[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const [kind, value] of clicks.flatMap(countsOfClick)) {
    const known = tallies.get(`${kind} ${value}`);
    if (known) known.clicks += 1;
    else tallies.set(`${kind} ${value}`, { kind, value, clicks: 1 });
  }
  return [...tallies.values()];
}

/** Counts groups of clicks; to be called within a transaction. */
function counter(db: Db) {
  const { placeholder } = sql;
  const addToLink = db
    .update(links)
    .set({ clicks: sql`${links.clicks} + ${placeholder("people")}` })
    .where(eq(links.id, placeholder("linkId")))
    .returning({ id: links.id })
    .prepare();
  const meet = db
    .insert(clickVisitors)
    .values({ linkId: placeholder("linkId"), day: placeholder("day"), visitor: placeholder("visitor") })
    .onConflictDoNothing()
    .returning({ day: clickVisitors.day })
    .prepare();
  const count = {
    linkId: placeholder("linkId"),
    day: placeholder("day"),
    kind: placeholder("kind"),
    value: placeholder("value"),
    clicks: placeholder("clicks"),
  };
  const add = db
    .insert(clickCounts)
    .values(count)
    .onConflictDoUpdate({
      target: [clickCounts.linkId, clickCounts.day, clickCounts.kind, clickCounts.value],
      set: { clicks: sql`${clickCounts.clicks} + excluded.clicks` },
    })
    .prepare();
  const referrersOfDay = db
    .select({ value: clickCounts.value })
    .from(clickCounts)
    .where(
      and(
        eq(clickCounts.linkId, placeholder("linkId")),
        eq(clickCounts.day, placeholder("day")),
        eq(clickCounts.kind, "referrer"),
      ),
    )
    .prepare();

  function boundReferrers(at: LinkDay, tallies: readonly Tally[]): Tally[] {
    const known = new Set(referrersOfDay.all(at).map(({ value }) => value));
    return tallies.map((one) => {
      if (one.kind !== "referrer" || known.has(one.value)) return one;
      if (known.size >= mostReferrers) return { ...one, value: otherReferrers };
      known.add(one.value);
      return one;
    });
  }

  return (at: LinkDay, clicks: readonly Click[]): void => {
    const people = clicks.filter(({ isBot }) => !isBot);
    if (!addToLink.get({ linkId: at.linkId, people: people.length })) return;
    const unique = people.filter(({ visitor }) => meet.get({ ...at, visitor: Buffer.from(visitor) })).length;
    const counts = boundReferrers(at, tally(clicks));
    if (unique > 0) counts.push({ kind: "unique", value: "", clicks: unique });
    for (const one of counts) add.run({ ...at, ...one });
  };
}

export type ClickOptions = {
  /** How long a click may wait for others to be committed with. */
  readonly waitMs: number;
  readonly onFailure: (error: unknown, lost: number) => void;
};

export function clickStore(db: Db, { waitMs, onFailure }: ClickOptions) {
  const addAll = counter(db);
  const committer = groupCommitter<Click>({
    waitMs,
    most: 1000,
    onFailure,
    commit: (clicks) => {
      const perLink = Object.values(Object.groupBy(clicks, ({ linkId, day }) => `${linkId} ${day}`));
      db.transaction(
        () => {
          for (const [first, ...others] of perLink.map((group) => group ?? [])) {
            if (first) addAll({ linkId: first.linkId, day: first.day }, [first, ...others]);
          }
        },
        { behavior: "immediate" },
      );
    },
  });
  const counts = db
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
    .prepare();

  return {
    record: committer.add,
    flush: committer.flush,
    async countsOf(linkId, since) {
      return counts.all({ linkId, since });
    },
  } satisfies ClickStore & { flush: () => void };
}
