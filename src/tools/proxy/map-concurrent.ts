/** Works on a list, `limit` items at a time, and yields each result as it comes. */
export async function* mapConcurrent<Item, Value>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<Value>,
): AsyncGenerator<Value, void, undefined> {
  const running = new Map<number, Promise<{ readonly index: number; readonly value: Value }>>();
  const waiting = items.entries();
  const start = () => {
    const { done, value: entry } = waiting.next();
    if (done) return;
    const [index, item] = entry;
    running.set(
      index,
      work(item, index).then((value) => ({ index, value })),
    );
  };
  for (let started = 0; started < limit; started++) start();
  while (running.size > 0) {
    const { index, value } = await Promise.race(running.values());
    running.delete(index);
    start();
    yield value;
  }
}
