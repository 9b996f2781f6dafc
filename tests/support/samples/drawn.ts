/** So many of a list, others with each seed: all of them take longer than a run may, and a fault names what it was found by. */
export const drawn = <Item>(list: readonly Item[], count: number): readonly Item[] =>
  list
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ item }) => item);
