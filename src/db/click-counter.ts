import { and, eq, or, sql } from "drizzle-orm";
import { directReferrer } from "../tools/links/click.ts";
import { otherReferrers, unknownCountry } from "../tools/links/analytics.ts";
import type { Click } from "../tools/links/click.ts";
import type { CountKind } from "../tools/links/store.ts";
import type { Db } from "./db.ts";
import { chunksOf } from "./rows.ts";
import { type Statement, statement, valueAt } from "./statement.ts";

/** Anybody can send any referrer: a limited number of a link is counted apart each day, the rest together. */
const maxReferrers = 200;

/** A statement of more rows is split, so that only a limited number of texts of each is built and stays prepared. */
const maxRows = 50;

type LinkDay = readonly [linkId: string, day: string];
type Visit = readonly [...LinkDay, visitor: Buffer];
type Count = readonly [...LinkDay, kind: CountKind, value: string, clicks: number];
type Row = LinkDay | Visit | Count;

/** Clicks that add to the same counts, and how many they are: of a busy link most are alike. */
type AlikeClicks = { readonly click: Click; clicks: number };

/** The counts that a click adds to, besides `unique`, which depends on who came before. */
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

const linkDayKey = (linkId: string, day: string): string => `${linkId} ${day}`;

/** In the order of keys: all processes touch the same rows in the same order, so that none waits in a ring. */
const inOrder = <Value>(values: ReadonlyMap<string, Value>): Value[] =>
  [...values].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);

function addUpAlike(clicks: readonly Click[]): AlikeClicks[] {
  const alike = new Map<string, AlikeClicks>();
  for (const click of clicks) {
    const { linkId, day, isBot, country, referrer, device, browser } = click;
    const key = `${linkId} ${day} ${isBot} ${country} ${referrer} ${device} ${browser}`;
    const before = alike.get(key);
    if (before) before.clicks += 1;
    else alike.set(key, { click, clicks: 1 });
  }
  return [...alike.values()];
}

/** Runs statements one behind the other without waiting in between, which on a server costs one way there and back. */
const inOneGo = async <Result>(statements: readonly PromiseLike<readonly Result[]>[]): Promise<Result[]> =>
  (await Promise.all(statements)).flat();

const numbers = (clickRows: number): number[] => Array.from({ length: clickRows }, (_, number) => number);

/** Runs a statement of as many rows as it is given; each is built once. */
function ofRows<Result>(build: (rows: readonly number[]) => Statement<Result>) {
  const built = new Map<number, Statement<Result>>();
  async function run(clickRows: readonly Row[]): Promise<Result[]> {
    const ofSize = built.get(clickRows.length) ?? build(numbers(clickRows.length));
    built.set(clickRows.length, ofSize);
    return ofSize(clickRows.flat());
  }
  return async (clickRows: readonly Row[]): Promise<Result[]> =>
    inOneGo(chunksOf(clickRows, maxRows).map(run));
}

/** Adds groups of clicks to what is counted, each in a few statements whatever its size; within a transaction. */
export function clickCounter({ tx, tables: { clickCounts, clickVisitors, links } }: Db) {
  const linkFields = { id: links.id };
  const addToLink = statement(
    tx,
    tx
      .update(links)
      .set({ clicks: sql`${links.clicks} + ${valueAt(1)}` })
      .where(eq(links.id, valueAt(0)))
      .returning(linkFields),
    linkFields,
  );
  const visitFields = { linkId: clickVisitors.linkId, day: clickVisitors.day };
  const addVisits = ofRows<{ linkId: string; day: string }>((clickRows) =>
    statement(
      tx,
      tx
        .insert(clickVisitors)
        .values(
          clickRows.map((clickRow) => ({
            linkId: valueAt(3 * clickRow),
            day: valueAt(3 * clickRow + 1),
            visitor: valueAt(3 * clickRow + 2),
          })),
        )
        .onConflictDoNothing()
        .returning(visitFields),
      visitFields,
    ),
  );
  const referrerFields = { linkId: clickCounts.linkId, day: clickCounts.day, value: clickCounts.value };
  const findReferrers = ofRows<{ linkId: string; day: string; value: string }>((clickRows) => {
    const ofLinkDays = clickRows.map((clickRow) =>
      and(
        eq(clickCounts.linkId, valueAt(2 * clickRow)),
        eq(clickCounts.day, valueAt(2 * clickRow + 1)),
        eq(clickCounts.kind, "referrer"),
      ),
    );
    return statement(
      tx,
      tx
        .select(referrerFields)
        .from(clickCounts)
        .where(or(...ofLinkDays)),
      referrerFields,
    );
  });
  const addCounts = ofRows<unknown>((clickRows) =>
    statement(
      tx,
      tx
        .insert(clickCounts)
        .values(
          clickRows.map((clickRow) => ({
            linkId: valueAt(5 * clickRow),
            day: valueAt(5 * clickRow + 1),
            kind: valueAt(5 * clickRow + 2),
            value: valueAt(5 * clickRow + 3),
            clicks: valueAt(5 * clickRow + 4),
          })),
        )
        .onConflictDoUpdate({
          target: [clickCounts.linkId, clickCounts.day, clickCounts.kind, clickCounts.value],
          set: { clicks: sql`${clickCounts.clicks} + excluded.clicks` },
        }),
      {},
    ),
  );

  /** Adds people's clicks to their links, which also keeps the links in place; says which of them are there. */
  async function addToLinks(alike: readonly AlikeClicks[]): Promise<Set<string>> {
    const people = new Map<string, number>();
    for (const { click, clicks } of alike)
      people.set(click.linkId, (people.get(click.linkId) ?? 0) + (click.isBot ? 0 : clicks));
    const inIdOrder = [...people].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return new Set((await inOneGo(inIdOrder.map(addToLink))).map(({ id }) => id));
  }

  /** One for each of today's first visits. */
  async function addFirstVisits(people: readonly Click[]) {
    const visits = new Map<string, Visit>();
    for (const { linkId, day, visitor } of people) {
      const bytes = Buffer.from(visitor);
      visits.set(`${linkDayKey(linkId, day)} ${bytes.toString("hex")}`, [linkId, day, bytes]);
    }
    return addVisits(inOrder(visits));
  }

  /** Says under which name a referrer is counted: those beyond the limit are others. */
  async function limitReferrers(alike: readonly AlikeClicks[]): Promise<(click: Click) => string> {
    const linkDays = new Map<string, LinkDay>();
    for (const { click } of alike)
      if (!click.isBot && click.referrer !== directReferrer)
        linkDays.set(linkDayKey(click.linkId, click.day), [click.linkId, click.day]);
    const apart = new Map([...linkDays.keys()].map((key) => [key, new Set<string>()]));
    for (const { linkId, day, value } of await findReferrers([...linkDays.values()]))
      apart.get(linkDayKey(linkId, day))?.add(value);
    return ({ linkId, day, referrer }) => {
      const referrers = apart.get(linkDayKey(linkId, day));
      if (!referrers || referrer === directReferrer || referrers.has(referrer)) return referrer;
      if (referrers.size >= maxReferrers) return otherReferrers;
      referrers.add(referrer);
      return referrer;
    };
  }

  return async (clicks: readonly Click[]): Promise<void> => {
    const alike = addUpAlike(clicks);
    const [linkIds, firstVisits, referrerOf] = await Promise.all([
      addToLinks(alike),
      addFirstVisits(clicks.filter(({ isBot }) => !isBot)),
      limitReferrers(alike),
    ]);
    const counts = new Map<string, Count>();
    const add = (linkId: string, day: string, kind: CountKind, value: string, more: number) => {
      const key = `${linkDayKey(linkId, day)} ${kind} ${value}`;
      counts.set(key, [linkId, day, kind, value, more + (counts.get(key)?.[4] ?? 0)]);
    };
    for (const { click, clicks: more } of alike)
      if (linkIds.has(click.linkId))
        for (const [kind, value] of countsOfClick({ ...click, referrer: referrerOf(click) }))
          add(click.linkId, click.day, kind, value, more);
    for (const { linkId, day } of firstVisits) if (linkIds.has(linkId)) add(linkId, day, "unique", "", 1);
    await addCounts(inOrder(counts));
  };
}
