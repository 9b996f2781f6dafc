/** Places among the outings under way: so many in all, and so many for one client. */
export type ConcurrencyLimit = {
  /** The way to give the place back, or null when there is none left. */
  readonly take: (client: string) => (() => void) | null;
};

export function createConcurrencyLimit({
  total,
  perClient,
}: {
  total: number;
  perClient: number;
}): ConcurrencyLimit {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(client) {
      const mine = taken.get(client) ?? 0;
      if (all >= total || mine >= perClient) return null;
      all += 1;
      taken.set(client, mine + 1);
      let isGivenBack = false;
      return () => {
        if (isGivenBack) return;
        isGivenBack = true;
        all -= 1;
        const left = (taken.get(client) ?? 1) - 1;
        if (left > 0) taken.set(client, left);
        else taken.delete(client);
      };
    },
  };
}
