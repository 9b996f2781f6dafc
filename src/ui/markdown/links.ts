import { bareWebAddress } from "#core/web-address.ts";

const mailOrWeb = new Set(["http:", "https:", "mailto:"]);

/** An absolute web or mail address, normalised; null for everything else, `javascript:` above all. */
export function safeHref(linkAddress: string): string | null {
  const url = URL.canParse(linkAddress) ? new URL(linkAddress) : null;
  return url && mailOrWeb.has(url.protocol) ? url.href : null;
}

/** `(address "title")`; whitespace is bounded, so that a failed attempt costs no more than the address. */
const linkTarget =
  /\( {0,3}<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: {1,3}(?:"[^"\n]*"|'[^'\n]*'))? {0,3}\)/y;

/** What follows `[text]`. */
export function startOfLink(
  markdownSource: string,
  sourceOffset: number,
): { href: string; end: number } | null {
  linkTarget.lastIndex = sourceOffset;
  const [wholeTarget, linkHref] = linkTarget.exec(markdownSource) ?? [];
  return wholeTarget !== undefined && linkHref
    ? { href: linkHref, end: sourceOffset + wholeTarget.length }
    : null;
}

const bareUrlPattern = /(<)?(https?:\/\/[^\s<>"'`|\\^{}[\]、。，；：！？）」』】]+)(>)?/iy;

export type BareUrl = {
  /** Null when it only looked like an address. */
  readonly href: string | null;
  readonly text: string;
  readonly length: number;
};

/** An address that stands in the text as it is, or in angle brackets. */
export function urlAt(markdownSource: string, sourceOffset: number): BareUrl | null {
  bareUrlPattern.lastIndex = sourceOffset;
  const [wholeUrl, openBracket, urlAddress = "", closeBracket] = bareUrlPattern.exec(markdownSource) ?? [];
  if (wholeUrl === undefined || (openBracket && !closeBracket)) return null;
  const urlText = openBracket ? urlAddress : bareWebAddress(urlAddress);
  return { href: safeHref(urlText), text: urlText, length: openBracket ? wholeUrl.length : urlText.length };
}
