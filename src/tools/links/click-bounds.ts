import { addressKeyOf, networkKeyOf } from "#core/client-key.ts";
import { memoryLimitStore } from "#core/memory-limit-store.ts";

/** What one subscriber adds to statistics a day. Beyond it links lead on all the same. */
export const clickBounds = {
  /** Clicks that are counted: on one link, and on all. */
  clicksOnLink: 1000,
  clicks: 20_000,
  /** Clicks of all subscribers of a network that are counted. */
  clicksOfNetwork: 60_000,
  /** Visitors of one link: browsers, or people behind one address. */
  visitorsOnLink: 100,
  /** Referrers of one link that nobody came from before. */
  referrersOnLink: 20,
} as const;

export type ClickBounds = Readonly<Record<keyof typeof clickBounds, number>>;

/** What one subscriber has of IPv6 addresses, at most: whoever has many does not count more often. */
export const subscriberBits = 48;

const dayS = 86_400;
/** 8 MB, for half a million subscribers and links a day. */
const maxSlots = 2 ** 19;

/** Whether one more click of an address is counted; null bounds count all. Each process counts by itself. */
export function clickAllowance(
  bounds: Pick<ClickBounds, "clicks" | "clicksOfNetwork" | "clicksOnLink"> | null,
  now: () => Date,
): (linkId: string, address: string) => boolean {
  if (!bounds) return () => true;
  const counts = memoryLimitStore({ maxSlots });
  return (linkId, address) => {
    const subscriber = addressKeyOf(address, subscriberBits);
    const window = { windowS: dayS, now: now().getTime() };
    return (
      counts.take(`${linkId} ${subscriber}`, { ...window, points: bounds.clicksOnLink }).isAllowed &&
      counts.take(subscriber, { ...window, points: bounds.clicks }).isAllowed &&
      counts.take(`network ${networkKeyOf(address)}`, { ...window, points: bounds.clicksOfNetwork }).isAllowed
    );
  };
}

/** Takes a place for a thing that has none yet; false where the subscriber, on one link and day, has had all places. */
export type Additions = (subscriber: string, name: string) => boolean;

/** Counts by names that are of one day, so that no clock is needed. Undefined `points` are no bound. */
export function additionsWithin(points: number | undefined): Additions {
  if (points === undefined) return () => true;
  const counts = memoryLimitStore({ maxSlots });
  const window = { windowS: 2 * dayS, now: 0 };
  // What is tried again, because the database was away, has its place already.
  return (subscriber, name) =>
    !counts.peek(`${subscriber} ${name}`, { ...window, points: 1 }).isAllowed ||
    (counts.take(subscriber, { ...window, points }).isAllowed &&
      counts.take(`${subscriber} ${name}`, { ...window, points: 1 }).isAllowed);
}
