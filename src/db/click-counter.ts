import { and, eq, or, sql } from "drizzle-orm";
import { otherReferrers, unknownCountry } from "../tools/links/analytics.ts";
import type { Click } from "../tools/links/click.ts";
import type { CountKind } from "../tools/links/store.ts";
import type { Db } from "./db.ts";
import { chunksOf } from "./rows.ts";

/** Anybody can send any referrer: a limited number of a link is counted apart each day, the rest together. */
const maxReferrers = 200;

/** A statement of more rows is split, so that only a limited number of texts of each is built and stays prepared. */
const maxRows = 50;

type LinkDay = { readonly linkId: string; readonly day: string };
type Count = LinkDay & { readonly kind: CountKind; readonly value: string; readonly clicks: number };

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

const linkDayKey = ({ linkId, day }: LinkDay): string => `${linkId} ${day}`;
const countKey = (count: Count): string => `${linkDayKey(count)} ${count.kind} ${count.value}`;

/** By key, in the order of keys: all processes touch the same rows in the same order, so that none waits in a ring. */
const inOrder = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] =>
  [...new Map(rows.map((row) => [keyOf(row), row]))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);

function addUp(counts: readonly Count[]): Count[] {
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const key = countKey(count);
    sums.set(key, { ...count, clicks: count.clicks + (sums.get(key)?.clicks ?? 0) });
  }
  return inOrder([...sums.values()], countKey);
}

/** A statement of each number of rows, built once. */
function byRowCount<Statement>(build: (rows: number) => Statement): (rows: number) => Statement {
  const built = new Map<number, Statement>();
  return (rows) => {
    const statement = built.get(rows) ?? build(rows);
    built.set(rows, statement);
    return statement;
  };
}

/** Names each row's values by its number, as the placeholders are named. */
const numbered = (rows: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> =>
  Object.fromEntries(
    rows.flatMap((row, number) => Object.entries(row).map(([name, value]) => [`${name}${number}`, value])),
  );

/** Sends statements one behind the other without waiting in between, which on a server costs one way there and back. */
const inOneGo = <Row>(statements: readonly PromiseLike<Row>[]): Promise<Row[]> => Promise.all(statements);

const numbers = (rows: number): number[] => Array.from({ length: rows }, (_, number) => number);

/** Adds groups of clicks to what is counted, each in a few statements whatever its size; within a transaction. */
export function clickCounter({ tx, tables: { clickCounts, clickVisitors, links } }: Db) {
  const { placeholder } = sql;
  const addToLink = tx
    .update(links)
    .set({ clicks: sql`${links.clicks} + ${placeholder("people")}` })
    .where(eq(links.id, placeholder("linkId")))
    .returning({ id: links.id })
    .prepare("clicks_of_link");
  const addVisitors = byRowCount((rows) =>
    tx
      .insert(clickVisitors)
      .values(
        numbers(rows).map((number) => ({
          linkId: placeholder(`linkId${number}`),
          day: placeholder(`day${number}`),
          visitor: placeholder(`visitor${number}`),
        })),
      )
      .onConflictDoNothing()
      .returning({ linkId: clickVisitors.linkId, day: clickVisitors.day })
      .prepare(`click_visitors_${rows}`),
  );
  const referrersOf = byRowCount((rows) =>
    tx
      .select({ linkId: clickCounts.linkId, day: clickCounts.day, value: clickCounts.value })
      .from(clickCounts)
      .where(
        or(
          ...numbers(rows).map((number) =>
            and(
              eq(clickCounts.linkId, placeholder(`linkId${number}`)),
              eq(clickCounts.day, placeholder(`day${number}`)),
              eq(clickCounts.kind, "referrer"),
            ),
          ),
        ),
      )
      .prepare(`click_referrers_${rows}`),
  );
  const addCounts = byRowCount((rows) =>
    tx
      .insert(clickCounts)
      .values(
        numbers(rows).map((number) => ({
          linkId: placeholder(`linkId${number}`),
          day: placeholder(`day${number}`),
          kind: placeholder(`kind${number}`),
          value: placeholder(`value${number}`),
          clicks: placeholder(`clicks${number}`),
        })),
      )
      .onConflictDoUpdate({
        target: [clickCounts.linkId, clickCounts.day, clickCounts.kind, clickCounts.value],
        set: { clicks: sql`${clickCounts.clicks} + excluded.clicks` },
      })
      .prepare(`click_counts_${rows}`),
  );

  /** Adds people's clicks to their links, which also keeps the links in place; says which of them are there. */
  async function addToLinks(clicks: readonly Click[]): Promise<Set<string>> {
    const people = new Map<string, number>();
    for (const { linkId, isBot } of clicks) people.set(linkId, (people.get(linkId) ?? 0) + (isBot ? 0 : 1));
    const updated = await inOneGo(
      [...people.keys()]
        .toSorted()
        .map((linkId) => addToLink.execute({ linkId, people: people.get(linkId) })),
    );
    return new Set(updated.flat().map(({ id }) => id));
  }

  /** One for each of today's first visits. */
  async function addFirstVisits(people: readonly Click[]): Promise<Count[]> {
    const visits = people.map(({ linkId, day, visitor }) => ({ linkId, day, visitor: Buffer.from(visitor) }));
    const rows = inOrder(visits, (visit) => `${linkDayKey(visit)} ${visit.visitor.toString("hex")}`);
    const first = await inOneGo(
      chunksOf(rows, maxRows).map((chunk) => addVisitors(chunk.length).execute(numbered(chunk))),
    );
    return first.flat().map((at) => ({ ...at, kind: "unique", value: "", clicks: 1 }));
  }

  /** The referrers that are counted apart already, of each link and day. */
  async function findReferrers(people: readonly Click[]): Promise<Map<string, Set<string>>> {
    const linkDays = inOrder(
      people.map(({ linkId, day }) => ({ linkId, day })),
      linkDayKey,
    );
    const referrers = new Map(linkDays.map((at) => [linkDayKey(at), new Set<string>()]));
    const rows = await inOneGo(
      chunksOf(linkDays, maxRows).map((chunk) => referrersOf(chunk.length).execute(numbered(chunk))),
    );
    for (const row of rows.flat()) referrers.get(linkDayKey(row))?.add(row.value);
    return referrers;
  }

  /** Counts referrers beyond the limit as others. */
  function limitReferrers(counts: readonly Count[], referrers: ReadonlyMap<string, Set<string>>): Count[] {
    return counts.map((count) => {
      const values = referrers.get(linkDayKey(count));
      if (count.kind !== "referrer" || !values || values.has(count.value)) return count;
      if (values.size >= maxReferrers) return { ...count, value: otherReferrers };
      values.add(count.value);
      return count;
    });
  }

  return async (clicks: readonly Click[]): Promise<void> => {
    const people = clicks.filter(({ isBot }) => !isBot);
    const [linkIds, unique, referrers] = await Promise.all([
      addToLinks(clicks),
      addFirstVisits(people),
      findReferrers(people),
    ]);
    const counted = clicks.filter(({ linkId }) => linkIds.has(linkId));
    const single = counted.flatMap((click) =>
      countsOfClick(click).map(([kind, value]) => {
        const { linkId, day } = click;
        return { linkId, day, kind, value, clicks: 1 };
      }),
    );
    const ofLinks = unique.filter(({ linkId }) => linkIds.has(linkId));
    const counts = addUp([...limitReferrers(addUp(single), referrers), ...ofLinks]);
    await inOneGo(chunksOf(counts, maxRows).map((chunk) => addCounts(chunk.length).execute(numbered(chunk))));
  };
}
