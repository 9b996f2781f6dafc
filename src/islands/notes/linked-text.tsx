import { langOfText } from "#core/vietnamese.ts";
import { visibleText } from "#core/visible-text.ts";
import { linkParts } from "#core/web-address.ts";

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
