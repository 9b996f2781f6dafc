import type { Sender } from "./letter.ts";
import type { Mailbox, Opened, Summary } from "./store.ts";

export type MailboxAnswer = {
  readonly token: string;
  readonly email: string;
  readonly expires_at: string;
  readonly unread_count: number;
};

export type SummaryAnswer = {
  readonly id: number;
  readonly from: Sender;
  readonly subject: string | null;
  readonly preview: string | null;
  readonly code: string | null;
  readonly received_at: string;
  readonly is_read: boolean;
  readonly has_attachments: boolean;
};

export type MessageAnswer = SummaryAnswer & {
  readonly attachments: readonly { readonly filename: string; readonly url: string; readonly size: number }[];
  readonly html_body: string | null;
  readonly text_body: string | null;
  /** Where the HTML is a page of its own, to be framed; null without HTML. */
  readonly body_url: string | null;
  readonly has_remote_images: boolean;
};

export type SuccessAnswer<Data> = { readonly success: true; readonly data: Data };

export const success = <Data>(data: Data): SuccessAnswer<Data> => ({ success: true, data });

export const mailboxAnswer = (token: string, { address, expiresAt, unread }: Mailbox): MailboxAnswer => ({
  token,
  email: address,
  expires_at: expiresAt.toISOString(),
  unread_count: unread,
});

export const summaryAnswer = (message: Summary): SummaryAnswer => ({
  id: message.id,
  from: message.from,
  subject: message.subject,
  preview: message.preview,
  code: message.code,
  received_at: message.receivedAt.toISOString(),
  is_read: message.isRead,
  has_attachments: message.hasAttachments,
});

export function messageAnswer(token: string, message: Opened, hasRemoteImages: boolean): MessageAnswer {
  const base = `/api/temp-mail/mailbox/${token}/messages/${message.id}`;
  return {
    ...summaryAnswer(message),
    attachments: message.attachments.map((file, index) => ({
      ...file,
      url: `${base}/attachments/${index + 1}`,
    })),
    html_body: message.html,
    text_body: message.text,
    body_url: message.html === null ? null : `${base}/body`,
    has_remote_images: hasRemoteImages,
  };
}
