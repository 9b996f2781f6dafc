import type { history as vi } from "#locales/vi/history.ts";

export const history = {
  "history.title": "History",
  "history.close": "Close history",
  "history.busy": "Loading your history…",
  "history.qr.empty": "No QR code history yet",
  "history.vietqr.empty": "No VietQR history yet",
  "history.alt": "Code of: {text}",
  "history.again": "Make again",
  "history.remove": "Delete",
  "history.more": "Show more",
  "history.export": "Download as JSON",
  "history.clear": "Delete all",
  "history.clear.sure": "The whole history of this page will be deleted. This cannot be undone.",
  "history.clear.yes": "Delete the whole history",
} satisfies Record<keyof typeof vi, string>;
