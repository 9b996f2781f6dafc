import type { MailAttachment, ParsedMail, MailSender } from "./parsed-mail.ts";

export type Mailbox = {
  readonly id: number;
  readonly address: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly unread: number;
};

export type MessageSummary = {
  readonly id: number;
  readonly from: MailSender;
  readonly subject: string | null;
  readonly preview: string | null;
  readonly code: string | null;
  readonly receivedAt: Date;
  readonly isRead: boolean;
  readonly hasAttachments: boolean;
};

export type StoredPicture = Pick<MailAttachment, "type" | "content">;

export type OpenedMessage = MessageSummary & {
  readonly text: string | null;
  /** It names its pictures by their places in `pictures`. */
  readonly html: string | null;
  readonly attachments: readonly { readonly filename: string; readonly size: number }[];
  readonly pictures: readonly StoredPicture[];
};

/** A file of a message, whose bytes are fetched piece by piece. */
export type StoredFile = {
  readonly filename: string;
  readonly size: number;
  /** Null when it is gone by then. */
  readonly read: (at: number, length: number) => Promise<Uint8Array | null>;
};

/** What the visitor who holds a mailbox's token does with it. A mailbox past its end is not found. */
export type Mailboxes = {
  create(box: { address: string; tokenHash: string; createdAt: Date; expiresAt: Date }): Promise<Mailbox>;
  find(tokenHash: string, now: Date): Promise<Mailbox | null>;
  /** Moves a mailbox's end and answers the new one; null when the mailbox is gone. Of two at the same time, each counts. */
  extend(
    mailboxId: number,
    laterEnd: (mailbox: Pick<Mailbox, "createdAt" | "expiresAt">) => Date,
  ): Promise<Date | null>;
  /** The mailbox is gone at once; its messages go in slices, which this waits for. */
  remove(mailboxId: number): Promise<void>;
  /** Newest first; with every one of the words in it, which are written without diacritics and in lower case. */
  list(mailboxId: number, words: readonly string[]): Promise<MessageSummary[]>;
  /** The message, which counts as read from then on. */
  open(mailboxId: number, messageId: number): Promise<OpenedMessage | null>;
  removeMessage(mailboxId: number, messageId: number): Promise<boolean>;
  /** A file of a message, counted from 1. */
  attachment(place: { mailboxId: number; messageId: number; position: number }): Promise<StoredFile | null>;
};

/** Whether mail is taken: the mailbox is not there, has no room, or there is none left for any mailbox. */
export type DeliveryVerdict = "accepted" | "unknown" | "full" | "busy";

/** Where mail is delivered to. Addresses are in lower case. */
export type DeliveryStore = {
  /** Whether a message of this size, as the sender states it, would be taken. */
  check(mail: { address: string; size: number; at: Date }): Promise<DeliveryVerdict>;
  /** Stores a copy for each mailbox, or none at all; once it answers, they are on the disk. */
  store(mail: {
    addresses: readonly string[];
    mail: ParsedMail;
    sender: string;
    at: Date;
  }): Promise<{ verdict: DeliveryVerdict; mailboxIds: readonly number[] }>;
  /** Deletes mailboxes past their end, in slices; says which those were. */
  deleteExpired(now: Date): Promise<readonly number[]>;
};

/** Of mailboxes and of all of them together: bytes as they are stored. Of a message: as it comes in. */
export const mailLimits = {
  messageBytes: 10_000_000,
  mailboxMessages: 100,
  mailboxBytes: 50_000_000,
  allBytes: 2_000_000_000,
  /** So much of it is anybody's; when that is full, a mailbox holds only so much as all that one address may open leave room for. */
  sharedBytes: 1_333_000_000,
  crowdedBytes: 900_000,
} as const;
