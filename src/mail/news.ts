export type News = {
  /** Calls the listener whenever something has changed in the mailbox; returns what ends that. */
  readonly watch: (mailboxId: number, listener: () => void) => () => void;
  readonly tell: (mailboxId: number) => void;
};

/** Who watches which mailbox, in this process. */
export function mailboxNews(): News {
  const watchers = new Map<number, Set<() => void>>();
  return {
    watch(mailboxId, listener) {
      const listeners = watchers.get(mailboxId) ?? new Set();
      watchers.set(mailboxId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && watchers.get(mailboxId) === listeners) watchers.delete(mailboxId);
      };
    },
    tell(mailboxId) {
      for (const listener of watchers.get(mailboxId) ?? []) listener();
    },
  };
}
