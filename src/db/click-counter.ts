import { directReferrer } from "../tools/links/click.ts";
import { otherReferrers, unknownCountry } from "../tools/links/analytics.ts";
import type { Click } from "../tools/links/click.ts";
import type { CountKind } from "../tools/links/store.ts";
import { type ClickCount, type LinkDay, type Visit, clickStatements, inOneGo } from "./click-statements.ts";
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

/** Adds groups of clicks to what is counted, each in a few statements whatever its size; within a transaction. */
export function clickCounter(db: Db) {
  const { addToLink, addVisits, findReferrers, addCounts } = clickStatements(db);

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
    return ({ linkId, day, isBot, referrer }) => {
      const referrers = apart.get(linkDayKey(linkId, day));
      // A bot's is not counted, and so takes no place.
      if (!referrers || isBot || referrer === directReferrer || referrers.has(referrer)) return referrer;
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
    const counts = new Map<string, ClickCount>();
    const addCount = (linkId: string, day: string, kind: CountKind, value: string, more: number) => {
      const key = `${linkDayKey(linkId, day)} ${kind} ${value}`;
      counts.set(key, [linkId, day, kind, value, more + (counts.get(key)?.[4] ?? 0)]);
    };
    for (const { click, clicks: more } of alike)
      if (linkIds.has(click.linkId))
        for (const [kind, value] of countsOfClick({ ...click, referrer: referrerOf(click) }))
          addCount(click.linkId, click.day, kind, value, more);
    for (const { linkId, day } of firstVisits)
      if (linkIds.has(linkId)) addCount(linkId, day, "unique", "", 1);
    await addCounts(inOrder(counts));
  };
}
