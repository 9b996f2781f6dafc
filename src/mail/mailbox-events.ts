export type MailboxEvents = {
  /** Calls the listener on every change in the mailbox; returns what ends that, or null when too many watch. */
  readonly subscribe: (mailboxId: number, listener: () => void) => (() => void) | null;
  readonly notify: (mailboxId: number) => void;
};

const mostPerMailbox = 5;
const mostOfAll = 2000;

/** Who watches which mailbox, in this process. */
export function createMailboxEvents(): MailboxEvents {
  const watchers = new Map<number, Set<() => void>>();
  let count = 0;
  return {
    subscribe(mailboxId, listener) {
      const listeners = watchers.get(mailboxId) ?? new Set();
      if (listeners.size >= mostPerMailbox || count >= mostOfAll) return null;
      watchers.set(mailboxId, listeners.add(listener));
      count += 1;
      return () => {
        if (!listeners.delete(listener)) return;
        count -= 1;
        if (listeners.size === 0) watchers.delete(mailboxId);
      };
    },
    notify(mailboxId) {
      for (const listener of watchers.get(mailboxId) ?? []) listener();
    },
  };
}
