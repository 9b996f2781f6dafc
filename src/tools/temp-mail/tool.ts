import { payerOf } from "#core/client-key.ts";
import { fold, searchWordsOf } from "#core/fold.ts";
import { message } from "#core/i18n.ts";
import { type RandomBytes, randomText } from "#core/random.ts";
import type { RawRequest } from "#core/reply.ts";
import { fail, invalid, ok } from "#core/result.ts";
import { call, rawCall, tool } from "#core/tool.ts";
import { clearMailboxCookie, findMailbox, mailboxGone, onMailbox, setMailboxCookie } from "./access.ts";
import { anHourMore, firstEnd, htmlOf, mailboxData, messageData, success, summaryData } from "./answers.ts";
import { bodyPage, bodyPolicy } from "./body.ts";
import type { MailEffects } from "./effects.ts";
import {
  AttachmentFile,
  DoneAnswer,
  InboundQuery,
  MailboxAnswer,
  MailboxEventStream,
  MailboxInput,
  MessageAnswer,
  MessageInput,
  MessagePage,
  MessagePageQuery,
  NewMailbox,
  RawMessage,
  SearchInput,
  SummariesAnswer,
} from "./schema.ts";
import { mailLimits } from "./store.ts";

/** No vowels, so no words; no letter or digit that is taken for another one when copied by hand. */
const addressLetters = "bcdfghjkmnpqrstvwxz";
const addressDigits = "23456789";

/**
 * The part before the @: ten letters and four digits, 54 bits that nobody guesses. Names that stand for the
 * domain itself (postmaster, admin …) have vowels and no digits, so they are never handed out.
 */
export const newLocalPart = (randomBytes: RandomBytes): string =>
  randomText({ alphabet: addressLetters, length: 10 }, randomBytes) +
  randomText({ alphabet: addressDigits, length: 4 }, randomBytes);

/**
 * A name of one's choice before six signs, 29 bits, that nobody else has: who comes later cannot take the address of
 * somebody before, and none stands for the domain.
 */
export const namedLocalPart = (name: string, randomBytes: RandomBytes): string =>
  `${name}-${randomText({ alphabet: addressLetters + addressDigits, length: 6 }, randomBytes)}`;

/** As an address has it: `Lan Ánh` is `lan.anh`; null where no address has it. */
function writtenName(name: string): string | null {
  const written = fold(name).replaceAll(" ", ".");
  return /^(?:[a-z0-9]+(?:[._-][a-z0-9]+)*)?$/.test(written) ? written : null;
}

/** The only key to a mailbox: 256 bits, base64url. */
export const newToken = (randomBytes: RandomBytes): string =>
  randomBytes(32).toBase64({ alphabet: "base64url", omitPadding: true });

const mailboxPath = "/temp-mail/mailbox/{token}";
const messagePath = `${mailboxPath}/messages/{id}` as const;

const exampleMailbox = {
  token: "q8Jc0u5aVwqk2nD1x7mZr4Tt9eYb6HsPfKgLoNiUvXA",
  email: "kqtmbzhrdw4827@example.com",
  expires_at: "2026-11-21T08:00:00.000Z",
  can_extend: true,
  unread_count: 1,
};
const exampleSummary = {
  id: 1,
  from: { name: "Ngân hàng", email: "otp@bank.example" },
  subject: "Mã xác nhận",
  preview: "Mã xác nhận của bạn là 123456",
  code: "123456",
  received_at: "2026-11-21T07:12:00.000Z",
  is_read: false,
  has_attachments: false,
};
const exampleMessage = {
  ...exampleSummary,
  is_read: true,
  attachments: [],
  html_body: null,
  text_body: "Mã xác nhận của bạn là 123456",
  body_url: null,
  has_remote_images: false,
  links: [],
};

const messageGone = () => fail("not_found", message("temp-mail.noMessage"));

/** A number that the path has; 0 where it is none. */
const paramNumber = ({ params }: RawRequest, name: string): number => {
  const text = params[name] ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
};

const ofMailbox = { access: "site", address: "none", keeps: true } as const;

export default tool({
  id: "temp-mail",
  path: "/temp-mail",
  group: "security",
  icon: "mails",
  calls: {
    create: call(NewMailbox, MailboxAnswer, {
      ...ofMailbox,
      path: "/temp-mail",
      limit: "mailbox",
      refusals: ["not_configured", "storage_full"],
      runsOnce: true,
      example: { body: {}, answer: success({ ...exampleMailbox, unread_count: 0 }) },
      run:
        (effects: MailEffects) =>
        async ({ name = "" }, caller) => {
          const { mailboxes, randomBytes, hash, now } = effects;
          if (!effects.isOpen()) return fail("not_configured", message("temp-mail.closed"));
          const written = writtenName(name);
          if (written === null) return invalid("name", message("temp-mail.badName"));
          const token = newToken(randomBytes);
          const createdAt = now();
          const expiresAt = firstEnd(createdAt);
          const mailbox = await mailboxes.create({
            address: `${written ? namedLocalPart(written, randomBytes) : newLocalPart(randomBytes)}@${effects.domain}`,
            tokenHash: hash(token),
            createdAt,
            expiresAt,
          });
          setMailboxCookie(token, caller, { expiresAt, now: now() });
          return ok(success(mailboxData(token, mailbox)));
        },
    }),
    show: call(MailboxInput, MailboxAnswer, {
      ...ofMailbox,
      method: "GET",
      path: mailboxPath,
      limit: "read",
      example: { answer: success(exampleMailbox) },
      run:
        (effects: MailEffects) =>
        ({ token }, caller) =>
          onMailbox(token, { caller, effects }, async (mailbox) => ok(success(mailboxData(token, mailbox)))),
    }),
    extend: call(MailboxInput, MailboxAnswer, {
      ...ofMailbox,
      path: `${mailboxPath}/extend`,
      limit: "write",
      example: { answer: success(exampleMailbox) },
      run:
        (effects: MailEffects) =>
        ({ token }, caller) =>
          onMailbox(token, { caller, effects }, async (mailbox) => {
            const expiresAt = await effects.mailboxes.extend(mailbox.id, anHourMore);
            if (!expiresAt) return mailboxGone();
            setMailboxCookie(token, caller, { expiresAt, now: effects.now() });
            return ok(success(mailboxData(token, { ...mailbox, expiresAt })));
          }),
    }),
    remove: call(MailboxInput, DoneAnswer, {
      ...ofMailbox,
      method: "DELETE",
      path: mailboxPath,
      limit: "write",
      example: { answer: success(null) },
      run:
        (effects: MailEffects) =>
        ({ token }, caller) =>
          onMailbox(token, { caller, effects }, async (mailbox) => {
            await effects.mailboxes.remove(mailbox.id);
            clearMailboxCookie(token, caller);
            return ok(success(null));
          }),
    }),
    list: call(SearchInput, SummariesAnswer, {
      ...ofMailbox,
      method: "GET",
      path: `${mailboxPath}/messages`,
      limit: "read",
      example: { answer: success([exampleSummary]) },
      run:
        (effects: MailEffects) =>
        ({ token, q = "" }, caller) =>
          onMailbox(token, { caller, effects }, async ({ id }) => {
            const words = searchWordsOf(q);
            return ok(success((await effects.mailboxes.list(id, words)).map(summaryData)));
          }),
    }),
    open: call(MessageInput, MessageAnswer, {
      ...ofMailbox,
      method: "GET",
      path: messagePath,
      limit: "read",
      example: { answer: success(exampleMessage) },
      run:
        (effects: MailEffects) =>
        ({ token, id }, caller) =>
          onMailbox(token, { caller, effects }, async (mailbox) => {
            const opened = await effects.mailboxes.open(mailbox.id, id);
            return opened ? ok(success(messageData(token, opened))) : messageGone();
          }),
    }),
    discard: call(MessageInput, DoneAnswer, {
      ...ofMailbox,
      method: "DELETE",
      path: messagePath,
      limit: "write",
      example: { answer: success(null) },
      run:
        (effects: MailEffects) =>
        ({ token, id }, caller) =>
          onMailbox(token, { caller, effects }, async (mailbox) =>
            (await effects.mailboxes.removeMessage(mailbox.id, id)) ? ok(success(null)) : messageGone(),
          ),
    }),
    body: rawCall({
      ...ofMailbox,
      method: "GET",
      path: `${messagePath}/body`,
      limit: "read",
      type: "text/html",
      output: MessagePage,
      query: MessagePageQuery,
      example: {},
      run: (effects: MailEffects) => async (request) => {
        const mailbox = await findMailbox(request.params["token"] ?? "", effects);
        const opened = mailbox && (await effects.mailboxes.open(mailbox.id, paramNumber(request, "id")));
        const html = htmlOf(opened);
        if (html === null) return fail("not_found");
        const hasImages = request.query.get("images") === "1";
        return ok({ as: "page", html: bodyPage(html, hasImages), policy: bodyPolicy(hasImages) });
      },
    }),
    attachment: rawCall({
      ...ofMailbox,
      method: "GET",
      path: `${messagePath}/attachments/{position}`,
      limit: "image",
      type: "application/octet-stream",
      output: AttachmentFile,
      example: {},
      run: (effects: MailEffects) => async (request) => {
        const mailbox = await findMailbox(request.params["token"] ?? "", effects);
        const [messageId, position] = [paramNumber(request, "id"), paramNumber(request, "position")];
        const file =
          mailbox && (await effects.mailboxes.attachment({ mailboxId: mailbox.id, messageId, position }));
        return file
          ? ok({ as: "file", name: file.filename, size: file.size, read: file.read })
          : fail("not_found");
      },
    }),
    events: rawCall({
      ...ofMailbox,
      method: "GET",
      path: `${mailboxPath}/events`,
      limit: "read",
      type: "text/event-stream",
      output: MailboxEventStream,
      refusals: ["busy"],
      example: {},
      run: (effects: MailEffects) => async (request) => {
        const mailbox = await findMailbox(request.params["token"] ?? "", effects);
        if (!mailbox) return fail("not_found");
        const listened = { id: mailbox.id, payer: payerOf(request.caller) };
        return ok({
          as: "subscription",
          subscribe: (send) => effects.subscribe(listened, () => send("inbox")),
          until: effects.closing,
        });
      },
    }),
    receive: rawCall({
      ...ofMailbox,
      path: "/temp-mail/inbound",
      limit: null,
      type: "application/json",
      output: DoneAnswer,
      query: InboundQuery,
      body: { type: "message/rfc822", schema: RawMessage },
      refusals: ["unauthorized", "not_found", "payload_too_large", "busy", "not_configured", "storage_full"],
      example: { body: { to: exampleMailbox.email }, answer: success(null) },
      run:
        ({ receive }: Pick<MailEffects, "receive">) =>
        async ({ caller, headers, query, bytes, read }) => {
          const received = await receive({
            client: caller.address,
            authorization: headers.get("authorization") ?? "",
            recipient: query.get("to") ?? "",
            bytes: bytes(mailLimits.messageBytes),
            read: () => read(mailLimits.messageBytes),
          });
          return received.ok ? ok({ as: "json", value: success(null) }) : received;
        },
    }),
  },
});
