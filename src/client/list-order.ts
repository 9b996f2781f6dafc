import { latestOnly } from "./latest-only.ts";

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
