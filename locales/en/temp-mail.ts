import type { tempMail as vi } from "#locales/vi/temp-mail.ts";

export const tempMail = {
  "temp-mail.label": "Temporary email",
  "temp-mail.short": "Temporary email",
  "temp-mail.line": "An hour's inbox, codes found",
  "temp-mail.lead": "Get an inbox with the codes picked out.",
  "temp-mail.title": "get a code",
  "temp-mail.summary":
    "Get an email address for an hour to receive verification codes and keep spam away. No sign-up needed.",
  "temp-mail.intro":
    "One press gives you an email address of your own. Mail arrives right here, and everything deletes itself in time.",
  "temp-mail.privacy":
    "Only this browser can open the mailbox. Mail is deleted for good when time is up or when you delete it. We do not read it and keep no copy.",
  "temp-mail.faq.1.q": "How long does the mailbox last?",
  "temp-mail.faq.1.a":
    "One hour from its creation. You can extend it hour by hour, up to 24 hours. When time is up, the address and all its mail are deleted within a minute.",
  "temp-mail.faq.2.q": "What can it receive, and can it send?",
  "temp-mail.faq.2.a":
    "It receives formatted mail and attachments, up to 10 MB a message and 100 messages. It cannot send.",
  "temp-mail.faq.3.q": "When should I not use a temporary email?",
  "temp-mail.faq.3.a":
    "Not for your bank, social networks or any account you want to keep: once the mailbox is gone, recovery codes no longer reach you.",
  "temp-mail.example.1":
    "Open this page and press “Create temporary email”. You have an address such as {email} at once.",
  "temp-mail.example.2": "Paste it into the site that wants an email address, then come back here.",
  "temp-mail.example.3":
    "The confirmation appears within seconds, with the code {code} and a button to copy it.",

  "temp-mail.create": "Create temporary email",
  "temp-mail.createHint": "No sign-up. The address works for an hour and can be extended.",
  "temp-mail.name.choose": "Choose a name for the address",
  "temp-mail.name": "Name",
  "temp-mail.name.hint":
    "For example lan.anh. Some more signs stand behind it, so that nobody later gets mail that was sent to you.",
  "temp-mail.badName":
    "A name has letters and digits, joined by dots, hyphens or underscores, such as lan.anh.",
  "temp-mail.createFailed": "Failed to create email. Please try again later.",
  "temp-mail.lost":
    "The mailbox was created, but your browser blocks cookies, so it cannot be opened again. Allow cookies, then create another.",
  "temp-mail.closed": "Temporary email is not set up on this site.",
  "temp-mail.gone": "This mailbox no longer exists: it has expired or was deleted.",
  "temp-mail.noMessage": "This message no longer exists.",
  "temp-mail.tooLarge": "The message is larger than the limit of 10 MB.",

  "temp-mail.address": "Your email address",
  "temp-mail.expires": "Expires at {time}",
  "temp-mail.left": "{time} left",
  "temp-mail.longest": "It has its full 24 hours and cannot be extended.",
  "temp-mail.extend": "Extend by 1 hour",
  "temp-mail.refresh": "Refresh",
  "temp-mail.autoRefresh": "Refresh every 30 seconds",
  "temp-mail.stopRefresh": "Stop refreshing",
  "temp-mail.delete": "Delete mailbox",
  "temp-mail.deleteConfirm": "Delete {email} and all mail in it? This cannot be undone.",
  "temp-mail.deleteYes": "Delete mailbox and mail",

  "temp-mail.inbox": "Inbox",
  "temp-mail.unread": "{count} unread",
  "temp-mail.unreadMark": "Unread",
  "temp-mail.readMark": "Read",
  "temp-mail.attached": "Has attachments",
  "temp-mail.search": "Search messages",
  "temp-mail.find": "Search",
  "temp-mail.showAll": "Show all",
  "temp-mail.empty": "No messages yet.",
  "temp-mail.arrives": "New mail will appear here by itself.",
  "temp-mail.look": "Check for new mail",
  "temp-mail.noHits": "No message matches.",
  "temp-mail.noSubject": "(No subject)",

  "temp-mail.from": "From",
  "temp-mail.date": "Received",
  "temp-mail.code": "Verification code",
  "temp-mail.attachments": "Attachments",
  "temp-mail.links": "Links in this message: {count}",
  "temp-mail.body": "Message",
  "temp-mail.asText": "Show as plain text",
  "temp-mail.asHtml": "Show as sent",
  "temp-mail.showImages": "Show remote images",
  "temp-mail.imagesHint":
    "Remote images are off, because the sender can use them to learn that you have read the message.",
  "temp-mail.noBody": "(No body)",
  "temp-mail.discard": "Delete this message",
  "temp-mail.close": "Close message",

  "temp-mail.said.wrongSecret": "The operator's secret is missing or wrong.",

  "temp-mail.api.create": "Make a mailbox that lives for an hour; its token is the only key to it",
  "temp-mail.api.show": "The mailbox",
  "temp-mail.api.extend": "Move the end of the mailbox an hour later, up to a day after it was made",
  "temp-mail.api.remove": "Delete the mailbox and everything in it",
  "temp-mail.api.list": "The messages, newest first; `q` searches them",
  "temp-mail.api.open": "A message, which counts as read from then on; its HTML is safe to show",
  "temp-mail.api.discard": "Delete a message",
  "temp-mail.api.body": "A message's HTML as a page for a frame; remote pictures only with `images=1`",
  "temp-mail.api.attachment": "A file of a message, only ever as a download",
  "temp-mail.api.events": "A stream with an `inbox` event whenever something changes in the mailbox",
  "temp-mail.api.receive":
    "Hand over a raw message (RFC 5322) for the mailbox `to`, with the operator's secret as bearer",

  "temp-mail.name.api": "the name that the address begins with, before some random signs",
  "temp-mail.token.api": "The only key to the mailbox.",
  "temp-mail.images.api": "loads pictures from elsewhere",
  "temp-mail.to.api": "the mailbox's address",
  "temp-mail.q.api": "words of the sender, the subject or the text; the first 8 count",
} satisfies Record<keyof typeof vi, string>;
