import { type Bus, localBus } from "../core/bus.ts";
import { createConcurrencyLimit } from "../core/concurrency-limit.ts";

export type MailboxEvents = {
  /** Calls the listener on every change in the mailbox; returns what ends that, or null when there are too many. */
  readonly subscribe: (mailboxId: number, listener: () => void) => (() => void) | null;
  readonly notify: (mailboxId: number) => void;
};

const maxPerMailbox = 5;
const maxInAll = 2000;

/** Who listens to which mailbox, in this process; the bus says what changed in any process. */
export function createMailboxEvents(bus: Pick<Bus, "publish" | "subscribe"> = localBus()): MailboxEvents {
  const topicOf = (mailboxId: number) => `mailbox ${mailboxId}`;
  const slots = createConcurrencyLimit({ total: maxInAll, perClient: maxPerMailbox });
  return {
    subscribe(mailboxId, listener) {
      const release = slots.take(String(mailboxId));
      if (!release) return null;
      const unsubscribe = bus.subscribe(topicOf(mailboxId), listener);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        unsubscribe();
        release();
      };
    },
    notify: (mailboxId) => bus.publish(topicOf(mailboxId), ""),
  };
}
