import type { Payer } from "#core/client-key.ts";
import type { RandomBytes } from "#core/random.ts";
import type { Result } from "#core/result.ts";
import type { Mailboxes } from "./store.ts";

export type MailEffects = {
  readonly mailboxes: Mailboxes;
  /** Calls back on every change in a mailbox until the returned function is called; null when there are too many. */
  readonly subscribe: (
    mailbox: { readonly id: number; readonly payer: Payer },
    listener: () => void,
  ) => (() => void) | null;
  /** Aborts when the server stops, so that what would never end does. */
  readonly closing: AbortSignal;
  readonly randomBytes: RandomBytes;
  readonly hash: (secret: string) => string;
  readonly now: () => Date;
  readonly domain: string;
  /** Whether mail can come in at present. */
  readonly isOpen: () => boolean;
  /** Takes a message that an HTTP gateway hands over; `authorization` is the header field it came with. */
  readonly receive: (mail: {
    /** The gateway's address. */
    client: string;
    authorization: string;
    recipient: string;
    /** The most that it may be. */
    bytes: number;
    read: () => Promise<Result<Uint8Array>>;
  }) => Promise<Result<null>>;
};
