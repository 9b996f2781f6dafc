import { Type } from "@sinclair/typebox";
import { choice, storedText } from "#core/schema.ts";

export const reportKinds = ["link", "note"] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = ["phishing", "malware", "spam", "illegal", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Characters of what a visitor may add to a report. */
export const maxCommentLength = 500;

export const NewReport = Type.Object({
  kind: choice(reportKinds),
  target: storedText({ minLength: 1, maxLength: 64, description: "a link's code or a note's public key" }),
  reason: choice(reportReasons, { missing: "reports.invalid.reason", message: "reports.invalid.reason" }),
  comment: Type.Optional(storedText({ maxLength: maxCommentLength })),
});
