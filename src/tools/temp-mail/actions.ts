import { type Caller, action, onceAction } from "../../core/action.ts";
import { fold } from "../../core/fold.ts";
import { message } from "../../core/i18n.ts";
import { type Result, fail, ok } from "../../core/result.ts";
import { NoInput } from "../../core/schema.ts";
import { newLocalPart, newToken } from "./address.ts";
import { htmlOf, mailboxData, messageData, success, summaryData } from "./answers.ts";
import type { MailEffects } from "./effects.ts";
import type { MailAttachment } from "./parsed-mail.ts";
import {
  DoneAnswer,
  MailboxAnswer,
  MailboxInput,
  MessageAnswer,
  MessageInput,
  SearchInput,
  SummariesAnswer,
} from "./schema.ts";
import type { Mailbox, OpenedMessage } from "./store.ts";

const lifetimeMs = 3_600_000;
/** However often it is extended, a mailbox ends this long after it was made. */
const maxLifetimeMs = 24 * lifetimeMs;

/** The browser's own copy of its mailbox's token, for pages without scripts. */
export const mailboxCookie = "mailbox";

const mailboxGone = () => fail("not_found", message("temp-mail.gone"));
const messageGone = () => fail("not_found", message("temp-mail.noMessage"));

/** Who has a mailbox's token, and the browser's copy of it. */
function mailboxAccess({ mailboxes, hash, now }: MailEffects) {
  const findMailbox = (token: string): Promise<Mailbox | null> => mailboxes.find(hash(token), now());

  /** Runs on the mailbox that the token opens; without one, the browser's cookie is taken back. */
  async function withMailbox<Value>(
    token: string,
    caller: Caller,
    useMailbox: (mailbox: Mailbox) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const mailbox = await findMailbox(token);
    if (mailbox) return useMailbox(mailbox);
    clearCookie(token, caller);
    return mailboxGone();
  }

  const setCookie = (token: string, { cookies }: Caller, expiresAt: Date) =>
    cookies.set(mailboxCookie, token, Math.ceil((expiresAt.getTime() - now().getTime()) / 1000));

  function clearCookie(token: string, { cookies }: Caller): void {
    if (cookies.get(mailboxCookie) === token) cookies.set(mailboxCookie, "", 0);
  }

  return { find: findMailbox, withMailbox, setCookie, clearCookie };
}

type MailboxAccess = ReturnType<typeof mailboxAccess>;

function mailboxActions(effects: MailEffects, { withMailbox, setCookie, clearCookie }: MailboxAccess) {
  const { mailboxes, randomBytes, hash, now } = effects;

  return {
    create: onceAction(NoInput, MailboxAnswer, "mailbox", async (_, caller) => {
      if (!effects.isOpen) return fail("not_configured", message("temp-mail.closed"));
      const token = newToken(randomBytes);
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
      const mailAddress = `${newLocalPart(randomBytes)}@${effects.domain}`;
      const mailbox = await mailboxes.create({
        address: mailAddress,
        tokenHash: hash(token),
        createdAt,
        expiresAt,
      });
      setCookie(token, caller, expiresAt);
      return ok(success(mailboxData(token, mailbox)));
    }),

    show: action(MailboxInput, MailboxAnswer, "read", ({ token }, caller) =>
      withMailbox(token, caller, async (mailbox) => ok(success(mailboxData(token, mailbox)))),
    ),

    extend: action(MailboxInput, MailboxAnswer, "write", ({ token }, caller) =>
      withMailbox(token, caller, async (mailbox) => {
        const latestExpiry = mailbox.createdAt.getTime() + maxLifetimeMs;
        const expiresAt = new Date(Math.min(now().getTime() + lifetimeMs, latestExpiry));
        await mailboxes.extend(mailbox.id, expiresAt);
        setCookie(token, caller, expiresAt);
        return ok(success(mailboxData(token, { ...mailbox, expiresAt })));
      }),
    ),

    remove: action(MailboxInput, DoneAnswer, "write", ({ token }, caller) =>
      withMailbox(token, caller, async (mailbox) => {
        await mailboxes.remove(mailbox.id);
        clearCookie(token, caller);
        return ok(success(null));
      }),
    ),
  };
}

function messageActions({ mailboxes }: MailEffects, { find, withMailbox }: MailboxAccess) {
  async function openMessage(token: string, messageId: number): Promise<OpenedMessage | null> {
    const mailbox = await find(token);
    return mailbox && mailboxes.open(mailbox.id, messageId);
  }

  return {
    list: action(SearchInput, SummariesAnswer, "read", ({ token, q = "" }, caller) =>
      withMailbox(token, caller, async ({ id }) => {
        const searchWords = fold(q).split(" ").filter(Boolean);
        return ok(success((await mailboxes.list(id, searchWords)).map(summaryData)));
      }),
    ),

    open: action(MessageInput, MessageAnswer, "read", ({ token, id }, caller) =>
      withMailbox(token, caller, async (mailbox) => {
        const openedMessage = await mailboxes.open(mailbox.id, id);
        if (!openedMessage) return messageGone();
        return ok(success(messageData(token, openedMessage)));
      }),
    ),

    discard: action(MessageInput, DoneAnswer, "write", ({ token, id }, caller) =>
      withMailbox(token, caller, async (mailbox) =>
        (await mailboxes.removeMessage(mailbox.id, id)) ? ok(success(null)) : messageGone(),
      ),
    ),

    /** A message's HTML, which is safe; null when there is none. */
    html: async (token: string, messageId: number): Promise<string | null> =>
      htmlOf(await openMessage(token, messageId)),

    attachment: async (
      token: string,
      messageId: number,
      attachmentIndex: number,
    ): Promise<MailAttachment | null> => {
      const mailbox = await find(token);
      return mailbox && mailboxes.attachment({ mailboxId: mailbox.id, messageId, position: attachmentIndex });
    },
  };
}

export function tempMailActions(effects: MailEffects) {
  const { subscribe, closing, receive } = effects;
  const access = mailboxAccess(effects);

  return {
    ...mailboxActions(effects, access),
    ...messageActions(effects, access),
    find: access.find,
    subscribe,
    closing,
    receive,
  };
}

export type TempMailActions = ReturnType<typeof tempMailActions>;
