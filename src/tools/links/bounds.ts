import type { AnalyticsRange } from "./names.ts";

export const defaultAnalyticsRange: AnalyticsRange = 30;

export const maxLinkTitleLength = 120;
export const maxTags = 10;
export const maxTagLength = 30;
export const maxLinkPasswordLength = 100;
/** The most clicks that a link can be ended by. */
export const maxClickLimit = 1_000_000;

/** The most characters of an address that a short link leads to. */
export const maxTargetLength = 2048;
