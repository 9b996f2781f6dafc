import { Icon } from "#ui/icon.tsx";
import { type ComponentProps, useState } from "react";
import { preventingDefault } from "#client/preventing-default.ts";
import { formatDateTime, formatNumber } from "#core/format.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import { visibleText } from "#core/visible-text.ts";
import { langOfText } from "#core/vietnamese.ts";
import type { MessageData } from "#tools/temp-mail/schema.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Facts } from "#ui/facts.tsx";
import { OutputBlock } from "#ui/result.tsx";

type MessageViewerTexts = IslandTexts<"temp-mail">;

/** How a message is shown; without scripts the address says so. */
export type MessageView = { readonly isText: boolean; readonly hasImages: boolean };

function attachmentSize(bytes: number, lang: Lang): string {
  const [value, unit] =
    bytes < 1000 ? [bytes, "B"] : bytes < 1e6 ? [bytes / 1000, "KB"] : [bytes / 1e6, "MB"];
  return `${formatNumber(Math.round(value * 10) / 10, lang)} ${unit}`;
}

type MessageViewerProps = {
  readonly message: MessageData;
  readonly token: string;
  readonly view: MessageView;
  readonly path: string;
  readonly lang: Lang;
  readonly texts: MessageViewerTexts;
  readonly onClose: () => void;
  readonly onDiscard: (id: number) => void;
};

export function MessageViewer(props: MessageViewerProps) {
  const { message, path, lang, texts } = props;
  const [view, setView] = useState(props.view);
  const { id, from, code, attachments, links } = message;
  const address = (next: MessageView) =>
    `${path}?message=${id}${next.isText ? "&as=text" : ""}${next.hasImages ? "&images=1" : ""}#message`;
  const linkTo = (next: MessageView) => ({
    href: address(next),
    onClick: preventingDefault(() => setView(next)),
  });
  const sender = from.name ? `${from.name} <${from.email}>` : from.email;
  return (
    <section id="message" className="panel mail-view" aria-labelledby="subject">
      <h2 id="subject" lang={langOfText(message.subject)} tabIndex={-1}>
        {message.subject ?? texts["temp-mail.noSubject"]}
      </h2>
      <Facts
        caption={texts["temp-mail.body"]}
        facts={[
          { label: texts["temp-mail.from"], value: sender },
          { label: texts["temp-mail.date"], value: formatDateTime(new Date(message.received_at)) },
        ]}
      />
      {code && (
        <p className="mail-code">
          <span>{texts["temp-mail.code"]}</span>
          <strong>{code}</strong>
          <CopyButton text={code} texts={texts} />
        </p>
      )}
      {attachments.length > 0 && <Attachments attachments={attachments} lang={lang} texts={texts} />}
      {links.length > 0 && <MessageLinks links={links} texts={texts} />}
      <MessageBody message={message} view={view} texts={texts} />
      {message.body_url && !view.isText && message.has_remote_images && !view.hasImages && (
        <p className="notice">
          <span>{texts["temp-mail.imagesHint"]}</span>
          <a {...linkTo({ ...view, hasImages: true })}>{texts["temp-mail.showImages"]}</a>
        </p>
      )}
      <MessageActions {...props} view={view} linkTo={linkTo} />
    </section>
  );
}

function Attachments({
  attachments,
  lang,
  texts,
}: Pick<MessageData, "attachments"> & Pick<MessageViewerProps, "lang" | "texts">) {
  return (
    <>
      <h3>{texts["temp-mail.attachments"]}</h3>
      <ul className="mail-files">
        {attachments.map(({ filename, url, size }) => (
          <li key={url}>
            <a href={url} download={filename}>
              <Icon name="paperclip" />
              {filename}
            </a>{" "}
            <small>{attachmentSize(size, lang)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where each link leads, without the words that may say otherwise. */
const MessageLinks = ({ links, texts }: Pick<MessageData, "links"> & { texts: MessageViewerTexts }) => (
  <details className="mail-links">
    <summary>{fill(texts["temp-mail.links"], { count: links.length })}</summary>
    <ul className="mail-files">
      {links.map(({ url, text }) => (
        <li key={url}>
          {text && <strong>{text}</strong>}{" "}
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {visibleText(url)}
          </a>
        </li>
      ))}
    </ul>
  </details>
);

function MessageActions({
  message,
  token,
  view,
  path,
  texts,
  linkTo,
  onClose,
  onDiscard,
}: MessageViewerProps & { linkTo: (view: MessageView) => ComponentProps<"a"> }) {
  return (
    <div className="actions">
      {message.body_url && message.text_body && (
        <a className="button quiet" {...linkTo({ ...view, isText: !view.isText })}>
          {texts[view.isText ? "temp-mail.asHtml" : "temp-mail.asText"]}
        </a>
      )}
      <a className="button quiet" href={path} onClick={preventingDefault(onClose)}>
        {texts["temp-mail.close"]}
      </a>
      <form method="post" action={path} onSubmit={preventingDefault(() => onDiscard(message.id))}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="id" value={message.id} />
        <button className="button danger" name="action" value="discard">
          <Icon name="trash" />
          {texts["temp-mail.discard"]}
        </button>
      </form>
    </div>
  );
}

/** HTML in a frame that can do nothing but be looked at, else the text. */
function MessageBody({
  message,
  view,
  texts,
}: {
  message: MessageData;
  view: MessageView;
  texts: MessageViewerTexts;
}) {
  if (message.body_url && !view.isText) {
    return (
      <iframe
        className="mail-frame"
        title={texts["temp-mail.body"]}
        src={`${message.body_url}${view.hasImages ? "?images=1" : ""}`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    );
  }
  if (!message.text_body) return <p className="empty">{texts["temp-mail.noBody"]}</p>;
  return (
    <div className="words">
      <OutputBlock label={texts["temp-mail.body"]} isProse>
        {message.text_body}
      </OutputBlock>
    </div>
  );
}
