import { Icon } from "#ui/icon.tsx";
import { preventingDefault } from "#client/preventing-default.ts";
import { formatDateTime } from "#core/format.ts";
import { formatDuration } from "#core/format-units.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import type { MailboxData } from "#tools/temp-mail/schema.ts";
import { CopyIcon } from "#ui/copy-button.tsx";
import { ShareText } from "#ui/share-text.tsx";

type MailboxOperations = {
  readonly refresh: () => Promise<void>;
  readonly extend: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

type MailboxHeadProps = {
  readonly mailbox: MailboxData;
  readonly now: number;
  readonly path: string;
  /** Whether the page reloads by itself, which only one without scripts does. */
  readonly isRefreshing: boolean;
  readonly lang: Lang;
  readonly texts: IslandTexts<"temp-mail">;
  readonly operations: MailboxOperations;
};

/** The address, how long it lives, and what can be done with all of it. */
export function MailboxHead(props: MailboxHeadProps) {
  const { mailbox, now, lang, texts } = props;
  const end = new Date(mailbox.expires_at);
  const [name, domain] = mailbox.email.split("@");
  const minutes = Math.max(0, Math.round((end.getTime() - now) / 60_000));
  return (
    <section className="panel mailbox-head" aria-labelledby="mailbox">
      <h2 id="mailbox" tabIndex={-1}>
        {texts["temp-mail.address"]}
      </h2>
      <div className="copyable mailbox-address">
        <code>
          {name}
          <wbr />@{domain}
        </code>
        <CopyIcon text={mailbox.email} texts={texts} />
      </div>
      <p className="mailbox-end">
        <Icon name="clock" />
        <span>
          {fill(texts["temp-mail.expires"], { time: formatDateTime(end) })} (
          {fill(texts["temp-mail.left"], { time: formatDuration(minutes * 60_000, lang) }, lang)})
          {!mailbox.can_extend && ` ${texts["temp-mail.longest"]}`}
        </span>
      </p>
      <MailboxActions {...props} />
    </section>
  );
}

function MailboxActions({ mailbox, path, isRefreshing, texts, operations }: MailboxHeadProps) {
  return (
    <div className="actions mailbox-actions">
      <a className="button quiet" href={path} onClick={preventingDefault(operations.refresh)}>
        <Icon name="refresh-cw" />
        {texts["temp-mail.refresh"]}
      </a>
      <ShareText shared={{ text: mailbox.email }} texts={texts} />
      {mailbox.can_extend && (
        <form method="post" action={path} onSubmit={preventingDefault(operations.extend)}>
          <input type="hidden" name="token" value={mailbox.token} />
          <button className="button quiet" name="action" value="extend">
            <Icon name="clock" />
            {texts["temp-mail.extend"]}
          </button>
        </form>
      )}
      <details className="mailbox-delete">
        <summary>
          <Icon name="trash" />
          {texts["temp-mail.delete"]}
        </summary>
        <form method="post" action={path} onSubmit={preventingDefault(operations.remove)}>
          <p>{fill(texts["temp-mail.deleteConfirm"], { email: mailbox.email })}</p>
          <input type="hidden" name="token" value={mailbox.token} />
          <button className="button danger" name="action" value="remove">
            {texts["temp-mail.deleteYes"]}
          </button>
        </form>
      </details>
      <noscript>
        <a className="button quiet" href={isRefreshing ? path : `${path}?refresh=on`}>
          {texts[isRefreshing ? "temp-mail.stopRefresh" : "temp-mail.autoRefresh"]}
        </a>
      </noscript>
    </div>
  );
}
