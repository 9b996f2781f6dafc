import { type CommitOptions, createCommitAttempts } from "./commit-attempts.ts";

export type GroupCommitter<Item> = {
  /** Resolves once the item's group is committed, or is kept in memory to be tried again. */
  readonly add: (item: Item) => Promise<void>;
  /** Commits what waits at once; for the end of the process. */
  readonly flush: () => Promise<void>;
};

export type GroupOptions<Item> = CommitOptions<Item> & {
  /** How long those that a group of several answered are waited for, since they may come again. */
  readonly gatherMs: number;
};

/** A group of this size has little to gain from more items, and those that wait for it lose time. */
const enoughItems = 32;

/** The time in which those that a group answered are waited for. */
function createGathering(gatherMs: number) {
  let open: { readonly expected: number; readonly ended: Promise<void>; readonly end: () => void } | null =
    null;

  return {
    ended: (): Promise<void> | undefined => open?.ended,
    end: (): void => open?.end(),

    /** Ends as soon as all are there, or enough. */
    endWith(items: number): void {
      if (open && items >= open.expected) open.end();
    },

    /** The next group is complete when all are there whom the last one answered, besides those that wait already, or enough. */
    startAfter(committed: number, waiting: number): void {
      const expected = Math.min(waiting + committed, enoughItems);
      if (committed < 2 || waiting >= expected) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(() => open?.end(), gatherMs);
      const end = () => {
        clearTimeout(timer);
        open = null;
        resolve();
      };
      open = { expected, ended: promise, end };
    },
  };
}

/**
 * Commits items in groups, one group at a time: what comes while one is being committed makes the next. So one write to
 * the disk serves everybody who came meanwhile, and who comes alone waits for nobody. Where many come, the next group waits
 * for a moment, so that a busy process writes few large groups. A group that cannot be committed is reported; nobody
 * waits for it for ever.
 */
export function groupCommitter<Item>(options: GroupOptions<Item>): GroupCommitter<Item> {
  const attempts = createCommitAttempts(options, () => void commitNow());
  const gathering = createGathering(options.gatherMs);
  let items: Item[] = [];
  let group = Promise.withResolvers<void>();
  let turn: ReturnType<typeof setImmediate> | undefined;
  let underWay: Promise<void> | null = null;

  async function commitWaiting(): Promise<void> {
    await gathering.ended();
    const [closed, { resolve }] = [items, group];
    items = [];
    group = Promise.withResolvers();
    await attempts.attempt({ items: closed, receipt: { key: null } });
    gathering.startAfter(closed.length, items.length);
    resolve();
  }

  const isWorkLeft = (): boolean => attempts.isRetryDue() || items.length > 0;

  async function commitAll(): Promise<void> {
    while (isWorkLeft()) await (attempts.isRetryDue() ? attempts.retry() : commitWaiting());
  }

  function commitNow(): Promise<void> {
    clearImmediate(turn);
    turn = undefined;
    underWay ??= commitAll().finally(() => {
      underWay = null;
      if (isWorkLeft()) void commitNow();
    });
    return underWay;
  }

  return {
    async flush() {
      gathering.end();
      await underWay;
      attempts.makeRetryDue();
      await commitNow();
      attempts.stop();
    },
    add(item) {
      const { promise } = group;
      items.push(item);
      gathering.endWith(items.length);
      // Whoever else is read from the network in this turn comes along.
      if (!underWay) turn ??= setImmediate(() => void commitNow());
      return promise;
    },
  };
}
