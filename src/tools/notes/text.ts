export type TextPart = { readonly text: string; readonly href?: string };

const address = /https?:\/\/[^\s<>"'“”‘’]+/gi;

/** What ends a sentence or closes a bracket around an address is no part of it. */
function trimAddress(match: string): string {
  const opening = match.indexOf("(");
  let end = match.length;
  for (; end > 0; end -= 1) {
    const last = match.charAt(end - 1);
    const isClosing = last === ")" && (opening < 0 || opening >= end);
    if (!/[.,;:!?\]}…]/.test(last) && !isClosing) break;
  }
  return match.slice(0, end);
}

/** Splits plain text at the web addresses in it; only http and https become links. */
export function linkParts(noteText: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: match, index } of noteText.matchAll(address)) {
    const webAddress = trimAddress(match);
    if (!URL.canParse(webAddress)) continue;
    if (index > from) parts.push({ text: noteText.slice(from, index) });
    parts.push({ text: webAddress, href: new URL(webAddress).href });
    from = index + webAddress.length;
  }
  if (from < noteText.length) parts.push({ text: noteText.slice(from) });
  return parts;
}
