/** The ranges of the analytics, in days. */
export const analyticsRanges = [7, 30, 90] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** What an address says of the campaign that it belongs to, in the order in which it is written. */
export const campaignFields = ["utm_source", "utm_medium", "utm_campaign"] as const;

/** A code that a visitor may wish for. */
export const codePattern = "^[A-Za-z0-9]{4,12}$";
