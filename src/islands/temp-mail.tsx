import { Icon } from "../ui/icon.tsx";
import { type FormEvent, type MouseEvent, useEffect, useState } from "react";
import { apiTexts } from "../client/api.ts";
import { formBody } from "../client/form-body.ts";
import { useMailbox } from "../client/mailbox/use-mailbox.ts";
import type { Lang, Texts } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import type { MailboxData, MessageData, SummaryData } from "../tools/temp-mail/schema.ts";
import { IdempotencyKey } from "../ui/idempotency-key.tsx";
import { Inbox, inboxTexts } from "../ui/mailbox/inbox.tsx";
import { MailboxHead, mailboxHeadTexts } from "../ui/mailbox/mailbox-head.tsx";
import { type MessageView, MessageViewer, messageViewerTexts } from "../ui/mailbox/viewer.tsx";
import { Refusal } from "../ui/result.tsx";
import { Warning } from "../ui/warning.tsx";

export const tempMailIslandTexts = [
  ...apiTexts,
  ...mailboxHeadTexts,
  ...inboxTexts,
  ...messageViewerTexts,
  "temp-mail.create",
  "temp-mail.createHint",
  "temp-mail.createFailed",
  "temp-mail.lost",
] as const;

export type TempMailIslandProps = {
  /** Of the form that makes one. */
  readonly idempotencyKey: string;
  readonly lang: Lang;
  readonly texts: Texts<(typeof tempMailIslandTexts)[number]>;
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

/** Does with a script what the form or the link would do by itself. */
const insteadOfSubmit =
  <Event extends FormEvent | MouseEvent>(act: (event: Event) => unknown) =>
  (event: Event) => {
    event.preventDefault();
    void act(event);
  };

function useMinuteClock(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const [soon, timer] = [setTimeout(tick), setInterval(tick, 15_000)];
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** Moves the focus to the first of some elements that is there once the page shows what has changed. */
function useFocusAfterRender(): (...selectors: readonly string[]) => void {
  const [selectors, setSelectors] = useState<readonly string[]>([]);
  useEffect(() => {
    const elements = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
    elements.find((element) => element !== null)?.focus();
  }, [selectors]);
  return (...wanted) => setSelectors(wanted);
}

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
  const mailbox = useMailbox(initial, { lang, texts });
  const time = useMinuteClock(now);
  const openedId = mailbox.opened?.id;
  const firstId = initial.opened?.id;

  const focus = useFocusAfterRender();

  useEffect(() => {
    if (openedId === undefined || openedId === firstId) return;
    document.querySelector<HTMLElement>("#subject")?.focus();
  }, [openedId, firstId]);

  async function discard(id: number): Promise<void> {
    const at = mailbox.messages.findIndex((message) => message.id === id);
    const next = mailbox.messages[at + 1] ?? mailbox.messages[at - 1];
    if (await mailbox.discard(id)) focus(`#mail-${next?.id ?? 0}`, "#inbox");
  }

  async function create(): Promise<void> {
    if (await mailbox.create()) focus("#mailbox");
  }

  async function remove(): Promise<void> {
    if (await mailbox.remove()) focus("#create");
  }

  function close(): void {
    const id = mailbox.opened?.id ?? 0;
    mailbox.close();
    focus(`#mail-${id}`, "#inbox");
  }

  if (!mailbox.mailbox) {
    return (
      <section className="panel tool mailbox-start">
        <form method="post" action={path} onSubmit={insteadOfSubmit(create)}>
          <IdempotencyKey value={idempotencyKey} />
          <button className="button" id="create" name="action" value="create" aria-disabled={mailbox.isBusy}>
            <Icon name="mail-plus" />
            {texts["temp-mail.create"]}
          </button>
        </form>
        <p className="hint">{texts["temp-mail.createHint"]}</p>
        <div aria-live="polite">
          {isLost && !mailbox.problem && <Warning>{texts["temp-mail.lost"]}</Warning>}
          {mailbox.problem && (
            <>
              {mailbox.problem.status !== 404 && <p>{texts["temp-mail.createFailed"]}</p>}
              <Refusal problem={mailbox.problem} />
            </>
          )}
        </div>
      </section>
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
        operations={{
          refresh: insteadOfSubmit(mailbox.refresh),
          extend: insteadOfSubmit(mailbox.extend),
          remove: insteadOfSubmit(remove),
        }}
      />
      <div aria-live="polite">{mailbox.problem && <Refusal problem={mailbox.problem} />}</div>
      <Inbox
        {...shared}
        messages={mailbox.messages}
        unread={unread_count}
        openedId={openedId ?? null}
        q={mailbox.q}
        onOpen={(event, id) => insteadOfSubmit(() => mailbox.open(id))(event)}
        onSearch={insteadOfSubmit((event: FormEvent<HTMLFormElement>) =>
          mailbox.search(String(formBody(event.currentTarget)["q"] ?? "").trim()),
        )}
      />
      {mailbox.opened && (
        <MessageViewer
          key={mailbox.opened.id}
          {...shared}
          message={mailbox.opened}
          token={token}
          view={mailbox.opened.id === firstId ? view : { isText: false, hasImages: false }}
          onClose={insteadOfSubmit(close)}
          onDiscard={insteadOfSubmit(() => mailbox.opened && discard(mailbox.opened.id))}
        />
      )}
    </div>
  );
}
