import { bareWebAddress } from "../../core/web-address.ts";

const mailOrWeb = new Set(["http:", "https:", "mailto:"]);

/** An absolute web or mail address, normalised; null for everything else, `javascript:` above all. */
export function safeHref(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && mailOrWeb.has(url.protocol) ? url.href : null;
}

/** `(address "title")`; whitespace is bounded, so that a failed attempt costs no more than the address. */
const target =
  /\( {0,3}<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: {1,3}(?:"[^"\n]*"|'[^'\n]*'))? {0,3}\)/y;

/** What follows `[text]`. */
export function startOfLink(source: string, at: number): { href: string; end: number } | null {
  target.lastIndex = at;
  const [whole, href] = target.exec(source) ?? [];
  return whole !== undefined && href ? { href, end: at + whole.length } : null;
}

const bare = /(<)?(https?:\/\/[^\s<>"'`|\\^{}[\]、。，；：！？）」』】]+)(>)?/iy;

export type BareUrl = {
  /** Null when it only looked like an address. */
  readonly href: string | null;
  readonly text: string;
  readonly length: number;
};

/** An address that stands in the text as it is, or in angle brackets. */
export function urlAt(source: string, at: number): BareUrl | null {
  bare.lastIndex = at;
  const [whole, open, address = "", close] = bare.exec(source) ?? [];
  if (whole === undefined || (open && !close)) return null;
  const text = open ? address : bareWebAddress(address);
  return { href: safeHref(text), text, length: open ? whole.length : text.length };
}
