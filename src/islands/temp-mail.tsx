import { Icon } from "../ui/icon.tsx";
import { type FormEvent, type MouseEvent, useEffect, useState } from "react";
import { apiTexts } from "../client/api.ts";
import { formBody } from "../client/form-body.ts";
import { useMailbox } from "../client/use-mailbox.ts";
import type { Lang, Texts } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import type { MailboxData, MessageData, SummaryData } from "../tools/temp-mail/schema.ts";
import { IdempotencyKey } from "../ui/idempotency-key.tsx";
import { Inbox, inboxTexts } from "../ui/mailbox/inbox.tsx";
import { MailboxHead, mailboxHeadTexts } from "../ui/mailbox/mailbox-head.tsx";
import { type MessageView, Viewer, viewerTexts } from "../ui/mailbox/viewer.tsx";
import { Refusal } from "../ui/result.tsx";
import { Warning } from "../ui/warning.tsx";

export const tempMailTexts = [
  ...apiTexts,
  ...mailboxHeadTexts,
  ...inboxTexts,
  ...viewerTexts,
  "temp-mail.create",
  "temp-mail.createHint",
  "temp-mail.createFailed",
  "temp-mail.lost",
] as const;

export type TempMailProps = {
  /** Of the form that makes one. */
  readonly idempotencyKey: string;
  readonly lang: Lang;
  readonly texts: Texts<(typeof tempMailTexts)[number]>;
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
const instead =
  <Event extends FormEvent | MouseEvent>(act: (event: Event) => unknown) =>
  (event: Event) => {
    event.preventDefault();
    void act(event);
  };

function useMinutes(start: number): number {
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
function useFocus(): (...selectors: readonly string[]) => void {
  const [selectors, setSelectors] = useState<readonly string[]>([]);
  useEffect(() => {
    const elements = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
    elements.find((element) => element !== null)?.focus();
  }, [selectors]);
  return (...wanted) => setSelectors(wanted);
}

export default function TempMail({
  lang,
  texts,
  path,
  idempotencyKey,
  view,
  isRefreshing,
  isLost,
  now,
  ...initial
}: TempMailProps) {
  const box = useMailbox(initial, { lang, texts });
  const time = useMinutes(now);
  const openedId = box.opened?.id;
  const firstId = initial.opened?.id;

  const focus = useFocus();

  useEffect(() => {
    if (openedId === undefined || openedId === firstId) return;
    document.querySelector<HTMLElement>("#subject")?.focus();
  }, [openedId, firstId]);

  async function discard(id: number): Promise<void> {
    const at = box.messages.findIndex((message) => message.id === id);
    const next = box.messages[at + 1] ?? box.messages[at - 1];
    if (await box.discard(id)) focus(`#mail-${next?.id ?? 0}`, "#inbox");
  }

  async function create(): Promise<void> {
    if (await box.create()) focus("#mailbox");
  }

  async function remove(): Promise<void> {
    if (await box.remove()) focus("#create");
  }

  function close(): void {
    const id = box.opened?.id ?? 0;
    box.close();
    focus(`#mail-${id}`, "#inbox");
  }

  if (!box.mailbox) {
    return (
      <section className="panel tool mailbox-start">
        <form method="post" action={path} onSubmit={instead(create)}>
          <IdempotencyKey value={idempotencyKey} />
          <button className="button" id="create" name="action" value="create" aria-disabled={box.isBusy}>
            <Icon name="mail-plus" />
            {texts["temp-mail.create"]}
          </button>
        </form>
        <p className="hint">{texts["temp-mail.createHint"]}</p>
        <div aria-live="polite">
          {isLost && !box.problem && <Warning>{texts["temp-mail.lost"]}</Warning>}
          {box.problem && (
            <>
              {box.problem.status !== 404 && <p>{texts["temp-mail.createFailed"]}</p>}
              <Refusal problem={box.problem} />
            </>
          )}
        </div>
      </section>
    );
  }
  const { token, unread_count } = box.mailbox;
  const shared = { path, lang, texts };
  return (
    <div className={box.opened ? "tool mailbox opened" : "tool mailbox"}>
      <MailboxHead
        {...shared}
        mailbox={box.mailbox}
        now={time}
        isRefreshing={isRefreshing}
        operations={{
          refresh: instead(box.refresh),
          extend: instead(box.extend),
          remove: instead(remove),
        }}
      />
      <div aria-live="polite">{box.problem && <Refusal problem={box.problem} />}</div>
      <Inbox
        {...shared}
        messages={box.messages}
        unread={unread_count}
        openedId={openedId ?? null}
        q={box.q}
        onOpen={(event, id) => instead(() => box.open(id))(event)}
        onSearch={instead((event: FormEvent<HTMLFormElement>) =>
          box.search(String(formBody(event.currentTarget)["q"] ?? "").trim()),
        )}
      />
      {box.opened && (
        <Viewer
          key={box.opened.id}
          {...shared}
          message={box.opened}
          token={token}
          view={box.opened.id === firstId ? view : { isText: false, hasImages: false }}
          onClose={instead(close)}
          onDiscard={instead(() => box.opened && discard(box.opened.id))}
        />
      )}
    </div>
  );
}
