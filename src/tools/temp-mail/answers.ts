import { hasRemoteImages, withPictures } from "./body.ts";
import { linksOf } from "./links.ts";
import type { MailboxData, MessageData, SummaryData } from "./schema.ts";
import type { Mailbox, MessageSummary, OpenedMessage } from "./store.ts";

export const hourMs = 3_600_000;
/** However often it is extended, a mailbox ends this long after it was made. */
export const maxMs = 24 * hourMs;

type Lifetime = Pick<Mailbox, "createdAt" | "expiresAt">;

export const firstEnd = (createdAt: Date): Date => new Date(createdAt.getTime() + hourMs);

export const anHourMore = ({ createdAt, expiresAt }: Lifetime): Date =>
  new Date(Math.min(expiresAt.getTime() + hourMs, createdAt.getTime() + maxMs));

const canExtend = (mailbox: Lifetime): boolean => anHourMore(mailbox) > mailbox.expiresAt;

type SuccessAnswer<Data> = { readonly success: true; readonly data: Data };

export const success = <Data>(answerData: Data): SuccessAnswer<Data> => ({ success: true, data: answerData });

export const mailboxData = (token: string, mailbox: Mailbox): MailboxData => ({
  token,
  email: mailbox.address,
  expires_at: mailbox.expiresAt.toISOString(),
  can_extend: canExtend(mailbox),
  unread_count: mailbox.unread,
});

export const summaryData = (mailMessage: MessageSummary): SummaryData => ({
  id: mailMessage.id,
  from: mailMessage.from,
  subject: mailMessage.subject,
  preview: mailMessage.preview,
  code: mailMessage.code,
  received_at: mailMessage.receivedAt.toISOString(),
  is_read: mailMessage.isRead,
  has_attachments: mailMessage.hasAttachments,
});

/** A message's HTML with its own pictures in it; null without any. */
export const htmlOf = (mailMessage: OpenedMessage | null): string | null =>
  typeof mailMessage?.html === "string" ? withPictures(mailMessage.html, mailMessage.pictures) : null;

export function messageData(token: string, mailMessage: OpenedMessage): MessageData {
  const messagePath = `/api/temp-mail/mailbox/${token}/messages/${mailMessage.id}`;
  return {
    ...summaryData(mailMessage),
    attachments: mailMessage.attachments.map((attachment, index) => ({
      ...attachment,
      url: `${messagePath}/attachments/${index + 1}`,
    })),
    html_body: htmlOf(mailMessage),
    text_body: mailMessage.text,
    body_url: mailMessage.html === null ? null : `${messagePath}/body`,
    has_remote_images: hasRemoteImages(mailMessage.html ?? ""),
    links: linksOf(mailMessage),
  };
}
