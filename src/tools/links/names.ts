/** How many days analytics may look back. */
export const analyticsRanges = [7, 30, 90] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

export const defaultAnalyticsRange: AnalyticsRange = 30;
