import { and, eq, or, sql } from "drizzle-orm";
import type { TotalKind } from "#core/site-totals.ts";
import type { CountKind, DayCount } from "#tools/links/store.ts";
import type { Db } from "./db.ts";
import { chunksOf } from "./rows.ts";
import { type Statement, statement, valueAt } from "./statement.ts";

/** A statement of more rows is split, so that only a limited number of texts of each is built and stays prepared. */
const maxRows = 50;

export type LinkDay = readonly [linkId: string, day: string];
export type Visit = readonly [...LinkDay, visitor: Buffer];
export type DayTotal = readonly [kind: "clicks" | "clickBytes", day: string, amount: number];
export type ClickCount = readonly [...LinkDay, kind: CountKind, value: string, clicks: number];
type ClickRow = LinkDay | Visit | ClickCount | DayTotal;

/** Runs statements one behind the other without waiting in between, which on a server costs one way there and back. */
export const inOneGo = async <Result>(
  statements: readonly PromiseLike<readonly Result[]>[],
): Promise<Result[]> => (await Promise.all(statements)).flat();

const numbers = (clickRows: number): number[] => Array.from({ length: clickRows }, (_, number) => number);

/** Runs a statement of as many rows as it is given; each is built once. */
function ofRows<Result>(build: (rows: readonly number[]) => Statement<Result>) {
  const built = new Map<number, Statement<Result>>();
  async function run(clickRows: readonly ClickRow[]): Promise<Result[]> {
    const ofSize = built.get(clickRows.length) ?? build(numbers(clickRows.length));
    built.set(clickRows.length, ofSize);
    return ofSize(clickRows.flat());
  }
  return async (clickRows: readonly ClickRow[]): Promise<Result[]> =>
    inOneGo(chunksOf(clickRows, maxRows).map(run));
}

function linkUpdate({ tx, tables: { links } }: Db) {
  const linkFields = { id: links.id };
  return statement(
    tx,
    tx
      .update(links)
      .set({ clicks: sql`${links.clicks} + ${valueAt(1)}` })
      .where(eq(links.id, valueAt(0)))
      .returning(linkFields),
    linkFields,
  );
}

function visitInsert({ tx, tables: { clickVisitors } }: Db) {
  const { linkId, day, visitor } = clickVisitors;
  const visitFields = { linkId, day, visitor };
  return ofRows<{ linkId: string; day: string; visitor: Uint8Array }>((clickRows) =>
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
}

function referrerSelect({ tx, tables: { clickCounts } }: Db) {
  const referrerFields = { linkId: clickCounts.linkId, day: clickCounts.day, value: clickCounts.value };
  return ofRows<{ linkId: string; day: string; value: string }>((clickRows) => {
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
}

function countUpsert({ tx, tables: { clickCounts } }: Db) {
  const { linkId, day, kind, value, clicks } = clickCounts;
  const countFields = { linkId, day, kind, value, clicks };
  return ofRows<DayCount & { linkId: string }>((clickRows) =>
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
        })
        .returning(countFields),
      countFields,
    ),
  );
}

/** Adds to a count that is there; nothing comes back where it is not. */
function countUpdate({ tx, tables: { clickCounts } }: Db) {
  const { linkId, day, kind, value, clicks } = clickCounts;
  const countFields = { linkId, day, kind };
  return statement(
    tx,
    tx
      .update(clickCounts)
      .set({ clicks: sql`${clicks} + ${valueAt(4)}` })
      .where(and(eq(linkId, valueAt(0)), eq(day, valueAt(1)), eq(kind, valueAt(2)), eq(value, valueAt(3))))
      .returning(countFields),
    countFields,
  );
}

function dayUpsert({ tx, tables: { siteTotals } }: Db) {
  const { kind, day, amount } = siteTotals;
  const dayFields = { kind, day, amount };
  return ofRows<{ kind: TotalKind; day: string; amount: number }>((clickRows) =>
    statement(
      tx,
      tx
        .insert(siteTotals)
        .values(
          clickRows.map((clickRow) => ({
            kind: valueAt(3 * clickRow),
            day: valueAt(3 * clickRow + 1),
            amount: valueAt(3 * clickRow + 2),
          })),
        )
        .onConflictDoUpdate({ target: [kind, day], set: { amount: sql`${amount} + excluded.amount` } })
        .returning(dayFields),
      dayFields,
    ),
  );
}

/** What a group of clicks runs, within a transaction; each is prepared for the sizes that it is run with. */
export const clickStatements = (db: Db) => ({
  addToLink: linkUpdate(db),
  addVisits: visitInsert(db),
  findReferrers: referrerSelect(db),
  addCounts: countUpsert(db),
  addToCount: countUpdate(db),
  addToDays: dayUpsert(db),
});
