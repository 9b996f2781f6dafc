/** Bounds that both the schemas and the browser's code use. */
export const maxTitleLength = 200;
export const maxQueryLength = 200;
export const maxContentBytes = 64 * 1024;

const megabyte = 1024 * 1024;

/** What a note takes on the disk besides its texts: its other columns, and its places in the indices. */
export const noteOverheadBytes = 800;

export const noteCaps = {
  /** How many notes one owner may have. */
  notes: 500,
  /** What the notes of one owner may take on the disk, with the text that is searched. */
  ownerBytes: { browser: 4 * megabyte, user: 32 * megabyte },
  /** What all anonymous notes may take together. */
  anonymousBytes: 1024 * megabyte,
} as const;
