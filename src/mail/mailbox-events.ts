import { createConcurrencyLimit } from "../core/concurrency-limit.ts";

export type MailboxEvents = {
  /** Calls the listener on every change in the mailbox; returns what ends that, or null when there are too many. */
  readonly subscribe: (mailboxId: number, listener: () => void) => (() => void) | null;
  readonly notify: (mailboxId: number) => void;
};

const maxPerMailbox = 5;
const maxInAll = 2000;

/** Who listens to which mailbox, in this process. */
export function createMailboxEvents(): MailboxEvents {
  const listenersOf = new Map<number, Set<() => void>>();
  const slots = createConcurrencyLimit({ total: maxInAll, perClient: maxPerMailbox });
  return {
    subscribe(mailboxId, listener) {
      const release = slots.take(String(mailboxId));
      if (!release) return null;
      const listeners = listenersOf.get(mailboxId) ?? new Set();
      listenersOf.set(mailboxId, listeners.add(listener));
      return () => {
        if (!listeners.delete(listener)) return;
        release();
        if (listeners.size === 0) listenersOf.delete(mailboxId);
      };
    },
    notify(mailboxId) {
      for (const listener of listenersOf.get(mailboxId) ?? []) listener();
    },
  };
}
