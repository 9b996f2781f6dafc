/** The ranges of the analytics, in days. */
export const analyticsRanges = [7, 30, 90] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

export const defaultAnalyticsRange: AnalyticsRange = 30;

/** A code that a visitor may wish for. */
export const codePattern = "^[A-Za-z0-9]{4,12}$";

export const longestLinkTitle = 120;
export const mostTags = 10;
export const longestTag = 30;
export const longestLinkPassword = 100;
/** The most clicks that a link can be ended by. */
export const mostClicks = 1_000_000;

/** The most characters of an address that a short link leads to. */
export const longestTarget = 2048;
