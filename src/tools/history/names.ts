/** The tools that have a history; each is also the path of its calls. */
export const historyKinds = ["qr", "vietqr"] as const;
export type HistoryKind = (typeof historyKinds)[number];
