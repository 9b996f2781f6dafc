import type { ParsedMail } from "#tools/temp-mail/parsed-mail.ts";
import type { DeliveryStore, DeliveryVerdict } from "#tools/temp-mail/store.ts";
import type { MailboxEvents } from "./mailbox-events.ts";
import type { IncomingMail } from "./smtp-handlers.ts";

export type Delivery = {
  readonly check: (address: string, size: number) => Promise<DeliveryVerdict>;
  /** Once it answers "accepted", the mail is on the disk and the mailboxes' listeners are notified. */
  readonly deliver: (mail: IncomingMail) => Promise<DeliveryVerdict>;
};

/** `readMessage` gives null when too many messages wait to be read; the sender then comes again. */
export const createDelivery = (
  store: DeliveryStore,
  readMessage: (raw: Uint8Array, address: string) => Promise<ParsedMail | null>,
  { events, now }: { events: MailboxEvents; now: () => Date },
): Delivery => ({
  check: (recipient, mailSize) => store.check({ address: recipient, size: mailSize, at: now() }),
  deliver: async ({ client, recipients, sender, raw: rawMail }) => {
    const mail = await readMessage(rawMail, client);
    if (!mail) return "busy";
    const { verdict: deliveryVerdict, mailboxIds } = await store.store({
      addresses: recipients,
      mail,
      sender,
      at: now(),
    });
    for (const id of mailboxIds) events.notify(id);
    return deliveryVerdict;
  },
});
