/** The tools that have a history; each is also the path of its calls. */
export const historyKinds = ["qr", "vietqr"] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Three rows of two columns, two of three, and so on: it fills a panel of any width. */
export const historyPageSize = 24;

/** Beyond this many entries of one kind the oldest are deleted. */
export const historyCapacity = 2000;
