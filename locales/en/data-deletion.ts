import type { dataDeletion as vi } from "#locales/vi/data-deletion.ts";

export const dataDeletion = {
  "data-deletion.emailMissing": "Please enter your email",
  "data-deletion.full":
    "Too many requests are waiting for the people who run this site, so yours was not recorded. Sign in and delete your account yourself, or write to the address below.",
  "data-deletion.emailWrong": "That is not an email address. For example: name@example.com.",

  "data-deletion.deleted": "Deleted",
  "data-deletion.deletedBody": "The data of this request has been deleted. Your confirmation code:",
  "data-deletion.own": "Your data",
  "data-deletion.export":
    "Download a JSON file with everything this site keeps about you: account, history, links and notes.",
  "data-deletion.export.get": "Download my data",
  "data-deletion.keys": "API keys let your own programs use your links, notes and history.",
  "data-deletion.remove": "Or delete your account and all of that data at once. It cannot be brought back.",
  "data-deletion.remove.sure": "I understand that my data will be gone for good",
  "data-deletion.remove.now": "Delete my account now",
} satisfies Record<keyof typeof vi, string>;
