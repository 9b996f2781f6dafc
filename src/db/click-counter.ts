import { type Click, directReferrer, subscriberBytes } from "#tools/links/click.ts";
import { otherReferrers, unknownCountry } from "#tools/links/analytics.ts";
import { type Additions, type ClickBounds, additionsWithin } from "#tools/links/click-bounds.ts";
import type { CountKind } from "#tools/links/store.ts";
import {
  type ClickCount,
  type DayTotal,
  type LinkDay,
  type Visit,
  clickStatements,
  inOneGo,
} from "./click-statements.ts";
import type { Db } from "./db.ts";

/** Anybody can send any referrer: a limited number of a link is counted apart each day, the rest together. */
const maxReferrers = 200;

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

/** Whose a click is, on this link and day. */
const subscriberKey = ({ linkId, day, visitor }: Pick<Click, "linkId" | "day" | "visitor">): string =>
  `${linkDayKey(linkId, day)} ${Buffer.from(visitor.subarray(0, subscriberBytes)).toString("hex")}`;

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

/**
 * Adds groups of clicks to what is counted, each in a few statements whatever its size; within a transaction. `bounds` are
 * what one subscriber may add; null for no bounds.
 */
export function clickCounter(
  db: Db,
  bounds: Pick<ClickBounds, "visitorsOnLink" | "referrersOnLink"> | null = null,
) {
  const takesVisitor = additionsWithin(bounds?.visitorsOnLink);
  const takesReferrer = additionsWithin(bounds?.referrersOnLink);
  const { addToLink, addVisits, findReferrers, addCounts, addToDays } = clickStatements(db);

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
    for (const click of people) {
      const { linkId, day } = click;
      const visitor = Buffer.from(click.visitor);
      const visitKey = `${linkDayKey(linkId, day)} ${visitor.toString("hex")}`;
      if (takesVisitor(subscriberKey(click), visitKey)) visits.set(visitKey, [linkId, day, visitor]);
    }
    return addVisits(inOrder(visits));
  }

  return async (clicks: readonly Click[]): Promise<void> => {
    const alike = addUpAlike(clicks);
    const [linkIds, firstVisits, referrerOf] = await Promise.all([
      addToLinks(alike),
      addFirstVisits(clicks.filter(({ isBot }) => !isBot)),
      limitReferrers(alike, { findReferrers, takesReferrer }),
    ]);
    const counts = new Map<string, ClickCount>();
    const addCount = (linkId: string, day: string, kind: CountKind, value: string, more: number) => {
      const key = `${linkDayKey(linkId, day)} ${kind} ${value}`;
      counts.set(key, [linkId, day, kind, value, more + (counts.get(key)?.[4] ?? 0)]);
    };
    const dayTotals = new Map<string, DayTotal>();
    for (const { click, clicks: more } of alike)
      if (linkIds.has(click.linkId)) {
        const { day, isBot } = click;
        if (!isBot) dayTotals.set(day, [day, more + (dayTotals.get(day)?.[1] ?? 0)]);
        for (const [kind, value] of countsOfClick({ ...click, referrer: referrerOf(click) }))
          addCount(click.linkId, day, kind, value, more);
      }
    for (const { linkId, day } of firstVisits)
      if (linkIds.has(linkId)) addCount(linkId, day, "unique", "", 1);
    await addCounts(inOrder(counts));
    // Last, because all processes add to the same row.
    await addToDays(inOrder(dayTotals));
  };
}
