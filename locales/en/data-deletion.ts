import type { dataDeletion as vi } from "../vi/data-deletion.ts";

export const dataDeletion = {
  "data-deletion.emailMissing": "Please enter your email",
  "data-deletion.emailWrong": "That is not an email address. For example: name@example.com.",
} satisfies Record<keyof typeof vi, string>;
