export type GroupCommitter<Item> = {
  /** Resolves once the item's group is committed. */
  readonly add: (item: Item) => Promise<void>;
  /** Commits what waits at once; for the end of the process. */
  readonly flush: () => void;
};

/**
 * Commits items in groups: the first one opens a group, which closes `waitMs` later or when it has `most` items.
 * So one write to the disk serves everybody who came in that time, and no more than `most` wait in memory.
 * A group that cannot be committed is reported and lost; nobody waits for it for ever.
 */
export function groupCommitter<Item>({
  commit,
  waitMs,
  most,
  onFailure,
}: {
  commit: (items: readonly Item[]) => void;
  waitMs: number;
  most: number;
  onFailure: (error: unknown, lost: number) => void;
}): GroupCommitter<Item> {
  let items: Item[] = [];
  let group = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (items.length === 0) return;
    const [closed, { resolve }] = [items, group];
    items = [];
    group = Promise.withResolvers();
    try {
      commit(closed);
    } catch (error) {
      onFailure(error, closed.length);
    }
    resolve();
  }

  return {
    flush,
    add(item) {
      const { promise } = group;
      items.push(item);
      if (items.length >= most) flush();
      else timer ??= setTimeout(flush, waitMs);
      return promise;
    },
  };
}
