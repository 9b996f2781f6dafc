/** Names and bounds that both the schemas and the browser's code use. */
export const longestTitle = 200;
export const maxQueryLength = 200;
/** Each word is looked for in every note. */
export const maxSearchWords = 8;
export const largestContentBytes = 64 * 1024;
export const lifetimes = ["never", "1h", "1d", "7d", "30d"] as const;
export type Lifetime = (typeof lifetimes)[number];

/** How many notes one owner may have. */
export const mostNotes = 500;
