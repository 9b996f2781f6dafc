import type { Payer } from "#core/client-key.ts";
import { storedRowBytes, utf8Bytes } from "#core/stored-bytes.ts";
import { type Click, directReferrer, subscriberBytes } from "#tools/links/click.ts";
import { otherReferrers, unknownCountry } from "#tools/links/analytics.ts";
import { type Additions, type ClickBounds, additionsWithin } from "#tools/links/click-bounds.ts";
import { type CountKind, noDay } from "#tools/links/store.ts";
import {
  type ClickCount,
  type DayTotal,
  type LinkDay,
  type Visit,
  clickStatements,
  inOneGo,
} from "./click-statements.ts";
import type { ClickRoom } from "./click-room.ts";
import type { Db } from "./db.ts";

/** Anybody can send any referrer: a limited number of a link is counted apart each day, the rest together. */
const maxReferrers = 200;

/** Clicks that add to the same counts, and how many they are: of a busy link most are alike. */
type AlikeClicks = { readonly click: Click; clicks: number; readonly mayAddRows: boolean };

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

/** Whose a click is, on this link and day. */
const subscriberKey = ({ linkId, day, visitor }: Pick<Click, "linkId" | "day" | "visitor">): string =>
  `${linkDayKey(linkId, day)} ${Buffer.from(visitor.subarray(0, subscriberBytes)).toString("hex")}`;

const linkDayKey = (linkId: string, day: string): string => `${linkId} ${day}`;

/** In the order of keys: all processes touch the same rows in the same order, so that none waits in a ring. */
const inOrder = <Value>(values: ReadonlyMap<string, Value>): Value[] =>
  [...values].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);

function addUpAlike(clicks: readonly Click[], hasRoom: (click: Click) => boolean): AlikeClicks[] {
  const alike = new Map<string, AlikeClicks>();
  for (const click of clicks) {
    const mayAddRows = hasRoom(click);
    const { linkId, day, isBot, country, referrer, device, browser } = click;
    const key = `${linkId} ${day} ${mayAddRows} ${isBot} ${country} ${referrer} ${device} ${browser}`;
    const before = alike.get(key);
    if (before) before.clicks += 1;
    else alike.set(key, { click, clicks: 1, mayAddRows });
  }
  return [...alike.values()];
}

/** Says under which name a referrer is counted: those beyond the limit are others. */
async function limitReferrers(
  alike: readonly AlikeClicks[],
  {
    findReferrers,
    takesReferrer,
  }: Pick<ReturnType<typeof clickStatements>, "findReferrers"> & { takesReferrer: Additions },
): Promise<(click: Click) => string> {
  const linkDays = new Map<string, LinkDay>();
  for (const { click } of alike)
    if (!click.isBot && click.referrer !== directReferrer)
      linkDays.set(linkDayKey(click.linkId, click.day), [click.linkId, click.day]);
  const apart = new Map([...linkDays.keys()].map((key) => [key, new Set<string>()]));
  for (const { linkId, day, value } of await findReferrers([...linkDays.values()]))
    apart.get(linkDayKey(linkId, day))?.add(value);
  return (click) => {
    const { linkId, day, isBot, referrer } = click;
    const referrers = apart.get(linkDayKey(linkId, day));
    // A bot's is not counted, and so takes no place.
    if (!referrers || isBot || referrer === directReferrer || referrers.has(referrer)) return referrer;
    if (referrers.size >= maxReferrers || !takesReferrer(subscriberKey(click), referrer))
      return otherReferrers;
    referrers.add(referrer);
    return referrer;
  };
}

/** What a row of a link takes in its table, which is its key; twice as much on PostgreSQL. */
const rowBytes = (...keyTexts: readonly string[]): number => storedRowBytes(utf8Bytes(...keyTexts), 24);
/** As bytes in a database's key. */
const visitorBytes = 8;

const countKey = ([linkId, day, kind, value]: ClickCount): string =>
  `${linkDayKey(linkId, day)} ${kind} ${value}`;

const visitKey = ([linkId, day, visitor]: Visit): string =>
  `${linkDayKey(linkId, day)} ${visitor.toString("hex")}`;

/** What is to be added, by key, and who pays for the row where it is a new one. */
type Addition<Row> = { readonly row: Row; readonly payer: Payer };
type CountAdditions = Map<string, Addition<ClickCount>>;

const rowsOf = <Row>(additions: ReadonlyMap<string, Addition<Row>>): Row[] =>
  inOrder(additions).map(({ row }) => row);

function addCount(counts: CountAdditions, [linkId, day, kind, value, more]: ClickCount, payer: Payer): void {
  const key = countKey([linkId, day, kind, value, more]);
  const before = counts.get(key);
  counts.set(key, {
    row: [linkId, day, kind, value, more + (before?.row[4] ?? 0)],
    payer: before?.payer ?? payer,
  });
}

/**
 * Adds groups of clicks to what is counted, each in a few statements whatever its size. `bounds` are
 * what one subscriber may add, `room` is what all may; null for no end. Without room counts grow, and no row is added.
 */
export function clickCounter(
  db: Db,
  {
    bounds = null,
    room = null,
  }: {
    readonly bounds?: Pick<ClickBounds, "visitorsOnLink" | "referrersOnLink"> | null;
    readonly room?: ClickRoom | null;
  } = {},
) {
  const takesVisitor = additionsWithin(bounds?.visitorsOnLink);
  const takesReferrer = additionsWithin(bounds?.referrersOnLink);
  const { addToLink, addVisits, findReferrers, addCounts, addToCount, addToDays } = clickStatements(db);

  /** Adds people's clicks to their links, which also keeps the links in place; says which of them are there. */
  async function addToLinks(alike: readonly AlikeClicks[]): Promise<Set<string>> {
    const people = new Map<string, number>();
    for (const { click, clicks } of alike)
      people.set(click.linkId, (people.get(click.linkId) ?? 0) + (click.isBot ? 0 : clicks));
    const inIdOrder = [...people].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return new Set((await inOneGo(inIdOrder.map(addToLink))).map(({ id }) => id));
  }

  /** Adds today's first visits, and says which of them are. */
  async function addFirstVisits(clicks: readonly Click[]): Promise<Addition<LinkDay>[]> {
    const visits = new Map<string, Addition<Visit>>();
    for (const click of clicks) {
      const { linkId, day, payer } = click;
      if (click.isBot || room?.isLeft(payer, day) === false) continue;
      const visit: Visit = [linkId, day, Buffer.from(click.visitor)];
      if (takesVisitor(subscriberKey(click), visitKey(visit)))
        visits.set(visitKey(visit), { row: visit, payer });
    }
    const added = await addVisits(rowsOf(visits));
    return added.flatMap(({ linkId, day, visitor }) => {
      const payer = visits.get(visitKey([linkId, day, Buffer.from(visitor)]))?.payer;
      return payer ? [{ row: [linkId, day] as const, payer }] : [];
    });
  }

  /** Adds to counts that are there; people's clicks of a day that has no row are added to those without a day. */
  async function addToKnown(known: CountAdditions): Promise<CountAdditions> {
    const found = await inOneGo(rowsOf(known).map(addToCount));
    const days = new Set(
      found.flatMap(({ linkId, day, kind }) => (kind === "clicks" ? [linkDayKey(linkId, day)] : [])),
    );
    const undated: CountAdditions = new Map();
    for (const { row, payer } of known.values()) {
      const [linkId, day, kind, , clicks] = row;
      if (kind === "clicks" && !days.has(linkDayKey(linkId, day)))
        addCount(undated, [linkId, noDay, "undated", "", clicks], payer);
    }
    return undated;
  }

  /** Adds counts; gives those that are new rows. */
  async function addRows(counts: CountAdditions): Promise<Addition<ClickCount>[]> {
    const sums = await addCounts(rowsOf(counts));
    return sums.flatMap(({ linkId, day, kind, value, clicks }) => {
      const addition = counts.get(countKey([linkId, day, kind, value, clicks]));
      return addition?.row[4] === clicks ? [addition] : [];
    });
  }

  /** Within a transaction. */
  async function add(clicks: readonly Click[]): Promise<void> {
    const alike = addUpAlike(clicks, ({ payer, day }) => room?.isLeft(payer, day) ?? true);
    const [linkIds, firstVisits, referrerOf] = await Promise.all([
      addToLinks(alike),
      addFirstVisits(clicks),
      limitReferrers(alike, { findReferrers, takesReferrer }),
    ]);
    const counts: CountAdditions = new Map();
    const known: CountAdditions = new Map();
    const dayTotals = new Map<string, DayTotal>();
    const addToDay = (kind: DayTotal[0], day: string, more: number) =>
      dayTotals.set(`${kind} ${day}`, [kind, day, more + (dayTotals.get(`${kind} ${day}`)?.[2] ?? 0)]);
    for (const { click, clicks: more, mayAddRows } of alike)
      if (linkIds.has(click.linkId)) {
        const { linkId, day, isBot, payer } = click;
        if (!isBot) addToDay("clicks", day, more);
        for (const [kind, value] of countsOfClick({ ...click, referrer: referrerOf(click) }))
          addCount(mayAddRows ? counts : known, [linkId, day, kind, value, more], payer);
      }
    for (const { row, payer } of firstVisits)
      if (linkIds.has(row[0])) addCount(counts, [...row, "unique", "", 1], payer);
    const newRows = await addRows(counts);
    const undated = await addToKnown(known);
    newRows.push(...(await addRows(undated)));
    const charge = (payer: Payer, day: string, bytes: number) => {
      room?.charge(payer, day, bytes);
      addToDay("clickBytes", day, bytes);
    };
    for (const { row, payer } of newRows) {
      const [linkId, day, kind, value] = row;
      charge(payer, day, rowBytes(linkId, day, kind, value));
    }
    for (const { row, payer } of firstVisits) charge(payer, row[1], rowBytes(...row) + visitorBytes);
    // Last, because all processes add to the same rows.
    for (const { kind, day, amount } of await addToDays(inOrder(dayTotals)))
      if (kind === "clickBytes") room?.learn(day, amount);
  }

  return {
    /** Learns what room there is for a group; before its transaction. */
    look: async (clicks: readonly Click[]): Promise<void> =>
      room?.look(clicks.reduce((last, { day }) => (day > last ? day : last), "")),
    add,
  };
}
