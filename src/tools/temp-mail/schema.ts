import { type TSchema, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { DateTime, nullable, storedText, text, apiText } from "#core/schema.ts";

/** In UTF-16 units, for the schema and for the browser. */
export const maxSearchLength = 200;

const token = text({ maxLength: 128, description: apiText("temp-mail.token.api") });
const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Before the signs that nobody else has, so that an address is no longer than others are. */
export const longestName = 20;

export const NewMailbox = Type.Object({
  name: Type.Optional(text({ maxLength: longestName, description: apiText("temp-mail.name.api") })),
});

export const MailboxInput = Type.Object({ token });
export const MessageInput = Type.Object({ token, id });
export const SearchInput = Type.Object({
  token,
  q: Type.Optional(
    storedText({
      maxLength: maxSearchLength,
      description: apiText("temp-mail.q.api"),
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
    links: Type.Array(
      Type.Object({
        url: Type.String(),
        text: Type.String({
          description: "The words that lead there; blank where the address stands alone.",
        }),
      }),
      { description: "Where it leads, at most 20, each once." },
    ),
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
  images: Type.Optional(Type.Literal("1", { description: apiText("temp-mail.images.api") })),
});

export const InboundQuery = Type.Object({
  to: text({ maxLength: 320, description: apiText("temp-mail.to.api") }),
});
export const RawMessage = Type.String({ format: "binary", description: "the message as RFC 5322 has it" });
