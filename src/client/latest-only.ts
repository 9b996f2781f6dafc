export type LatestOnly = ReturnType<typeof latestOnly>;

/** Marks what is asked for, so that what an older one comes to is dropped, whenever it comes. */
export function latestOnly() {
  let latest = {};
  return {
    /** Tells whether nothing has been begun since. */
    follow:
      (mine = latest) =>
      () =>
        mine === latest,
    begin(): () => boolean {
      latest = {};
      return this.follow();
    },
  };
}
