import { plainSigns, readOne, unquoted } from "../../core/pasted.ts";
import { message } from "../../core/i18n.ts";
import type { Reading } from "../../core/reading.ts";

const media = String.raw`data:[\w.+/-]{0,127}(?:;[\w.+-]{1,64}=[\w.+-]{1,64}){0,4};base64,`;
/** The address that Base64 may stand in. */
export const mediaStart = new RegExp(`^${media}`, "i");
const atLineStart = new RegExp(`^${media}`, "gim");
const inText = new RegExp(String.raw`(${media})([\w+/=%-]+)`, "gi");

const escapes: Readonly<Record<string, string>> = { "%2b": "+", "%2f": "/", "%3d": "=" };
const withoutEscapes = (base64: string): string =>
  base64.replace(/%(?:2b|2f|3d)/gi, (escape) => escapes[escape.toLowerCase()] ?? escape);

const withoutQuotes = (text: string): string => (/^\s*["'`“„«]/.test(text) ? unquoted(text) : text);

/** Base64 out of the `data:` address it stands in, each line's, or the one in a page's source; all else stays as it is. */
export function readBase64(text: string): Reading {
  if (!/data:/i.test(text)) return { value: withoutQuotes(text.replace(/\p{Cf}/gu, "")) };
  const plain = unquoted(plainSigns(text));
  const found = plain.match(atLineStart) ?? [];
  if (found.length > 0 && /^data:/i.test(plain))
    return { value: withoutEscapes(plain.replace(atLineStart, "")), took: [...new Set(found)] };
  const spans = [...plain.matchAll(inText)].map(({ 0: whole, 2: base64 = "", index }) => ({
    value: withoutEscapes(base64),
    at: index,
    end: index + whole.length,
  }));
  return spans.length > 0 ? readOne(plain, spans, message("reading.several")) : { value: text };
}
