/**
 * Numbers what is asked for, so that what an older one comes to is dropped, whenever it comes. What is asked for under
 * different keys replaces different things.
 */
export function latestOnly() {
  const latest = new Map<string, number>();
  const numberOf = (key: string): number => latest.get(key) ?? 0;
  /** Tells whether nothing has been begun since. */
  const follow = (key = ""): (() => boolean) => {
    const mine = numberOf(key);
    return () => mine === numberOf(key);
  };
  return {
    follow,
    begin: (key = ""): (() => boolean) => {
      latest.set(key, numberOf(key) + 1);
      return follow(key);
    },
  };
}

/** A list that is loaded anew or gone on with, in whatever order the answers come; null is one that has failed. */
export function listOrder() {
  const order = latestOnly();
  let underWay: (() => boolean) | null = null;

  async function show<Page>(
    load: () => Promise<Page | null>,
    showPage: (page: Page) => void,
  ): Promise<boolean> {
    const isLatest = order.begin();
    underWay = isLatest;
    try {
      const page = await load();
      if (page === null || !isLatest()) return false;
      showPage(page);
      return true;
    } finally {
      if (underWay === isLatest) underWay = null;
    }
  }

  return {
    /** Whether an answer is waited for that may be older than what was done meanwhile. */
    isUnderWay: (): boolean => underWay !== null,
    /** Resolves to whether it is shown. */
    replace: show,
    /** Goes on from what is shown, which nothing is while something else is under way. */
    extend: async <Page>(
      load: () => Promise<Page | null>,
      showPage: (page: Page) => void,
    ): Promise<boolean> => underWay === null && (await show(load, showPage)),
  };
}
