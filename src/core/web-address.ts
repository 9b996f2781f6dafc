import { withoutEnd } from "./without-end.ts";

/** `shop.vn/a` is meant as `https://shop.vn/a`; anything else stays as it is. */
export function withScheme(addressText: string): string {
  const host = /^[^\s:/?#@]+(?=[/?#]|$)/.exec(addressText)?.[0] ?? "";
  return /.[.．。]./.test(host) ? `https://${addressText}` : addressText;
}

const hasName = ({ hostname }: URL): boolean =>
  hostname.length <= 253 && hostname.split(".").every((label) => label.length <= 63);

/** The address as something to link to; null where it is none, or its host has a name that DNS cannot have (RFC 1035, 2.3.4). */
export function linkedAddress(addressText: string): URL | null {
  const url = URL.canParse(addressText) ? new URL(addressText) : null;
  return url && hasName(url) ? url : null;
}

/** Endings that files have more often than sites: `README.md`, `backup.zip`. */
export const isFileName = (name: string): boolean =>
  /^[^.]+\.(?:md|py|sh|pl|rs|ps|cc|mov|zip|so|java|cab|map)$/i.test(name);

const bracketPairs = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);

const countOf = (addressText: string, bracketSign: string): number =>
  addressText.split(bracketSign).length - 1;

/** What a sentence has behind an address: its marks and quotes in the scripts of the world, and emoji. */
const behind =
  /[.,;:!?*_~…"'`“”„‟‘’‚‛«»‹›「」『』【】《》〈〉（）［］，。、；：！？｡､・،؛؟।|<>\\]|[\p{Extended_Pictographic}\ufe0f]/u;

/** The sign that ends before a place, of one or two UTF-16 units; none at the beginning. */
const lastSignOf = (text: string, end: number): string =>
  /[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, end - 2), end))
    ? text.slice(end - 2, end)
    : text.slice(Math.max(0, end - 1), end);

/**
 * An address as it stands in a text, without what belongs to the sentence: punctuation at its end, and a closing bracket
 * that it did not open (GFM, section 6.9).
 */
export function bareWebAddress(addressText: string): string {
  const unopened = new Map<string, number>();
  let end = addressText.length;
  for (let last = lastSignOf(addressText, end); last !== ""; last = lastSignOf(addressText, end)) {
    const opening = bracketPairs.get(last);
    if (opening !== undefined) {
      const left = unopened.get(last) ?? countOf(addressText, last) - countOf(addressText, opening);
      if (left <= 0) break;
      unopened.set(last, left - 1);
    } else if (!behind.test(last)) break;
    end -= last.length;
  }
  return addressText.slice(0, end);
}

/** Pages of a wiki are called as what they are about, with its marks: `Washington,_D.C.`, `Yahoo!`. */
const isOfWiki = (addressText: string): boolean => /\/wiki\//i.test(addressText);

/**
 * An address that was pasted alone. It may end in what a key of letters ends in, and on a wiki in a mark, but not in a
 * comma, nor in a quote or a bracket that it did not open.
 */
export function loneWebAddress(addressText: string): string {
  const end = bareWebAddress(addressText).length;
  const own = isOfWiki(addressText) ? /[^.!?*_~:']/ : /[^*_~]/;
  const at = addressText.slice(end).search(own);
  return at < 0
    ? addressText
    : withoutEnd(addressText.slice(0, end + at), isOfWiki(addressText) ? "!?*_~:'" : "*~");
}

type TextPart = { readonly text: string; readonly href?: string };

const webAddressPattern = /https?:\/\/[^\s<>"'“”‘’]+/gi;

/** Splits plain text at the web addresses in it; only http and https become links. */
export function linkParts(noteText: string): TextPart[] {
  const textParts: TextPart[] = [];
  let partStart = 0;
  for (const { 0: matchedLink, index } of noteText.matchAll(webAddressPattern)) {
    const webAddress = bareWebAddress(matchedLink);
    const href = linkedAddress(webAddress)?.href;
    if (href === undefined) continue;
    if (index > partStart) textParts.push({ text: noteText.slice(partStart, index) });
    textParts.push({ text: webAddress, href });
    partStart = index + webAddress.length;
  }
  if (partStart < noteText.length) textParts.push({ text: noteText.slice(partStart) });
  return textParts;
}
