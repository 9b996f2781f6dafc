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
