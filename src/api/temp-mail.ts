import { clientKeyOf } from "../core/client-key.ts";
import { readBody } from "../http/body.ts";
import { overLimit } from "../http/perform.ts";
import type { TempMailActions } from "../tools/temp-mail/actions.ts";
import { mailLimits } from "../tools/temp-mail/store.ts";
import { success } from "../tools/temp-mail/answers.ts";
import { DoneAnswer, InboundQuery, MailboxEventStream, RawMessage } from "../tools/temp-mail/schema.ts";
import { endpoint, rawEndpoint } from "./endpoint.ts";
import { replyJson, replyProblem } from "./reply.ts";
import { messageFileCalls } from "./message-files.ts";
import { type EventSubscription, replySubscription } from "./event-stream.ts";

const mailboxPath = "/temp-mail/mailbox/{token}";
const messagePath = `${mailboxPath}/messages/{id}`;

const sampleMessage = {
  token: "q8Jc0u5aVwqk2nD1x7mZr4Tt9eYb6HsPfKgLoNiUvXA",
  email: "kqtmbzhrdw4827@example.com",
  expires_at: "2026-11-21T08:00:00.000Z",
  unread_count: 1,
};
const summary = {
  id: 1,
  from: { name: "Ngân hàng", email: "otp@bank.example" },
  subject: "Mã xác nhận",
  preview: "Mã xác nhận của bạn là 123456",
  code: "123456",
  received_at: "2026-11-21T07:12:00.000Z",
  is_read: false,
  has_attachments: false,
};

const mailboxCalls = (mail: TempMailActions) => [
  endpoint({
    method: "POST",
    path: "/temp-mail",
    summary: "Make a mailbox that lives for an hour; its token is the only key to it",
    problems: ["not_configured", "storage_full"],
    action: mail.create,
    example: { answer: success({ ...sampleMessage, unread_count: 0 }) },
  }),
  endpoint({
    method: "GET",
    path: mailboxPath,
    summary: "The mailbox",
    action: mail.show,
    example: { answer: success(sampleMessage) },
  }),
  endpoint({
    method: "POST",
    path: `${mailboxPath}/extend`,
    summary: "Let the mailbox live for an hour from now, up to a day in all",
    action: mail.extend,
    example: { answer: success(sampleMessage) },
  }),
  endpoint({
    method: "DELETE",
    path: mailboxPath,
    summary: "Delete the mailbox and everything in it",
    action: mail.remove,
    example: { answer: success(null) },
  }),
];

const messageCalls = (mail: TempMailActions) => [
  endpoint({
    method: "GET",
    path: `${mailboxPath}/messages`,
    summary: "The messages, newest first; `q` searches them",
    action: mail.list,
    example: { answer: success([summary]) },
  }),
  endpoint({
    method: "GET",
    path: messagePath,
    summary: "A message, which counts as read from then on; its HTML is safe to show",
    action: mail.open,
    example: {
      answer: success({
        ...summary,
        is_read: true,
        attachments: [],
        html_body: null,
        text_body: "Mã xác nhận của bạn là 123456",
        body_url: null,
        has_remote_images: false,
      }),
    },
  }),
  endpoint({
    method: "DELETE",
    path: messagePath,
    summary: "Delete a message",
    action: mail.discard,
    example: { answer: success(null) },
  }),
];

const eventsCall = (mail: TempMailActions) =>
  rawEndpoint({
    method: "GET",
    path: `${mailboxPath}/events`,
    summary: "A stream with an `inbox` event whenever something changes in the mailbox",
    produces: "text/event-stream",
    output: MailboxEventStream,
    problems: ["busy"],
    handle: async (apiRequest) => {
      const mailbox = await mail.find(apiRequest.params["token"] ?? "");
      if (!mailbox) return replyProblem({ code: "not_found" }, apiRequest.caller.lang);
      const listened = { id: mailbox.id, client: clientKeyOf(apiRequest.caller) };
      const subscribe: EventSubscription = (sendEvent) => mail.subscribe(listened, () => sendEvent("inbox"));
      const signal = AbortSignal.any([apiRequest.request.signal, mail.closing]);
      const eventStream = replySubscription(subscribe, signal);
      return eventStream ?? replyProblem({ code: "busy", retryAfterS: 30 }, apiRequest.caller.lang);
    },
  });

const inboundCall = (mail: TempMailActions) =>
  rawEndpoint({
    method: "POST",
    path: "/temp-mail/inbound",
    limit: null,
    summary: "Hand over a raw message (RFC 5322) for the mailbox `to`, with the operator's secret as bearer",
    output: DoneAnswer,
    example: { body: { to: sampleMessage.email }, answer: success(null) },
    query: InboundQuery,
    body: { type: "message/rfc822", schema: RawMessage },
    problems: ["unauthorized", "not_found", "payload_too_large", "busy", "not_configured", "storage_full"],
    handle: async ({ request, query, caller }) => {
      const { lang } = caller;
      const receiveOutcome = await mail.receive({
        client: caller.address,
        authorization: request.headers.get("authorization") ?? "",
        recipient: query.get("to") ?? "",
        read: () => readBody(request, mailLimits.messageBytes),
      });
      if (receiveOutcome.ok) return replyJson(success(null));
      const { code, retryAfterS } = receiveOutcome.failure;
      const isLimit = code === "rate_limited" && retryAfterS !== undefined;
      return replyProblem(
        isLimit ? overLimit({ resetS: retryAfterS, hasMoreSignedIn: false }, lang) : receiveOutcome.failure,
        lang,
      );
    },
  });

export const tempMailApi = (mail: TempMailActions) => [
  ...mailboxCalls(mail),
  ...messageCalls(mail),
  ...messageFileCalls(mail, messagePath),
  eventsCall(mail),
  inboundCall(mail),
];
