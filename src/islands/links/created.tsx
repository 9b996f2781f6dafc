import { preventingDefault } from "#client/preventing-default.ts";
import type { IslandTexts } from "#core/i18n.ts";
import { langOfText } from "#core/vietnamese.ts";
import type { Link } from "#tools/links/schema.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ShareText } from "#ui/share-text.tsx";

type LinkProps = {
  readonly link: Link;
  readonly qrPath: string;
  readonly texts: IslandTexts<"links">;
};

const schemeIn = /^https?:\/\//;

/** An address without its scheme, which is there for those who select it, and hear it. */
export function ShortAddress({ url }: { url: string }) {
  const [scheme = ""] = schemeIn.exec(url) ?? [];
  const codeAt = url.lastIndexOf("/") + 1;
  return (
    <>
      <span className="unseen">{scheme}</span>
      {url.slice(scheme.length, codeAt)}
      <wbr />
      {url.slice(codeAt)}
    </>
  );
}

/** What leads on from any short link: the page it is of, and its QR code. */
export function LinkWays({ link, qrPath, texts }: LinkProps) {
  return (
    <>
      <a className="button quiet" href={`${qrPath}?${new URLSearchParams({ text: link.short_url })}`}>
        <Icon name="qr-code" />
        {texts["links.qr"]}
      </a>
      <a className="button quiet" href={link.short_url} target="_blank" rel="noopener">
        <Icon name="external-link" />
        {texts["links.open"]}
      </a>
    </>
  );
}

/** The new link. Closing it is a form that leads to the bare page, so that it works without scripts. */
export function LinkCreated({
  link,
  isNew,
  qrPath,
  texts,
  onDismiss,
}: LinkProps & {
  /** It comes while the visitor is here: a button more moves nothing. */
  isNew: boolean;
  onDismiss: () => void;
}) {
  return (
    <div className="success made">
      <div className="hero">
        <h3>
          <Icon name="circle-check" />
          {texts["links.made"]}
        </h3>
        <form method="get" onSubmit={preventingDefault(onDismiss)}>
          <button className="icon-button">
            <Icon name="x" />
            <span className="unseen">{texts["links.dismiss"]}</span>
          </button>
        </form>
      </div>
      <p className="made-link">
        <a href={link.short_url} target="_blank" rel="noopener">
          <ShortAddress url={link.short_url} />
        </a>
      </p>
      <div className="actions">
        <CopyButton text={link.short_url} texts={texts} />
        {isNew && <ShareText shared={{ url: link.short_url }} texts={texts} />}
        <LinkWays link={link} qrPath={qrPath} texts={texts} />
      </div>
      <p className="hint made-from">
        {texts["links.made.original"]}: <span lang={langOfText(link.original_url)}>{link.original_url}</span>
      </p>
    </div>
  );
}
