import type { account as vi } from "../vi/account.ts";

export const account = {
  "account.data": "Your data",
  "account.signOut": "Sign out",
  "account.signatureWrong": "This request does not carry Facebook's signature.",

  "sign-out.label": "Sign out",
  "sign-out.title": "End your session on this device",
  "sign-out.summary": "End your session on this device. Your history and your links stay in your account.",
  "sign-out.asked": "You are signed in as {name}. Do you want to sign out of this device?",
  "sign-out.nobody": "You are not signed in on this device.",

  "sign-in.notConfigured": "This site has not switched on that way to sign in.",
  "sign-in.unknown":
    "This sign-in has expired, was used already, or began in another browser. Start again from the beginning.",
  "sign-in.declined": "You did not agree to share your details with this site.",
  "sign-in.failed": "The sign-in provider gave an unexpected answer. Try again later.",
} satisfies Record<keyof typeof vi, string>;
