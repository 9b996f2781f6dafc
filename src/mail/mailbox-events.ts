import { type Bus, localBus } from "../core/bus.ts";
import { createConcurrencyLimit } from "../core/concurrency-limit.ts";

export type MailboxEvents = {
  /**
   * Calls the listener on every change in the mailbox; returns what ends that, or null when there are too many, of the
   * mailbox, of whoever listens, or in all.
   */
  readonly subscribe: (
    mailbox: { readonly id: number; readonly client: string },
    listener: () => void,
  ) => (() => void) | null;
  readonly notify: (mailboxId: number) => void;
  /** How many listen in this process. */
  readonly listeners: () => number;
};

const maxPerMailbox = 5;
/** One address may be a whole school's, but has no more mailboxes than thirty an hour. */
const maxPerClient = 100;
const maxInAll = 2000;

/** Who listens to which mailbox, in this process; the bus says what changed in any process. */
export function createMailboxEvents(bus: Pick<Bus, "publish" | "subscribe"> = localBus()): MailboxEvents {
  const topicOf = (mailboxId: number) => `mailbox ${mailboxId}`;
  const ofMailboxes = createConcurrencyLimit({ total: maxInAll, perClient: maxPerMailbox });
  const ofClients = createConcurrencyLimit({ total: maxInAll, perClient: maxPerClient });
  return {
    subscribe({ id, client }, mailListener) {
      const releaseClient = ofClients.take(client);
      if (!releaseClient) return null;
      const releaseMailbox = ofMailboxes.take(String(id));
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
