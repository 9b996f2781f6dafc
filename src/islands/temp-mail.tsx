import { useEffect, useRef, useState } from "react";
import type { IslandTexts, Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { MailboxData, MessageData, SummaryData } from "#tools/temp-mail/schema.ts";
import { Refusal } from "#ui/result.tsx";
import { MailboxHead } from "./temp-mail/head.tsx";
import { Inbox } from "./temp-mail/inbox.tsx";
import { MailboxStart } from "./temp-mail/start.tsx";
import { useMailbox } from "./temp-mail/use-mailbox.ts";
import { type MessageView, MessageViewer } from "./temp-mail/viewer.tsx";

/** The time in milliseconds, which goes on from the server's; near enough to tell minutes. */
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

/** Puts how many mails are unread before the page's title, which is what a tab in the background shows. */
function useUnreadTitle(unreadCount: number): void {
  useEffect(() => {
    const { title } = document;
    if (unreadCount > 0) document.title = `(${unreadCount}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [unreadCount]);
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

/** The mailbox, and where the focus goes when what had it is gone, or a message is opened. */
function useFocusedMailbox(...[initial, options]: Parameters<typeof useMailbox>) {
  const mailbox = useMailbox(initial, options);
  const openedId = mailbox.opened?.id;
  /** The page itself opens at the message that it comes with. */
  const shownId = useRef(initial.opened?.id);
  const focus = useFocusAfterRender();

  useEffect(() => {
    const isNew = openedId !== shownId.current;
    shownId.current = openedId;
    if (openedId !== undefined && isNew) document.querySelector<HTMLElement>("#subject")?.focus();
  }, [openedId]);

  async function discard(id: number): Promise<void> {
    const at = mailbox.messages.findIndex((message) => message.id === id);
    const next = mailbox.messages[at + 1] ?? mailbox.messages[at - 1];
    if (await mailbox.discard(id)) focus(`#mail-${next?.id ?? 0}`, "#inbox");
  }

  async function create(name: string): Promise<void> {
    if (await mailbox.create(name)) focus("#mailbox");
  }

  async function remove(): Promise<void> {
    if (await mailbox.remove()) focus("#create");
  }

  function close(): void {
    const id = mailbox.opened?.id ?? 0;
    mailbox.close();
    focus(`#mail-${id}`, "#inbox");
  }

  return { ...mailbox, create, remove, discard, close };
}

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
  /** The name that was sent for one that could not be made. */
  readonly chosenName?: string | undefined;
  /** One was just made without scripts, and the browser has not kept its cookie. */
  readonly isLost?: boolean;
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
  isLost = false,
  chosenName,
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
        chosenName={chosenName}
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
