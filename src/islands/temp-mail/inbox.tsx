import { CopyIcon } from "#ui/copy-button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import type { FormEvent, KeyboardEvent } from "react";
import { formBody } from "#client/form-body.ts";
import { preventingDefault } from "#client/preventing-default.ts";
import { useIsHydrated } from "#client/text-area.ts";
import { formatDateTime } from "#core/format.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import { langOfText } from "#core/vietnamese.ts";
import { type SummaryData, maxSearchLength } from "#tools/temp-mail/schema.ts";

type InboxTexts = IslandTexts<"temp-mail">;

/** Up, down, Home and End move through the messages; each is a link, so Tab and Enter do as always. */
function moveFocusByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>("a")];
  const at = links.findIndex((link) => link === document.activeElement);
  const indexByKey: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
  };
  const target = links[indexByKey[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

type InboxProps = {
  readonly messages: readonly SummaryData[];
  readonly unread: number;
  readonly openedId: number | null;
  readonly q: string;
  readonly path: string;
  readonly lang: Lang;
  readonly texts: InboxTexts;
  readonly onOpen: (id: number) => void;
  readonly onSearch: (q: string) => void;
};

/** The messages, newest first, at most 600 px high. */
export function Inbox({ messages, unread, openedId, q, path, lang, texts, onOpen, onSearch }: InboxProps) {
  return (
    <section className="panel inbox" aria-labelledby="inbox">
      <h2 id="inbox" tabIndex={-1}>
        {texts["temp-mail.inbox"]}{" "}
        <output className="badge">
          {unread > 0 && fill(texts["temp-mail.unread"], { count: unread }, lang)}
        </output>
      </h2>
      {(messages.length > 0 || q) && <InboxSearch q={q} path={path} texts={texts} onSearch={onSearch} />}
      {messages.length === 0 ? (
        <Empty icon="inbox">{q ? texts["temp-mail.noHits"] : <NoMessages path={path} texts={texts} />}</Empty>
      ) : (
        // oxlint-disable-next-line no-noninteractive-element-interactions -- the arrows only move between its links
        <ul className="inbox-list" onKeyDown={moveFocusByArrows}>
          {messages.map((message) => (
            <li key={message.id}>
              <InboxItem
                message={message}
                isOpened={message.id === openedId}
                {...{ q, path, texts, onOpen }}
              />
              {message.code && <CopyIcon text={message.code} texts={texts} />}
            </li>
          ))}
        </ul>
      )}
      {q && <a href={path}>{texts["temp-mail.showAll"]}</a>}
    </section>
  );
}

/** New mail comes by itself where the island looks for it. */
function NoMessages({ path, texts }: Pick<InboxProps, "path" | "texts">) {
  const isLive = useIsHydrated();
  return (
    <>
      {texts["temp-mail.empty"]} {isLive && texts["temp-mail.arrives"]}
      <noscript>
        <a href={path}>{texts["temp-mail.look"]}</a>
      </noscript>
    </>
  );
}

function InboxSearch({ q, path, texts, onSearch }: Pick<InboxProps, "q" | "path" | "texts" | "onSearch">) {
  return (
    <search>
      <form
        method="get"
        action={path}
        className="inbox-search"
        onSubmit={preventingDefault((event: FormEvent<HTMLFormElement>) =>
          onSearch(String(formBody(event.currentTarget)["q"] ?? "").trim()),
        )}
      >
        <input
          type="search"
          enterKeyHint="search"
          name="q"
          defaultValue={q}
          maxLength={maxSearchLength}
          aria-label={texts["temp-mail.search"]}
          placeholder={texts["temp-mail.search"]}
        />
        <button className="button quiet">{texts["temp-mail.find"]}</button>
      </form>
    </search>
  );
}

function InboxItem({
  message,
  isOpened,
  q,
  path,
  texts,
  onOpen,
}: Pick<InboxProps, "q" | "path" | "texts" | "onOpen"> & { message: SummaryData; isOpened: boolean }) {
  const { id, from, is_read, received_at } = message;
  const query = new URLSearchParams({ message: String(id), ...(q && { q }) });
  return (
    <a
      id={`mail-${id}`}
      href={`${path}?${query.toString()}#message`}
      className={is_read ? "mail-item" : "mail-item unread"}
      aria-current={isOpened || undefined}
      onClick={preventingDefault(() => onOpen(id))}
    >
      <Icon name={is_read ? "mail-open" : "mail"} />
      <span className="unseen">{texts[is_read ? "temp-mail.readMark" : "temp-mail.unreadMark"]}</span>
      <span className="mail-from" lang={langOfText(from.name)}>
        {from.name ?? from.email}
      </span>
      <time dateTime={received_at}>{formatDateTime(new Date(received_at))}</time>
      <span className="mail-subject">
        {message.code && <strong className="mail-chip">{message.code}</strong>}
        <span lang={langOfText(message.subject)}>{message.subject ?? texts["temp-mail.noSubject"]}</span>
        {message.has_attachments && (
          <>
            <Icon name="paperclip" />
            <span className="unseen">{texts["temp-mail.attached"]}</span>
          </>
        )}
      </span>
      <span className="mail-preview" lang={langOfText(message.preview)}>
        {message.preview}
      </span>
    </a>
  );
}
