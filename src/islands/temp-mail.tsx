import { useFocusedMailbox } from "#client/mailbox/use-focused-mailbox.ts";
import { useUnreadTitle } from "#client/mailbox/use-unread-title.ts";
import { useMinuteClock } from "#client/use-minute-clock.ts";
import type { IslandTexts, Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { MailboxData, MessageData, SummaryData } from "#tools/temp-mail/schema.ts";
import { Inbox } from "./temp-mail/inbox.tsx";
import { MailboxHead } from "./temp-mail/head.tsx";
import { MailboxStart } from "./temp-mail/start.tsx";
import { type MessageView, MessageViewer } from "./temp-mail/viewer.tsx";
import { Refusal } from "#ui/result.tsx";

export type TempMailIslandProps = {
  /** Of the form that makes one. */
  readonly idempotencyKey: string;
  readonly lang: Lang;
  readonly texts: IslandTexts<"temp-mail">;
  readonly path: string;
  readonly mailbox: MailboxData | null;
  readonly messages: readonly SummaryData[];
  readonly opened: MessageData | null;
  readonly view: MessageView;
  readonly q: string;
  readonly isRefreshing: boolean;
  readonly problem: Problem | null;
  /** One was just made without scripts, and the browser has not kept its cookie. */
  readonly isLost: boolean;
  /** The server's time, in milliseconds. */
  readonly now: number;
};

export default function TempMailIsland({
  lang,
  texts,
  path,
  idempotencyKey,
  view,
  isRefreshing,
  isLost,
  now,
  ...initial
}: TempMailIslandProps) {
  const mailbox = useFocusedMailbox(initial, { lang, texts });
  useUnreadTitle(mailbox.mailbox?.unread_count ?? 0);
  const time = useMinuteClock(now);

  if (!mailbox.mailbox) {
    return (
      <MailboxStart
        path={path}
        idempotencyKey={idempotencyKey}
        mailbox={mailbox}
        isLost={isLost}
        texts={texts}
      />
    );
  }
  const { token, unread_count } = mailbox.mailbox;
  const shared = { path, lang, texts };
  return (
    <div className={mailbox.opened ? "tool mailbox opened" : "tool mailbox"}>
      <MailboxHead
        {...shared}
        mailbox={mailbox.mailbox}
        now={time}
        isRefreshing={isRefreshing}
        operations={mailbox}
      />
      <div aria-live="polite">{mailbox.problem && <Refusal problem={mailbox.problem} />}</div>
      <Inbox
        {...shared}
        messages={mailbox.messages}
        unread={unread_count}
        openedId={mailbox.opened?.id ?? null}
        q={mailbox.q}
        onOpen={(id) => void mailbox.open(id)}
        onSearch={(q) => void mailbox.search(q)}
      />
      {mailbox.opened && (
        <MessageViewer
          key={mailbox.opened.id}
          {...shared}
          message={mailbox.opened}
          token={token}
          view={mailbox.opened.id === initial.opened?.id ? view : { isText: false, hasImages: false }}
          onClose={mailbox.close}
          onDiscard={(id) => void mailbox.discard(id)}
        />
      )}
    </div>
  );
}
