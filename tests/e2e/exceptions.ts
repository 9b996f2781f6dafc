import { test } from "bun:test";
import { blocksStorage, isOldBrowser } from "#tests/support/people/browser-profile.ts";

const signsIn = "nobody can be signed in without cookies; no-storage.test.ts has what is said instead";
const isKept = "nothing is kept for a later page; the tool works on the one that is open";
const keepsNothing =
  "the browser refuses service workers with all else; the tools work while there is a network";
const byCookie = "the cookie is the key to it; no-storage.test.ts has the warning that is shown instead";

const inTheTab =
  "the tab keeps nothing either; what is opened is sent, as the pages' sentences on privacy say";

const popovers =
  "without popovers the field stands in the page, which Chromium hides whatever its scripts may do";

/** The journeys that a browser cannot make by its nature, each with what its visitors have instead. */
export const exceptions: Readonly<Record<"old" | "no-storage", Readonly<Record<string, string>>>> = {
  old: {
    "Ctrl with K opens the field over any page, and Escape closes it": popovers,
    "thorough: a used tool is offered first, and can be pinned": popovers,
    "thorough: in the underground: what was visited works without the server, and the rest says that it needs it":
      "without Intl.Segmenter the server counts a text; the codes and hashes of that journey work",
    "thorough: whatever is typed, pasted, chosen and pressed in haste on /text-analyzer?tab=analyze, the answer is that of the last":
      "without Intl.Segmenter nothing is answered there before its button is pressed",
    "thorough: the code in a picture is read on the device, chosen or dropped, and a picture without one is told":
      "without ClipboardItem no button to copy a picture is shown; the rest of that journey works",
    "what was copied is pasted by a button where the browser lets a page read it":
      "Clipboard.readText is newer; there the long press of the field pastes",
  },
  "no-storage": {
    "thorough: in the underground: what was visited works without the server, and the rest says that it needs it":
      keepsNothing,
    "nothing of a visitor's own is kept": keepsNothing,
    "thorough: on a slow line an address with a question gets its own answer, and one that is kept what was kept":
      keepsNothing,
    "thorough: an update shows no page with another build's files, online or off": keepsNothing,
    "a visitor signs in, is known on every page, and signs out": signsIn,
    "thorough: in English the sign-in ends on the English home page": signsIn,
    "without scripts a visitor signs in, is known, and signs out": signsIn,
    "the token leaves the address, and the way back does not lead to it": signsIn,
    "a token that another browser was given is not taken": signsIn,
    "an error of the provider is told, as text, and nobody is signed in":
      "the same is told; there is no storage to look for a token in",
    "a token that has ended is thrown away, and the visitor is somebody to sign in again": signsIn,
    "thorough: home first offers the page that the sign-in was begun on, with what was typed, which no address has":
      signsIn,
    "thorough: without scripts home offers the page that the sign-in was begun on": signsIn,
    "with scripts somebody who is signed in saves all that is theirs, then deletes the account": signsIn,
    "without scripts somebody who is signed in saves all that is theirs, then deletes the account": signsIn,
    "the panel opens with what there is, and looks again after each generation": signsIn,
    "thorough: what a browser puts back into the fields, and what waited for a sign-in, is what the code says":
      signsIn,
    "thorough: what is made again from the history is what the form says": signsIn,
    "thorough: an entry is made again, and the whole history is saved as a file": signsIn,
    "without scripts the history is a page of its own, in as many columns as fit, that can be emptied":
      signsIn,
    "a signed-in visitor makes a link, copies it, watches its clicks, moves it and deletes it": signsIn,
    "thorough: the pages that have more for a visitor who is signed in, at 360 px: no axe violation, no complaint, nothing sticks out":
      signsIn,
    "the user menu lives at once where a token is stored, and nowhere else": signsIn,
    "with scripts a visitor ends the session of another device, and then signs out everywhere": signsIn,
    "with scripts what was made is found without accents, made again and deleted, in English": signsIn,
    "without scripts the same page lists, filters and deletes on a phone, in Vietnamese": signsIn,
    "thorough: a tool that is pinned on one device stands first on the other, and can be unpinned without scripts":
      signsIn,
    "thorough: a used tool is offered first, and can be pinned": isKept,
    "a visitor writes notes, finds one, changes, shares and deletes it": byCookie,
    "thorough: after a deletion the focus is on the note that took the place, then on the heading": byCookie,
    "without scripts a note that burns is written by one visitor and read once by another": byCookie,
    "without scripts a press that comes twice makes one note": byCookie,
    "a visitor seals a note; who has the whole address reads it, and nothing that is sent has its text or key":
      byCookie,
    "a visitor without scripts makes a mailbox, reads and deletes": byCookie,
    "a short link, a note's page and a mailbox's address are handed on in one press": byCookie,
    "a mailbox takes two gestures on a phone, and the code of a mail one more": byCookie,
    "a VietQR code of one's own account takes four gestures on a phone": isKept,
    "what was sent to a page by any way is no sample on the page that answers it": isKept,
    "what is opened in a tool from the field for tools is answered there, and sent nowhere": inTheTab,
    "thorough: whatever is opened in a tool from the field for tools is answered there, and sent nowhere":
      inTheTab,
    "the mailbox outlives a visit, and is forgotten when it is deleted": isKept,
    "thorough: a saved token finds its mailbox again without the cookie, and one that opens nothing is thrown away":
      isKept,
  },
};

/** A test of what visitors do, but for those whose browser is an exception. */
export function journey(name: string, body: () => unknown): void {
  const isException =
    (isOldBrowser && Object.hasOwn(exceptions.old, name)) ||
    (blocksStorage && Object.hasOwn(exceptions["no-storage"], name));
  test.skipIf(isException)(name, async () => void (await body()));
}
