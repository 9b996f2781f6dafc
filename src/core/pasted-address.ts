import { message } from "./i18n.ts";
import { type Span, halfWidth, plainSigns, readOne, unquoted } from "./pasted.ts";
import { bareAddressesIn, bareWord, isLabelled } from "./pasted-name.ts";
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

/**
 * A web address out of the words around it. One without them stays to the letter; where it has a blank inside, and goes on
 * behind it like an address, it cannot be told where it ends.
 */
export function readWebAddress(text: string): Reading {
  const signs = unquoted(plainSigns(text)).replace(/[,;](?=https?:\/\/)/gi, " ");
  const plain = halfWidth(signs);
  if (!/\s/.test(plain) && !/https?:\/\//i.test(plain) && !isLabelled(plain))
    return { value: bareWord(plain) || text };
  if (!/\s/.test(plain) && /^https?:\/\//i.test(plain)) {
    const [typed, lone] = [text.trim(), halfWidth(loneWebAddress(signs))];
    return { value: /\s/.test(typed) || typed.length !== lone.length ? lone : typed };
  }
  const whole = [...plain.matchAll(inText)].map(({ 0: word, index }): Span => {
    const value = bareWord(word);
    return { value, at: index, end: index + value.length };
  });
  const spans = whole.length > 0 ? whole : bareAddressesIn(plain);
  const [first] = spans;
  if (!first) return { value: text };
  const rest = plain.slice(first.end);
  if (spans.length === 1 && first.at === 0 && isTypedQuery(first.value)) return { value: text.trim() };
  if (spans.length === 1 && rest.startsWith(" ") && isGoingOn(rest.slice(1)))
    return { refused: message("reading.blank") };
  return readOne(plain, spans, message("reading.several"));
}
