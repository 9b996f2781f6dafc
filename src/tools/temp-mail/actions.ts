import { Type } from "@sinclair/typebox";
import { type Caller, action } from "../../core/action.ts";
import { message } from "../../core/i18n.ts";
import { type Result, fail, ok } from "../../core/result.ts";
import type { RandomBytes } from "../../core/random.ts";
import { newLocalPart, newToken } from "./address.ts";
import { hasRemoteImages } from "./body.ts";
import type { Enclosure } from "./letter.ts";
import { longestSearch } from "./names.ts";
import type { Mailbox, Mailboxes, Opened } from "./store.ts";
import { fold } from "../../core/fold.ts";
import { mailboxAnswer, messageAnswer, success, summaryAnswer } from "./schema.ts";

const lifetimeMs = 3_600_000;
/** However often it is extended, a mailbox ends this long after it was made. */
const longestMs = 24 * lifetimeMs;

/** The browser's own copy of its mailbox's token, for pages without scripts. */
export const mailboxCookie = "mailbox";

export type MailEffects = {
  readonly mailboxes: Mailboxes;
  /** Calls back on every change in a mailbox until the returned function is called; null when too many watch. */
  readonly subscribe: (mailboxId: number, listener: () => void) => (() => void) | null;
  /** Aborts when the server stops, so that what would never end does. */
  readonly closing: AbortSignal;
  readonly randomBytes: RandomBytes;
  readonly hash: (secret: string) => string;
  readonly now: () => Date;
  readonly domain: string;
  /** Whether mail can come in at all. */
  readonly isOpen: boolean;
  /** Takes a message that an HTTP gateway brings; `authorization` is the header field it came with. */
  readonly receive: (mail: {
    authorization: string;
    recipient: string;
    read: () => Promise<Result<Uint8Array>>;
  }) => Promise<Result<null>>;
};

const token = Type.String({ maxLength: 128 });
const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const OfMailbox = Type.Object({ token });
const OfMessage = Type.Object({ token, id });
const Search = Type.Object({
  token,
  q: Type.Optional(
    Type.String({ maxLength: longestSearch, description: "words of the sender, the subject or the text" }),
  ),
});

const gone = () => fail("not_found", message("temp-mail.gone"));
const noMessage = () => fail("not_found", message("temp-mail.noMessage"));

export function tempMailActions(effects: MailEffects) {
  const { mailboxes, randomBytes, hash, now } = effects;

  const find = (key: string): Promise<Mailbox | null> => mailboxes.find(hash(key), now());

  /** Runs on the mailbox that the token opens; without one, the browser forgets the token. */
  async function inside<Answer>(
    key: string,
    caller: Caller,
    use: (mailbox: Mailbox) => Promise<Result<Answer>>,
  ): Promise<Result<Answer>> {
    const mailbox = await find(key);
    if (mailbox) return use(mailbox);
    forget(key, caller);
    return gone();
  }

  const remember = (key: string, { cookies }: Caller, end: Date) =>
    cookies.set(mailboxCookie, key, Math.ceil((end.getTime() - now().getTime()) / 1000));

  function forget(key: string, { cookies }: Caller): void {
    if (cookies.get(mailboxCookie) === key) cookies.set(mailboxCookie, "", 0);
  }

  async function openMessage(key: string, messageId: number): Promise<Opened | null> {
    const mailbox = await find(key);
    return mailbox && mailboxes.open(mailbox.id, messageId);
  }

  return {
    create: action(Type.Object({}), "mailbox", async (_, caller) => {
      if (!effects.isOpen) return fail("not_configured", message("temp-mail.closed"));
      const key = newToken(randomBytes);
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
      const address = `${newLocalPart(randomBytes)}@${effects.domain}`;
      const mailbox = await mailboxes.create({ address, tokenHash: hash(key), createdAt, expiresAt });
      remember(key, caller, expiresAt);
      return ok(success(mailboxAnswer(key, mailbox)));
    }),

    show: action(OfMailbox, "read", ({ token }, caller) =>
      inside(token, caller, async (mailbox) => ok(success(mailboxAnswer(token, mailbox)))),
    ),

    extend: action(OfMailbox, "write", ({ token }, caller) =>
      inside(token, caller, async (mailbox) => {
        const latest = mailbox.createdAt.getTime() + longestMs;
        const expiresAt = new Date(Math.min(now().getTime() + lifetimeMs, latest));
        await mailboxes.extend(mailbox.id, expiresAt);
        remember(token, caller, expiresAt);
        return ok(success(mailboxAnswer(token, { ...mailbox, expiresAt })));
      }),
    ),

    remove: action(OfMailbox, "write", ({ token }, caller) =>
      inside(token, caller, async (mailbox) => {
        await mailboxes.remove(mailbox.id);
        forget(token, caller);
        return ok(success(null));
      }),
    ),

    list: action(Search, "read", ({ token, q = "" }, caller) =>
      inside(token, caller, async ({ id }) => {
        const words = fold(q).split(" ").filter(Boolean);
        return ok(success((await mailboxes.list(id, words)).map(summaryAnswer)));
      }),
    ),

    open: action(OfMessage, "read", ({ token, id }, caller) =>
      inside(token, caller, async (mailbox) => {
        const message = await mailboxes.open(mailbox.id, id);
        if (!message) return noMessage();
        return ok(success(messageAnswer(token, message, hasRemoteImages(message.html ?? ""))));
      }),
    ),

    discard: action(OfMessage, "write", ({ token, id }, caller) =>
      inside(token, caller, async (mailbox) => {
        const isGone = await mailboxes.discard(mailbox.id, id);
        return isGone ? ok(success(null)) : noMessage();
      }),
    ),

    /** A message's HTML, which is safe; null when there is none. */
    html: async (key: string, messageId: number): Promise<string | null> =>
      (await openMessage(key, messageId))?.html ?? null,

    enclosure: async (key: string, messageId: number, position: number): Promise<Enclosure | null> => {
      const mailbox = await find(key);
      return mailbox && mailboxes.enclosure({ mailboxId: mailbox.id, messageId, position });
    },

    find,
    subscribe: effects.subscribe,
    closing: effects.closing,
    receive: effects.receive,
  };
}

export type TempMailActions = ReturnType<typeof tempMailActions>;
