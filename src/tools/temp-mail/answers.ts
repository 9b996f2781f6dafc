import { hasRemoteImages, withPictures } from "./body.ts";
import type { MailboxData, MessageData, SummaryData } from "./schema.ts";
import type { Mailbox, Opened, Summary } from "./store.ts";

type SuccessAnswer<Data> = { readonly success: true; readonly data: Data };

export const success = <Data>(data: Data): SuccessAnswer<Data> => ({ success: true, data });

export const mailboxData = (token: string, { address, expiresAt, unread }: Mailbox): MailboxData => ({
  token,
  email: address,
  expires_at: expiresAt.toISOString(),
  unread_count: unread,
});

export const summaryData = (message: Summary): SummaryData => ({
  id: message.id,
  from: message.from,
  subject: message.subject,
  preview: message.preview,
  code: message.code,
  received_at: message.receivedAt.toISOString(),
  is_read: message.isRead,
  has_attachments: message.hasAttachments,
});

/** A message's HTML with its own pictures in it; null without any. */
export const htmlOf = (message: Opened | null): string | null =>
  typeof message?.html === "string" ? withPictures(message.html, message.pictures) : null;

export function messageData(token: string, message: Opened): MessageData {
  const base = `/api/temp-mail/mailbox/${token}/messages/${message.id}`;
  return {
    ...summaryData(message),
    attachments: message.attachments.map((file, index) => ({
      ...file,
      url: `${base}/attachments/${index + 1}`,
    })),
    html_body: htmlOf(message),
    text_body: message.text,
    body_url: message.html === null ? null : `${base}/body`,
    has_remote_images: hasRemoteImages(message.html ?? ""),
  };
}
