import { bareWebAddress } from "../../core/web-address.ts";

export type TextPart = { readonly text: string; readonly href?: string };

const address = /https?:\/\/[^\s<>"'“”‘’]+/gi;

/** Splits plain text at the web addresses in it; only http and https become links. */
export function linkParts(noteText: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: match, index } of noteText.matchAll(address)) {
    const webAddress = bareWebAddress(match);
    if (!URL.canParse(webAddress)) continue;
    if (index > from) parts.push({ text: noteText.slice(from, index) });
    parts.push({ text: webAddress, href: new URL(webAddress).href });
    from = index + webAddress.length;
  }
  if (from < noteText.length) parts.push({ text: noteText.slice(from) });
  return parts;
}
