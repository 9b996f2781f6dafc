/** Three rows of two columns, two of three, and so on: it fills a panel of any width. */
export const historyPageSize = 24;

/** Beyond this many entries of one kind the oldest are deleted. */
export const historyCapacity = 2000;

/** What an entry takes on the disk besides its input: its other columns, and its places in the indices. */
export const historyOverheadBytes = 300;

/** How many entries of all kinds stand on a page of one's own data. */
export const timelinePageSize = 24;
