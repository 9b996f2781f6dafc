import { Icon } from "../icon.tsx";
import { preventingDefault } from "../../client/preventing-default.ts";
import type { Texts } from "../../core/i18n.ts";
import type { Link } from "../../tools/links/schema.ts";
import { CopyButton, copyTexts } from "../copy-button.tsx";

export const linkCreatedTexts = [
  ...copyTexts,
  "links.made",
  "links.made.original",
  "links.made.short",
  "links.open",
  "links.qr",
  "links.dismiss",
] as const;

type LinkCreatedTexts = Texts<"ui.copy" | "ui.copied" | "links.open" | "links.qr">;

/** What can be done with any short link. */
export function LinkButtons({
  link,
  qrPath,
  texts,
}: {
  link: Link;
  qrPath: string;
  texts: LinkCreatedTexts;
}) {
  return (
    <>
      <CopyButton text={link.short_url} texts={texts} />
      <a className="button quiet" href={link.short_url} target="_blank" rel="noopener">
        <Icon name="external-link" />
        {texts["links.open"]}
      </a>
      <a className="button quiet" href={`${qrPath}?${new URLSearchParams({ text: link.short_url })}`}>
        <Icon name="qr-code" />
        {texts["links.qr"]}
      </a>
    </>
  );
}

/** The new link. Closing it is a form that leads to the bare page, so that it works without scripts. */
export function LinkCreated({
  link,
  qrPath,
  texts,
  onDismiss,
}: {
  link: Link;
  qrPath: string;
  texts: Texts<(typeof linkCreatedTexts)[number]>;
  onDismiss: () => void;
}) {
  return (
    <div className="inset success">
      <h3>
        <Icon name="circle-check" />
        {texts["links.made"]}
      </h3>
      <p className="stacked">
        <span className="hint">{texts["links.made.short"]}</span>
        <a className="code" href={link.short_url} target="_blank" rel="noopener">
          {link.short_url}
        </a>
        <span className="hint">{texts["links.made.original"]}</span>
        <span>{link.original_url}</span>
      </p>
      <div className="actions">
        <LinkButtons link={link} qrPath={qrPath} texts={texts} />
        <form method="get" onSubmit={preventingDefault(onDismiss)}>
          <button className="button quiet">
            <Icon name="x" />
            {texts["links.dismiss"]}
          </button>
        </form>
      </div>
    </div>
  );
}
