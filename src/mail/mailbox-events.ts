import { type Bus, localBus } from "#core/bus.ts";
import type { Payer } from "#core/client-key.ts";
import { type Places, createPlaces } from "#core/places.ts";
import { prices } from "#core/prices.ts";

export type MailboxEvents = {
  /**
   * Calls the listener on every change in the mailbox; returns what ends that, or null when there are too many, of the
   * mailbox, of whoever listens, or in all.
   */
  readonly subscribe: (
    mailbox: { readonly id: number; readonly payer: Payer },
    listener: () => void,
  ) => (() => void) | null;
  readonly notify: (mailboxId: number) => void;
  /** How many listen in this process. */
  readonly listeners: () => number;
};

const maxPerMailbox = 5;

/** Who listens to which mailbox, in this process; the bus says what changed in any process. */
export function createMailboxEvents(
  bus: Pick<Bus, "publish" | "subscribe"> = localBus(),
  streams: Pick<Places, "take"> = createPlaces(prices.mailboxStreams),
): MailboxEvents {
  const topicOf = (mailboxId: number) => `mailbox ${mailboxId}`;
  const ofMailboxes = createPlaces({ client: maxPerMailbox, network: maxPerMailbox, site: Infinity });
  return {
    subscribe({ id, payer }, mailListener) {
      const releaseClient = streams.take(payer);
      if (!releaseClient) return null;
      const releaseMailbox = ofMailboxes.take({ client: topicOf(id), network: topicOf(id) });
      if (!releaseMailbox) {
        releaseClient();
        return null;
      }
      const unsubscribe = bus.subscribe(topicOf(id), mailListener);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        unsubscribe();
        releaseMailbox();
        releaseClient();
      };
    },
    listeners: ofMailboxes.inUse,
    notify: (mailboxId) => bus.publish(topicOf(mailboxId), ""),
  };
}
