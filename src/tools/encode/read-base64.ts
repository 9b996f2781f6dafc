import { message } from "#core/i18n.ts";
import { type ValueOf, formsOf, plainText, readValue, valuesAmong } from "#core/pasted-value.ts";
import { readOne } from "#core/pasted.ts";
import { type Reading, maxPasted } from "#core/reading.ts";
import { decodeUtf8 } from "#core/utf8.ts";
import { withoutEnd } from "#core/without-end.ts";

/** The bytes that Base64 of either alphabet stands for, padded or not; null when it stands for none, or ends in bits that mean nothing. */
function bytesOf(base64: string): Uint8Array | null {
  const digits = base64
    .replace(/={1,2}$/, "")
    .replaceAll("-", "+")
    .replaceAll("_", "/");
  try {
    const binary = atob(digits);
    if (withoutEnd(btoa(binary), "=") !== digits) return null;
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

export const isBase64 = (text: string): boolean => bytesOf(text) !== null;

/** What Base64 stands for as UTF-8; null when it stands for none. */
export function textOfBase64(base64: string): string | null {
  const bytes = bytesOf(base64);
  return bytes && decodeUtf8(bytes, { keepsMark: true });
}

/** Whether a text is one that is read, without signs that no keyboard makes. */
export const isReadable = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters are what it is about
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/.test(text);

const minBase64 = 8;

/** What stands for a text that one can read; a word of letters and digits may be Base64 of bytes that say nothing. */
export function isTextInBase64(text: string): boolean {
  if (!/^[\w+/-]+={0,2}$/.test(text) || text.length < minBase64) return false;
  const decoded = textOfBase64(text);
  return decoded !== null && isReadable(decoded);
}

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
