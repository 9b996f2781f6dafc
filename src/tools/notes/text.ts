export type TextPart = { readonly text: string; readonly href?: string };

const address = /https?:\/\/[^\s<>"'“”‘’]+/gi;

/** What ends a sentence or closes a bracket around an address is no part of it. */
function trimAddress(found: string): string {
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    const isClosing = last === ")" && !found.slice(0, end).includes("(");
    if (!/[.,;:!?\]}…]/.test(last) && !isClosing) break;
  }
  return found.slice(0, end);
}

/** Splits plain text at the web addresses in it; only http and https become links. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = trimAddress(found);
    if (!URL.canParse(written)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: written, href: new URL(written).href });
    from = index + written.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
