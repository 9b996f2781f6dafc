/** Names and bounds that both the schemas and the browser's code use. */
export const longestTitle = 200;
export const maxQueryLength = 200;
/** Each word is looked for in every note. */
export const maxSearchWords = 8;
export const largestContentBytes = 64 * 1024;
export const lifetimes = ["never", "1h", "1d", "7d", "30d"] as const;
export type Lifetime = (typeof lifetimes)[number];

/** What the notes of one owner may take on the disk, with the text that is searched. */
export const ownerBytes = { browser: 4 * 1024 * 1024, user: 32 * 1024 * 1024 } as const;

/** What all anonymous notes may take together. */
export const anonymousBytes = 1024 * 1024 * 1024;

/** How many notes one owner may have. */
export const mostNotes = 500;
