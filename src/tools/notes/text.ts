import { bareWebAddress } from "#core/web-address.ts";

export type TextPart = { readonly text: string; readonly href?: string };

const webAddressPattern = /https?:\/\/[^\s<>"'“”‘’]+/gi;

/** Splits plain text at the web addresses in it; only http and https become links. */
export function linkParts(noteText: string): TextPart[] {
  const textParts: TextPart[] = [];
  let partStart = 0;
  for (const { 0: matchedLink, index } of noteText.matchAll(webAddressPattern)) {
    const webAddress = bareWebAddress(matchedLink);
    if (!URL.canParse(webAddress)) continue;
    if (index > partStart) textParts.push({ text: noteText.slice(partStart, index) });
    textParts.push({ text: webAddress, href: new URL(webAddress).href });
    partStart = index + webAddress.length;
  }
  if (partStart < noteText.length) textParts.push({ text: noteText.slice(partStart) });
  return textParts;
}
