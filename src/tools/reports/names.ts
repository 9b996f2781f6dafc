export const reportKinds = ["link", "note"] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = ["phishing", "malware", "spam", "illegal", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Characters of what a visitor may add to a report. */
export const maxCommentLength = 500;
