import type { account as vi } from "../vi/account.ts";

export const account = {
  "account.data": "Your data",
  "account.signOut": "Sign out",
  "account.signatureWrong": "This request does not carry Facebook's signature.",

  "sign-out.label": "Sign out",
  "sign-out.title": "end your session on this device",
  "sign-out.summary": "End your session on this device. Your history and your links stay in your account.",
  "sign-out.asked": "You are signed in as {name}. Do you want to sign out of this device?",
  "sign-out.nobody": "You are not signed in on this device.",

  "sign-in.notConfigured": "This site has not switched on that way to sign in.",
  "sign-in.unknown":
    "This sign-in has expired, was used already, or began in another browser. Start again from the beginning.",
  "sign-in.noCookie":
    "Your browser did not send the cookie back, so nobody can be signed in. Allow cookies and try again.",
  "sign-in.declined": "You did not agree to share your details with this site.",
  "sign-in.failed": "The sign-in provider gave an unexpected answer. Try again later.",
  "sign-in.blocked": "The operator of this site has blocked this account, so it cannot sign in.",
  "account.label": "API keys",
  "account.title": "keys for your own programs",
  "account.summary":
    "Make and revoke keys that let your programs use your links, notes and history through the API.",
  "account.signInFirst": "Sign in to make API keys.",
  "keys.lead":
    "A key lets a program act for you within the scopes you choose. Send it in the header Authorization: Bearer.",
  "keys.form": "Make an API key",
  "keys.name": "Name of the key",
  "keys.name.hint": "So that you remember what it is for",
  "keys.scopes": "Scopes",
  "keys.scope.all": "Links, notes and history",
  "keys.scope.links": "Links",
  "keys.scope.notes": "Notes",
  "keys.scope.history": "History",
  "keys.create": "Make the key",
  "keys.created": "Your new key",
  "keys.once": "Copy it now: it is shown this once, and we do not store it.",
  "keys.title": "Keys in use",
  "keys.none": "You have no keys yet.",
  "keys.madeAt": "made at {time}",
  "keys.used": "last used on {day}",
  "keys.unused": "never used",
  "keys.revoke": "Revoke",
  "keys.revokeNamed": "Revoke the key {name}",
  "keys.invalid.scopes": "Choose at least one scope: links, notes or history.",
  "keys.tooMany": "You have {max} keys. Revoke one before you make another.",
  "keys.wrongScope": "This key may not be used for this call.",
} satisfies Record<keyof typeof vi, string>;
