import type { Letter } from "../tools/temp-mail/letter.ts";
import type { Intake, DeliveryVerdict } from "../tools/temp-mail/store.ts";
import type { MailboxEvents } from "./mailbox-events.ts";
import type { IncomingMail } from "./receiver.ts";

export type Delivery = {
  readonly admits: (address: string, size: number) => Promise<DeliveryVerdict>;
  /** Once it answers "accepted", the mail is on the disk and the mailboxes' listeners are notified. */
  readonly deliver: (mail: IncomingMail) => Promise<DeliveryVerdict>;
};

/** `readMessage` gives null when too many messages wait to be read; the sender then comes again. */
export const createDelivery = (
  intake: Intake,
  readMessage: (raw: Uint8Array, address: string) => Promise<Letter | null>,
  { events, now }: { events: MailboxEvents; now: () => Date },
): Delivery => ({
  admits: (address, size) => intake.admits({ address, size, at: now() }),
  deliver: async ({ client, recipients, sender, raw }) => {
    const letter = await readMessage(raw, client);
    if (!letter) return "busy";
    const mail = { addresses: recipients, letter, sender, size: raw.byteLength, at: now() };
    const { verdict, mailboxIds } = await intake.keep(mail);
    for (const id of mailboxIds) events.notify(id);
    return verdict;
  },
});
