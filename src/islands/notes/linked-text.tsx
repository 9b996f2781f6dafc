import { langOfText } from "#core/vietnamese.ts";
import { visibleText } from "#core/visible-text.ts";
import { bareWebAddress, linkedAddress } from "#core/web-address.ts";

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

/** Somebody's plain text: its lines as they were written, its web addresses as links that vouch for nothing. */
export function LinkedText({ children, id }: { children: string; id?: string }) {
  return (
    <p id={id} className="plain-text" lang={langOfText(children)}>
      {linkParts(children).map(({ text, href }, index) =>
        href === undefined ? (
          visibleText(text)
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of one text neither move nor change
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {visibleText(text)}
          </a>
        ),
      )}
    </p>
  );
}
