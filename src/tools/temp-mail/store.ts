import type { Enclosure, Letter, Sender } from "./letter.ts";

export type Mailbox = {
  readonly id: number;
  readonly address: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly unread: number;
};

export type Summary = {
  readonly id: number;
  readonly from: Sender;
  readonly subject: string | null;
  readonly preview: string | null;
  readonly code: string | null;
  readonly receivedAt: Date;
  readonly isRead: boolean;
  readonly hasAttachments: boolean;
};

export type Opened = Summary & {
  readonly text: string | null;
  readonly html: string | null;
  readonly attachments: readonly { readonly filename: string; readonly size: number }[];
};

/** What the visitor who holds a mailbox's token does with it. A mailbox past its end is not found. */
export type Mailboxes = {
  create(box: { address: string; tokenHash: string; createdAt: Date; expiresAt: Date }): Promise<Mailbox>;
  find(tokenHash: string, now: Date): Promise<Mailbox | null>;
  extend(mailboxId: number, expiresAt: Date): Promise<void>;
  remove(mailboxId: number): Promise<void>;
  /** Newest first; with every one of the words in it, which are written without marks and in lower case. */
  list(mailboxId: number, words: readonly string[]): Promise<Summary[]>;
  /** The message, which counts as read from then on. */
  open(mailboxId: number, messageId: number): Promise<Opened | null>;
  discard(mailboxId: number, messageId: number): Promise<boolean>;
  /** A file of a message, counted from 1. */
  enclosure(place: { mailboxId: number; messageId: number; position: number }): Promise<Enclosure | null>;
};

/** Whether mail is taken: the mailbox is not there, has no room, or there is none left for any mailbox. */
export type DeliveryVerdict = "accepted" | "unknown" | "full" | "busy";

/** The way in for mail. Addresses are in lower case. */
export type Intake = {
  admits(mail: { address: string; size: number; at: Date }): Promise<DeliveryVerdict>;
  /** Keeps a copy for each mailbox, or none at all; once it answers, they are on the disk. */
  keep(mail: {
    addresses: readonly string[];
    letter: Letter;
    sender: string;
    size: number;
    at: Date;
  }): Promise<{ verdict: DeliveryVerdict; mailboxIds: readonly number[] }>;
  /** Deletes what is past its end; says which mailboxes those were. */
  deleteExpired(now: Date): Promise<readonly number[]>;
};

export const mailLimits = {
  messageBytes: 10_000_000,
  mailboxMessages: 100,
  mailboxBytes: 50_000_000,
  allBytes: 2_000_000_000,
} as const;
