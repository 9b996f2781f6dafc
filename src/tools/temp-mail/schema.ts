import { type TSchema, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { DateTime, nullable, storedText, text } from "#core/schema.ts";

/** In UTF-16 units, for the schema and for the browser. */
export const maxSearchLength = 200;
/** Each word is looked for in every message. */
export const maxMailSearchWords = 8;

const token = text({ maxLength: 128, description: "The only key to the mailbox." });
const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const MailboxInput = Type.Object({ token });
export const MessageInput = Type.Object({ token, id });
export const SearchInput = Type.Object({
  token,
  q: Type.Optional(
    storedText({
      maxLength: maxSearchLength,
      description: `words of the sender, the subject or the text; the first ${maxMailSearchWords} count`,
    }),
  ),
});

const success = <Schema extends TSchema>(dataSchema: Schema) =>
  Type.Object({ success: Type.Literal(true), data: dataSchema });

const Mailbox = Type.Object({
  token,
  email: Type.String({ description: "The address that mail is sent to." }),
  expires_at: DateTime,
  can_extend: Type.Boolean({
    description: "Whether another hour can be added: a mailbox lives a day at most.",
  }),
  unread_count: Type.Integer(),
});
export type MailboxData = Answer<typeof Mailbox>;

const Summary = Type.Object({
  id,
  from: Type.Object({ name: nullable(Type.String()), email: Type.String() }),
  subject: nullable(Type.String()),
  preview: Type.Union([Type.String(), Type.Null()], { description: "The first words of the text." }),
  code: Type.Union([Type.String(), Type.Null()], {
    description: "A one-time code found in the message, without spaces and dashes.",
  }),
  received_at: DateTime,
  is_read: Type.Boolean(),
  has_attachments: Type.Boolean(),
});
export type SummaryData = Answer<typeof Summary>;

const Message = Type.Composite([
  Summary,
  Type.Object({
    attachments: Type.Array(
      Type.Object({
        filename: Type.String(),
        url: Type.String({ description: "Where it can be downloaded, on this server." }),
        size: Type.Integer({ description: "In bytes." }),
      }),
    ),
    html_body: Type.Union([Type.String(), Type.Null()], { description: "Safe to show." }),
    text_body: nullable(Type.String()),
    body_url: Type.Union([Type.String(), Type.Null()], {
      description: "Where the HTML is a page of its own, for a frame; null without HTML.",
    }),
    has_remote_images: Type.Boolean(),
  }),
]);
export type MessageData = Answer<typeof Message>;

export const MailboxAnswer = success(Mailbox);
export const SummariesAnswer = success(Type.Array(Summary));
export const MessageAnswer = success(Message);
export const DoneAnswer = success(Type.Null());

export const MessagePage = Type.String({ description: "A page of HTML that loads nothing from elsewhere." });
export const AttachmentFile = Type.String({ format: "binary" });
export const MailboxEventStream = Type.String({
  description: "Server-sent events: `inbox` whenever something changed in the mailbox.",
});

export const MessagePageQuery = Type.Object({
  images: Type.Optional(Type.Literal("1", { description: "loads pictures from elsewhere" })),
});

export const InboundQuery = Type.Object({
  to: text({ maxLength: 320, description: "the mailbox's address" }),
});
export const RawMessage = Type.String({ format: "binary", description: "the message as RFC 5322 has it" });
