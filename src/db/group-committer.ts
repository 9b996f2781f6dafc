export type GroupCommitter<Item> = {
  /** Resolves once the item's group is committed, or is kept in memory to be tried again. */
  readonly add: (item: Item) => Promise<void>;
  /** Commits what waits at once; for the end of the process. */
  readonly flush: () => Promise<void>;
};

export type GroupOptions<Item> = {
  readonly commit: (items: readonly Item[]) => Promise<void>;
  readonly waitMs: number;
  readonly maxItems: number;
  /** Whether the same group may be committed later, as when the disk was full. */
  readonly isTransient: (fault: unknown) => boolean;
  readonly retryMs: number;
  /** So many items wait for another try; those beyond are lost. */
  readonly maxRetained: number;
  readonly onFailure: (fault: unknown, lost: number) => void;
};

/**
 * Commits items in groups, one group at a time: the first item opens a group, which closes `waitMs` later, or when it
 * has `maxItems`. So one write to the disk serves everybody who came in that time. A group that cannot be committed
 * is reported; nobody waits for it for ever.
 */
export function groupCommitter<Item>(options: GroupOptions<Item>): GroupCommitter<Item> {
  const { commit, waitMs, maxItems, isTransient, retryMs, maxRetained, onFailure } = options;
  let items: Item[] = [];
  let retained: Item[] = [];
  let group = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;

  /** Says how many of them are lost. */
  function retain(failed: readonly Item[]): number {
    const room = Math.max(0, maxRetained - retained.length);
    retained.push(...failed.slice(0, room));
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined;
      items.push(...retained);
      retained = [];
      void commitNow();
    }, retryMs);
    return Math.max(0, failed.length - room);
  }

  async function commitGroups(): Promise<void> {
    while (items.length > 0) {
      const [closed, { resolve }] = [items, group];
      items = [];
      group = Promise.withResolvers();
      try {
        await commit(closed);
      } catch (fault) {
        onFailure(fault, isTransient(fault) ? retain(closed) : closed.length);
      }
      resolve();
    }
  }

  /** Whatever arrives while a group is being committed makes the next one. */
  function commitNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    underWay ??= commitGroups().finally(() => {
      underWay = null;
      if (items.length >= maxItems) void commitNow();
    });
    return underWay;
  }

  return {
    async flush() {
      await commitNow();
      clearTimeout(retryTimer);
      retryTimer = undefined;
      if (retained.length === 0) return;
      const last = retained;
      retained = [];
      await commit(last).catch((fault: unknown) => onFailure(fault, last.length));
    },
    add(item) {
      const { promise } = group;
      items.push(item);
      if (items.length >= maxItems) void commitNow();
      else timer ??= setTimeout(() => void commitNow(), waitMs);
      return promise;
    },
  };
}
