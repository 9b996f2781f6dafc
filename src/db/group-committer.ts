import type { Receipt } from "./db.ts";

export type GroupCommitter<Item> = {
  /** Resolves once the item's group is committed, or is kept in memory to be tried again. */
  readonly add: (item: Item) => Promise<void>;
  /** Commits what waits at once; for the end of the process. */
  readonly flush: () => Promise<void>;
};

export type GroupOptions<Item> = {
  /** Is given the same receipt when it is called with the same group again. */
  readonly commit: (items: readonly Item[], receipt: Receipt) => Promise<void>;
  /** Whether the same group may be committed later, as when the disk was full. */
  readonly isTransient: (fault: unknown) => boolean;
  readonly retryMs: number;
  /** How long those that a group of several answered are waited for, since they may come again. */
  readonly gatherMs: number;
  /** So many items wait for another try; those beyond are lost. */
  readonly maxRetained: number;
  readonly onFailure: (fault: unknown, lost: number) => void;
};

type Gathering = { readonly expected: number; readonly ended: Promise<void>; readonly end: () => void };

type Group<Item> = { readonly items: readonly Item[]; readonly receipt: Receipt };

/** A group of this size has little to gain from more items, and those that wait for it lose time. */
const enoughItems = 32;

/** Groups that failed are joined up to this size. */
const maxItems = 1000;

/**
 * Commits items in groups, one group at a time: what comes while one is being committed makes the next. So one write to
 * the disk serves everybody who came meanwhile, and who comes alone waits for nobody. Where many come, the next group waits
 * for a moment, so that a busy process writes few large groups. A group that cannot be committed is reported; nobody
 * waits for it for ever.
 */
export function groupCommitter<Item>(options: GroupOptions<Item>): GroupCommitter<Item> {
  const { commit, isTransient, retryMs, gatherMs, maxRetained, onFailure } = options;
  let items: Item[] = [];
  let group = Promise.withResolvers<void>();
  let turn: ReturnType<typeof setImmediate> | undefined;
  let retained: Group<Item>[] = [];
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let isRetryDue = false;
  let gathering: Gathering | null = null;
  let underWay: Promise<void> | null = null;

  const countRetained = (): number => retained.reduce((sum, one) => sum + one.items.length, 0);

  /** Small groups become one; but not those that have a receipt, which may be committed already. */
  function retain({ items: failed, receipt }: Group<Item>): void {
    const last = retained.at(-1);
    const canJoin = receipt.key === null && last?.receipt.key === null;
    if (last && canJoin && last.items.length < maxItems)
      retained[retained.length - 1] = { items: [...last.items, ...failed], receipt };
    else retained.push({ items: failed, receipt });
  }

  function retryLater(): void {
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined;
      isRetryDue = true;
      void commitNow();
    }, retryMs);
  }

  /** Whether the group is committed; one that may be later is retained, as far as there is room. */
  async function attempt({ items: closed, receipt }: Group<Item>): Promise<boolean> {
    try {
      await commit(closed, receipt);
      return true;
    } catch (fault) {
      const room = isTransient(fault) ? Math.max(0, maxRetained - countRetained()) : 0;
      if (room > 0) {
        retain({ items: closed.slice(0, room), receipt });
        retryLater();
      }
      onFailure(fault, Math.max(0, closed.length - room));
      return false;
    }
  }

  /** The next group is complete when all are there whom the last one answered, besides those that wait already, or enough. */
  function gatherAfter(committed: number): void {
    const expected = Math.min(items.length + committed, enoughItems);
    if (committed < 2 || items.length >= expected) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => gathering?.end(), gatherMs);
    const end = () => {
      clearTimeout(timer);
      gathering = null;
      resolve();
    };
    gathering = { expected, ended: promise, end };
  }

  async function commitWaiting(): Promise<void> {
    await gathering?.ended;
    const [closed, { resolve }] = [items, group];
    items = [];
    group = Promise.withResolvers();
    await attempt({ items: closed, receipt: { key: null } });
    gatherAfter(closed.length);
    resolve();
  }

  /** Tries again what has failed before, until something fails again. */
  async function commitRetained(): Promise<void> {
    isRetryDue = false;
    const groups = retained;
    retained = [];
    for (const [index, one] of groups.entries()) {
      if (await attempt(one)) continue;
      retained.push(...groups.slice(index + 1));
      return;
    }
  }

  async function commitAll(): Promise<void> {
    while (isRetryDue || items.length > 0) await (isRetryDue ? commitRetained() : commitWaiting());
  }

  function commitNow(): Promise<void> {
    clearImmediate(turn);
    turn = undefined;
    underWay ??= commitAll().finally(() => {
      underWay = null;
      if (isRetryDue || items.length > 0) void commitNow();
    });
    return underWay;
  }

  return {
    async flush() {
      gathering?.end();
      await underWay;
      isRetryDue = retained.length > 0;
      await commitNow();
      clearTimeout(retryTimer);
      if (retained.length > 0) onFailure(new Error("The process ends"), countRetained());
    },
    add(item) {
      const { promise } = group;
      items.push(item);
      if (gathering && items.length >= gathering.expected) gathering.end();
      // Whoever else is read from the network in this turn comes along.
      if (!underWay) turn ??= setImmediate(() => void commitNow());
      return promise;
    },
  };
}
