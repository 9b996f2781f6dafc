import type { AnalyticsRange } from "./names.ts";

export const defaultAnalyticsRange: AnalyticsRange = 30;

/** So many days back the list of links shows their clicks, the last of them today. */
export const listedDays = 30;

/** The most links that the list as a table has, of those made last. */
export const maxListedInCsv = 5000;

export const maxLinkTitleLength = 120;
export const maxCampaignLength = 100;
export const maxTags = 10;
export const maxTagLength = 30;
export const maxLinkPasswordLength = 100;
/** The most clicks that a link can be ended by. */
export const maxClickLimit = 1_000_000;

/** The most characters of an address that a short link leads to. */
export const maxTargetLength = 2048;

/** What one subscriber has of IPv6 addresses, at most: whoever has many does not count more often. */
export const subscriberBits = 48;

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

/** One subscriber takes at most this part of a link's clicks a day, and at least one. */
export const clickShare = 0.1;

/** Wrong passwords of a link an hour. Nobody alone takes all of them, and so keeps out who knows it. */
export const passwordGuessLimits = { ofSubscriber: 10, ofAll: 100 } as const;

/** What a link takes on the disk besides its texts: its other columns, its code, and its places in the indices. */
export const linkOverheadBytes = 500;
