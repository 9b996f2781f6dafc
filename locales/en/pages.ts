import type { pages as vi } from "#locales/vi/pages.ts";

export const pages = {
  "home.label": "Home",
  "home.pinned": "Pinned",
  "home.pinned.choose": "Choose tools to pin",
  "home.back": "Back to {tool}, as you left it",
  "home.title": "Small everyday jobs, done at once",
  "home.summary":
    "A free toolbox of online utilities: QR and VietQR codes and many everyday tools, which work even with JavaScript switched off.",
  "home.lead": "Paste anything, and the answer appears right below. {count} free tools.",
  "home.answerWaits": "The answer cannot be shown here yet. {reason}",
  "home.go.qr": "Make a code",
  "home.go.vietqr": "Get paid",
  "home.go.links": "Shorten",
  "home.tools": "All tools",

  "offline.label": "No network",
  "offline.title": "this page is not kept here",
  "offline.summary": "There is no network, and the page you opened is not kept on your device.",
  "offline.lead":
    "There is no network, and the page you opened is not kept on your device. What you typed on the page before is still there when you go back.",
  "offline.again": "Try again",
  "offline.tools": "What works without a network",
  "offline.toolsHint":
    "These tools work on your own device, so a page that you have used once opens without a network too.",

  "donate.label": "Donate",
  "donate.title": "keep this free",
  "donate.summary": "Scan the QR code to help with the cost of the servers and keep these utilities free.",
  "donate.lead":
    "The tools here are free for everybody. If they help you, scan the code below to give something towards the servers. Thank you!",
  "donate.alt": "QR code for donations",
  "donate.none": "This site does not take donations at the moment. Thank you for coming by!",
  "donate.text": "What the code says",
  "donate.account": "Donate by bank transfer",
  "donate.card.alt": "VietQR code of a donation to an account at {bank}",
  "donate.hint":
    "The amount is up to you. On a phone, save the picture and open it from the QR scanner of your bank's app. Check the holder's name before you send.",
  "donate.save": "Save the picture",

  "data-deletion.label": "Data deletion",
  "data-deletion.title": "ask to have your data deleted",
  "data-deletion.summary":
    "Ask for your account and data to be deleted, get a confirmation code, and see what will be deleted.",
  "data-deletion.lead":
    "You have the right to have everything deleted that this site keeps about you. Requests are processed within 30 days.",
  "data-deletion.steps": "Three steps to delete your data",
  "data-deletion.step.1": "Enter the email address that you signed in with.",
  "data-deletion.step.2": "Send the request and keep the confirmation code.",
  "data-deletion.step.3": "We delete your data within 30 days.",
  "data-deletion.form": "Send a request",
  "data-deletion.email": "Email address",
  "data-deletion.send": "Request deletion",
  "data-deletion.done": "Request received",
  "data-deletion.doneBody":
    "Your request is recorded and will be processed within 30 days. Keep this confirmation code:",
  "data-deletion.another": "Send another request",
  "data-deletion.provider": "Deletion through the sign-in provider",
  "data-deletion.providerBody":
    "You can also withdraw access in the settings of your Google or Facebook account, under connected apps and websites.",
  "data-deletion.what": "What will be deleted",
  "data-deletion.what.1": "Name, email address and picture that came from the sign-in provider.",
  "data-deletion.what.2": "The history of QR and VietQR codes.",
  "data-deletion.what.3": "Short links and their statistics.",
  "data-deletion.what.4": "Your notes.",
  "data-deletion.contact": "Contact",
  "data-deletion.contactBody": "For any question about your data, write to {email}.",
  "data-deletion.noContact": "The operator of this site has not published a contact address.",

  "legal.updated": "Last updated:",
  "legal.noContact": "the operator of this site (who has not published a contact address)",

  "callback.label": "Signing in",
  "callback.title": "Completing your sign-in",
  "callback.summary": "Completes your sign-in and then takes you to the home page.",
  "callback.processing": "Completing your sign-in, one moment please…",
  "callback.failed": "Sign-in failed: {error}",
  "callback.over": "Sign-in unsuccessful",
  "callback.malformed": "The sign-in could not be completed",
  "callback.noScript": "If nothing happens, go to the home page.",

  "notFound.label": "Page not found",
  "notFound.summary": "There is no page at this address, or it has moved.",
  "notFound.task": "The tool “{tool}” has no such page. The tool itself is right below.",
  "notFound.home": "Back to the home page",
  "notFound.back": "Back to the previous page",
  "notFound.suggestions": "You may be looking for",

  "error.label": "Unexpected Application Error!",
  "error.summary":
    "The page hit an unexpected error. It has been recorded; please try again in a few minutes.",
} satisfies Record<keyof typeof vi, string>;
