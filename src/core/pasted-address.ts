import { message } from "./i18n.ts";
import { bareAddressesIn, bareWord } from "./pasted-name.ts";
import { type ValueOf, plainText, readValue } from "./pasted-value.ts";
import { type Span, halfWidth, plainSigns, unquoted } from "./pasted.ts";
import type { Reading } from "./reading.ts";
import { loneWebAddress } from "./web-address.ts";

const inText = /https?:\/\/[^\s<>"“”‘’«»「」『』（），。、；：！？|]+/gi;

/** Behind a blank it goes on like an address: another folder, a file, a parameter. */
const isGoingOn = (rest: string): boolean => /^[^\s]*[/?&=%#]|^[^\s]+\.\p{L}{2,4}(?:\s|$)/u.test(rest);

/** What is copied has its letters as percents: a question in plain Vietnamese was typed, and may have blanks in it. */
function isTypedQuery(address: string): boolean {
  const at = address.indexOf("?");
  return at >= 0 && /[^\p{ASCII}]/u.test(address.slice(at));
}

/** An address with its scheme, or a name with a path or a port, that nothing of a sentence is glued to. */
const addressOf: ValueOf = (word) => {
  if (/\s|[,;]https?:\/\//i.test(word) || bareWord(word) !== word) return null;
  if (/^https?:\/\/[^\s<>"“”‘’«»「」『』|]+$/i.test(word)) return word;
  const [only, other] = bareAddressesIn(word);
  return only && !other && only.at === 0 && only.end === word.length ? word : null;
};

function addressesIn(plain: string): readonly Span[] {
  const marked = plain.replace(/[,;](?=https?:\/\/)/gi, " ");
  const whole = [...marked.matchAll(inText)].map(({ 0: word, index }): Span => {
    const value = bareWord(word);
    return { value, at: index, end: index + value.length };
  });
  return whole.length > 0 ? whole : bareAddressesIn(marked);
}

/**
 * A web address out of the words around it. One without them stays to the letter; where it has a blank inside, and goes on
 * behind it like an address, it cannot be told where it ends.
 */
export function readWebAddress(text: string): Reading {
  const typed = unquoted(plainSigns(text));
  if (/^https?:\/\/\S+$/i.test(typed) && !/[,;]https?:\/\//i.test(typed)) {
    const lone = loneWebAddress(typed);
    return { value: lone === text.trim() ? lone : halfWidth(lone) };
  }
  const plain = plainText(text);
  const [first, other] = addressesIn(plain);
  if (first && !other) {
    const rest = plain.slice(first.end);
    if (first.at === 0 && isTypedQuery(first.value) && rest !== "") return { value: text.trim() };
    if (rest.startsWith(" ") && isGoingOn(rest.slice(1))) return { refused: message("reading.blank") };
  }
  const reading = readValue(text, addressOf, addressesIn);
  if ("refused" in reading || reading.value !== text) return reading;
  return /\s/.test(plain.trim()) ? reading : { value: bareWord(unquoted(plain)) || text };
}
