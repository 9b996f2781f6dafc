import type { Receipt } from "./db.ts";

export type CommitOptions<Item> = {
  /** Is given the same receipt when it is called with the same group again. */
  readonly commit: (items: readonly Item[], receipt: Receipt) => Promise<void>;
  /** Whether the same group may be committed later, as when the disk was full. */
  readonly isTransient: (fault: unknown) => boolean;
  readonly retryMs: number;
  /** So many items wait for another try; those beyond are lost. */
  readonly maxRetained: number;
  readonly onFailure: (fault: unknown, lost: number) => void;
};

type CommitGroup<Item> = { readonly items: readonly Item[]; readonly receipt: Receipt };

/** Groups that failed are joined up to this size. */
const maxItems = 1000;

/** Groups that wait for another try, of so many items in all. */
function createRetainedGroups<Item>(maxRetained: number) {
  let groups: CommitGroup<Item>[] = [];
  const countItems = (): number => groups.reduce((sum, { items }) => sum + items.length, 0);

  /** Small groups become one; but not those that have a receipt, which may be committed already. */
  function join({ items, receipt }: CommitGroup<Item>): void {
    const last = groups.at(-1);
    const canJoin = receipt.key === null && last?.receipt.key === null;
    if (last && canJoin && last.items.length < maxItems)
      groups[groups.length - 1] = { items: [...last.items, ...items], receipt };
    else groups.push({ items, receipt });
  }

  return {
    countItems,

    /** Retains as many items of a group as there is room for, and says how many. */
    add({ items, receipt }: CommitGroup<Item>): number {
      const room = Math.max(0, maxRetained - countItems());
      if (room > 0) join({ items: items.slice(0, room), receipt });
      return Math.min(room, items.length);
    },

    takeAll(): readonly CommitGroup<Item>[] {
      const taken = groups;
      groups = [];
      return taken;
    },

    putBack(left: readonly CommitGroup<Item>[]): void {
      groups.push(...left);
    },
  };
}

/** Commits groups; one that may be committed later is retained, and `onRetryDue` says when to try it again. */
export function createCommitAttempts<Item>(
  { commit, isTransient, retryMs, maxRetained, onFailure }: CommitOptions<Item>,
  onRetryDue: () => void,
) {
  const retained = createRetainedGroups<Item>(maxRetained);
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let isRetryDue = false;

  function retryLater(): void {
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined;
      isRetryDue = true;
      onRetryDue();
    }, retryMs);
  }

  /** Whether the group is committed; one that may be later is retained, as far as there is room. */
  async function attempt(closed: CommitGroup<Item>): Promise<boolean> {
    try {
      await commit(closed.items, closed.receipt);
      return true;
    } catch (fault) {
      const kept = isTransient(fault) ? retained.add(closed) : 0;
      if (kept > 0) retryLater();
      onFailure(fault, closed.items.length - kept);
      return false;
    }
  }

  return {
    attempt,
    isRetryDue: () => isRetryDue,

    /** Tries again what has failed before, until something fails again. */
    async retry(): Promise<void> {
      isRetryDue = false;
      const groups = retained.takeAll();
      for (const [index, one] of groups.entries()) {
        if (await attempt(one)) continue;
        retained.putBack(groups.slice(index + 1));
        return;
      }
    },

    /** Makes a retry due now, if anything is retained. */
    makeRetryDue(): void {
      isRetryDue = retained.countItems() > 0;
    },

    /** What is still retained is lost. */
    stop(): void {
      clearTimeout(retryTimer);
      const lost = retained.countItems();
      if (lost > 0) onFailure(new Error("The process ends"), lost);
    },
  };
}
