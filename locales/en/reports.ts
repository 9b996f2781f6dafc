import type { reports as vi } from "#locales/vi/reports.ts";

export const reports = {
  "reports.link": "Report this link",
  "reports.note": "Report this note",
  "reports.lead":
    "The report goes to the operator of this site, not to whoever made this. We do not ask who you are.",
  "reports.reason": "Reason",
  "reports.reason.choose": "Choose a reason",
  "reports.reason.phishing": "Fraud, impersonation",
  "reports.reason.malware": "Malware",
  "reports.reason.spam": "Spam, advertising",
  "reports.reason.illegal": "Illegal content",
  "reports.reason.other": "Another reason",
  "reports.optional": "optional",
  "reports.comment": "Anything to add",
  "reports.comment.hint": "At most 500 characters. Leave out anything personal about yourself.",
  "reports.send": "Send the report",
  "reports.thanks": "Thank you",
  "reports.received": "Your report was received, and somebody will look at it.",
  "reports.invalid.reason": "Choose a reason.",
} satisfies Record<keyof typeof vi, string>;
