import { message } from "#core/i18n.ts";
import { type ValueOf, formsOf, plainText, readValue, valuesAmong } from "#core/pasted-value.ts";
import { readOne } from "#core/pasted.ts";
import { type Reading, maxPasted } from "#core/reading.ts";
import { isTextInBase64 } from "./base64-text.ts";

const media = String.raw`data:[\w.+/-]{0,127}(?:;[\w.+-]{1,64}=[\w.+-]{1,64}){0,4};base64,`;
/** The address that Base64 may stand in. */
export const mediaStart = new RegExp(`^${media}`, "i");
const atLineStart = new RegExp(`^${media}`, "gim");
const inText = new RegExp(String.raw`(${media})([\w+/=%-]+)`, "gi");

const escapes: Readonly<Record<string, string>> = { "%2b": "+", "%2f": "/", "%3d": "=" };
const withoutEscapes = (base64: string): string =>
  base64.replace(/%(?:2b|2f|3d)/gi, (escape) => escapes[escape.toLowerCase()] ?? escape);

/** Lines in capitals and dashes around it, as keys and certificates have them. */
const armour = /^-{5}BEGIN [^\n]{1,40}-{5}\n([\w+/=\s-]+?)\n-{5}END [^\n]{1,40}-{5}$/;

/** Base64 alone, behind the scheme of a header, or in armour; of several lines all but the last are as long as each other. */
const base64Of: ValueOf = (text) => {
  const inside = armour.exec(text)?.[1] ?? text.replace(/^basic\s+(?=\S+$)/i, "");
  const lines = inside.split("\n");
  const isEven = lines.slice(0, -1).every((line) => line.length === lines[0]?.length);
  return isEven && /^[\w+/-]+={0,2}$/.test(lines.join("")) ? inside : null;
};

/** A word that only Base64 is: what it stands for can be read, or it has its padding, or all kinds of letters and many of them. */
const isTelling = (word: string): boolean =>
  isTextInBase64(word) ||
  /^[\w+/-]{10,}={1,2}$/.test(word) ||
  (/^[\w+/-]{24,}$/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word));
const tellingOf: ValueOf = (word) => (isTelling(word) ? word : null);

/** Letters of Base64 and blanks, where no single word of them says that the others are no part of it. */
const isAlone = (text: string): boolean =>
  /^(?!\s*__)[\w+/=\s-]+$/.test(text) && text.split(/\s+/).filter(isTelling).length !== 1;

/**
 * Base64 out of the `data:` address it stands in, each line's, or the one in a page's source; else out of a header, armour,
 * quotes or the words around it. Alone it stays to the letter.
 */
export function readBase64(text: string): Reading {
  const visible = text.replace(/\p{Cf}/gu, "");
  const plain = text.length > maxPasted ? visible : plainText(text);
  if (!/data:/i.test(plain))
    return visible.length > maxPasted || isAlone(visible)
      ? { value: visible }
      : readValue(text, base64Of, (plain) => valuesAmong(plain, tellingOf));
  if (text.length <= maxPasted || /^\s*data:/i.test(plain))
    for (const { value } of formsOf(plain)) {
      const bare = withoutEscapes(value.replace(atLineStart, ""));
      if (/^data:/i.test(value) && /^[\w+/=\s-]+$/.test(bare))
        return { value: bare, took: [...new Set(value.match(atLineStart))] };
    }
  const spans = [...plain.matchAll(inText)].map(({ 0: whole, 2: base64 = "", index }) => ({
    value: withoutEscapes(base64),
    at: index,
    end: index + whole.length,
  }));
  return spans.length > 0 ? readOne(plain, spans, message("reading.several")) : { value: text };
}
