import { parse } from "tldts";
import { type Span, unquoted } from "./pasted.ts";
import { plainText, readValue } from "./pasted-value.ts";
import type { Reading } from "./reading.ts";
import { bareWebAddress, isFileName } from "./web-address.ts";

const label = String.raw`[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]{0,62}`;
const rest = String.raw`[^\s<>"“”‘’«»「」『』（），。、；：！？|]*`;

/** A name that may have a scheme or a mailbox before it, and a port and a path behind it. */
const named = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_.@/-])(https?:\/\/)?([\w.+-]{1,64}@)?((?:${label}\.)+${label})(:\d{1,5}(?!\d))?([/?#]${rest})?`,
  "giu",
);

/** Whether names end so on the public DNS, and there is more than such an ending. */
export const isName = (name: string): boolean => {
  const { isIcann, domain } = parse(name);
  return isIcann === true && domain !== null && !isFileName(name);
};

/** Of files that people send each other; none is a top-level domain, and no sentence begins so. */
const fileEnding =
  /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|heic|svg|psd|txt|csv|html?|js|css|mp[34]|rar|7z)$/i;

/** A name without the word of the next sentence, which nobody has put a blank before: `shop.vn.Thanks`; no file's. */
function withoutNextWord(name: string): string | null {
  if (isName(name)) return name;
  if (fileEnding.test(name)) return null;
  const shorter = name.slice(0, name.lastIndexOf("."));
  return shorter.includes(".") && isName(shorter) ? shorter : null;
}

/** A name of the public DNS in a text: what of the text is its address, and the name alone in small letters. */
type Named = { readonly address: Span; readonly host: string; readonly isMail: boolean };

function namesIn(text: string): readonly Named[] {
  return [...text.matchAll(named)].flatMap((match): readonly Named[] => {
    const {
      0: whole,
      1: scheme = "",
      2: mailbox = "",
      3: found = "",
      4: port = "",
      5: path = "",
      index,
    } = match;
    const name = withoutNextWord(found);
    if (name === null) return [];
    const value =
      name === found ? bareWebAddress(scheme + mailbox + name + port + path) : scheme + mailbox + name;
    const address = { value, at: index, end: index + (name === found ? whole.length : value.length) };
    return [{ address, host: name.toLowerCase(), isMail: mailbox !== "" }];
  });
}

/** The web addresses without a scheme in a text. */
export const bareAddressesIn = (text: string): readonly Span[] =>
  namesIn(text).flatMap(({ address, isMail }) => (isMail ? [] : [address]));

const before =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f([{<>"'`“”„‟‘’‚‛«»‹›「『【《〈（［→•·~]|\*(?!\.))+/u;

/** A word without what belongs to the sentence; an address of version 6 may end in colons. */
export const bareWord = (word: string): string =>
  /^[\da-f:.]+$/i.test(word) ? word : bareWebAddress(word.replace(before, ""));

/** A name out of the words around it, or out of the one address among them; one word alone stays, without a sentence's signs. */
export function readHost(text: string): Reading {
  const reading = readValue(
    text,
    (name) => (/^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*$/u.test(name) && isName(name) ? name : null),
    (plain) => namesIn(plain).map(({ address, host }): Span => ({ ...address, value: host })),
  );
  if ("refused" in reading || reading.value !== text) return reading;
  const plain = unquoted(plainText(text));
  if (!/\s/.test(plain)) return { value: bareWord(plain) || text };
  // Keyboards of phones put a blank behind a dot.
  const joined = plain.replace(/ ?\. ?/g, ".");
  return { value: !/\s/.test(joined) && isName(joined) ? joined.toLowerCase() : text };
}
