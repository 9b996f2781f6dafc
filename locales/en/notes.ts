import type { notes as vi } from "#locales/vi/notes.ts";

export const notes = {
  "notes.label": "Notes",
  "notes.short": "Notes",
  "notes.line": "Shared by link, gone on time",
  "notes.lead": "Write a note, send it as a link, and say when it deletes itself.",
  "notes.title": "shared by a link",
  "notes.summary":
    "Write notes without signing in, find them again, share them by a private link, let them expire or burn after reading.",
  "notes.intro":
    "Write something down and find it again. {signIn|Without signing in your notes belong to this browser; signed in you have them on every device|Your notes belong to this browser}.",
  "notes.privacy":
    "Notes are stored on the server as plain text, which you, whoever has the share link and the people who run the server can read. If you encrypt one on the device, the server holds only the encrypted text, without the key.",
  "notes.faq.1.q": "Who can see my notes?",
  "notes.faq.1.a":
    "You, whoever has a note's share link, and the people who run the server unless you encrypt the note. That link is long and random, so nobody can guess it; you can stop sharing or change the link at any time.",
  "notes.faq.2.q": "How does “burn after reading” work?",
  "notes.faq.2.a":
    "The reader opens the link, presses a button to read, and at that moment the note is deleted from the server. Previews of messaging apps do not burn it, because only the button opens it.",
  "notes.faq.3.q": "How long are notes kept{signIn| when I am not signed in|}?",
  "notes.faq.3.a":
    "For 400 days after the last change, 60 days if you never come back to them, or less if you choose so. If you clear the browser's cookies they cannot be found again{signIn|; when you sign in they move to your account|}.",

  "notes.form": "Write a note",
  "notes.optional": "optional",
  "notes.field.title": "Title",
  "notes.field.content": "Content",
  "notes.field.content.hint": "At most 64 KB, some 10,000 words.",
  "notes.expires": "Delete after",
  "notes.expires.keep": "As it is now",
  "notes.expires.never": "Never",
  "notes.expires.1h": "1 hour",
  "notes.expires.1d": "1 day",
  "notes.expires.7d": "7 days",
  "notes.expires.30d": "30 days",
  "notes.burn": "Burn after reading: delete it as soon as somebody opens it by its share link",
  "notes.create": "Save the note",
  "notes.busy": "Saving…",
  "notes.result": "Result",
  "notes.lost":
    "The note was sent, but your browser blocks cookies, so it cannot be found again. Allow cookies, then write it again.",
  "notes.left":
    "Notes of this browser that your account has no room for: {count}. They stay in this browser: sign out to read them, or delete some notes of your account and sign in again.",
  "notes.saved": "The note is saved.",

  "notes.list": "Your notes",
  "notes.list.busy": "Loading the list…",
  "notes.list.empty": "No notes yet. A saved note looks like this, and “ca ro” finds it:",
  "notes.list.more": "Show more",
  "notes.search": "Search your notes",
  "notes.search.hint": "Marks and capitals do not matter: “di cho” finds “Đi chợ”.",
  "notes.search.go": "Search",
  "notes.search.none": "No note has “{words}” in it.",
  "notes.search.clear": "Show all",
  "notes.untitled": "(Untitled)",
  "notes.updated": "Changed {time}",
  "notes.expiresAt": "Deleted {time}",
  "notes.burns": "Burns after reading",
  "notes.edit": "Edit",
  "notes.edit.title": "Edit the note",
  "notes.save": "Save changes",
  "notes.cancel": "Cancel",
  "notes.delete": "Delete",
  "notes.delete.confirm": "Delete the note “{name}”? This cannot be undone.",
  "notes.delete.yes": "Delete the note",
  "notes.share": "Share",
  "notes.share.who": "Whoever has this link can read the note, but not change it.",
  "notes.share.burn": "The first person to open this link reads the note. Then it is deleted.",
  "notes.share.open": "Open the shared page",
  "notes.share.qr": "QR code of the link",
  "notes.share.qr.alt": "QR code that opens this note",
  "notes.share.stop": "Stop sharing",
  "notes.share.renew": "Change the link",
  "notes.share.start": "Share again",
  "notes.share.off": "Not shared: no link opens this note any more.",

  "notes.seal": "Encrypt on this device: the server cannot read it",
  "notes.seal.hint":
    "The key is only in the link, shown once after saving. Lose the link and the note is lost; it can be neither searched nor edited.",
  "notes.seal.insecure":
    "Browsers encrypt only on pages opened over https; this browser may also be too old.",
  "notes.seal.withoutScript":
    "Encrypting on the device needs JavaScript; without it notes are stored as plain text.",
  "notes.seal.tooLarge": "Too long to encrypt: about 48 KB at most. The note was not sent.",
  "notes.seal.keep":
    "Save this link now. What follows the # is the key: the server does not have it, and this page will not show it again.",
  "notes.sealed.title": "An encrypted note",
  "notes.sealed.own": "Only the whole link that you saved when you wrote it opens this note.",
  "notes.share.sealed":
    "This address lacks the key. Send the whole link that you saved, or put # and the key behind this address.",
  "notes.sealed.busy": "Decrypting…",
  "notes.sealed.withoutScript":
    "This note is encrypted and can only be decrypted on your device, which needs JavaScript.",
  "notes.sealed.local": "Decrypted on your device. The server does not know what it says.",
  "notes.sealed.noKey":
    "The link lacks its key, which is what follows the #. Ask for the whole link, or paste it here.",
  "notes.sealed.wrongKey": "This key does not open the note: the link is wrong, or the text was changed.",
  "notes.sealed.unreadable": "This text was not encrypted by our page, so the page cannot decrypt it.",
  "notes.sealed.insecure": "This browser cannot decrypt here: open the page over https, in a newer browser.",
  "notes.sealed.key": "The whole link, or the key",
  "notes.sealed.unseal": "Decrypt",

  "notes.shared.summary": "A note shared on {site}.",
  "notes.unopened.title": "A note to read once",
  "notes.unopened.text":
    "This note is deleted as soon as you open it. Open it only when you are ready to read: it cannot be opened again.",
  "notes.unopened.open": "Open and burn the note",
  "notes.opened":
    "The note is deleted from the server. Copy what you need: once you leave this page it is gone.",
  "notes.missing": "This note does not exist, has expired, has been read, or is no longer shared.",
  "notes.write": "Write a note of your own",

  "notes.example.title": "Shopping",
  "notes.example.note": "Buy: cá rô, water spinach, 2 pomelos\nDirections: https://example.com/cho-ben-thanh",

  "notes.invalid.notSealed":
    "Encrypted content must be one run of ASCII characters without spaces. The note was not saved.",
  "notes.invalid.tooLarge": "The content is too long: 64 KB at most.",
  "notes.ownerFull": "Your notes fill all the space there is for them. Delete some before you write more.",
  "notes.anonymousFull": "The space for notes without an account is used up.",
  "notes.siteFull":
    "The site has no room for more notes at present. Yours are safe; deleting and shortening them still works.",
  "notes.tooMany":
    "You already have {max} notes, the most there can be. Delete old ones before writing more.",

  "notes.api.list": "List or search your own notes: the user's, or the anonymous browser's by its cookie",
  "notes.api.create": "Write a note",
  "notes.api.change": "Write your own note anew; its id and key stay",
  "notes.api.remove": "Delete your own note",
  "notes.api.share": "Stop sharing your own note, or share it under a new key",
  "notes.api.preview": "Read a note by its key; one that burns stays unopened",
  "notes.api.open": "Open a note by its key; one that burns is deleted by it",
} satisfies Record<keyof typeof vi, string>;
