/** The ranges of the analytics, in days. */
export const analyticsRanges = [7, 30, 90] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** A code that a visitor may wish for. */
export const codePattern = "^[A-Za-z0-9]{4,12}$";
