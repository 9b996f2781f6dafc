/** The tools that have a history; each is also the path of its calls. */
export const historyKinds = ["qr", "vietqr"] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** What the page of one's own data lists. */
export const timelineKinds = [...historyKinds, "links", "notes"] as const;
export type TimelineKind = (typeof timelineKinds)[number];
