/** Works on a list, `concurrency` items at a time, and yields each result as it comes. */
export async function* mapConcurrent<Item, Value>(
  items: readonly Item[],
  concurrency: number,
  checkItem: (item: Item, index: number) => Promise<Value>,
): AsyncGenerator<Value, void, undefined> {
  const runningChecks = new Map<number, Promise<{ readonly index: number; readonly value: Value }>>();
  const waitingItems = items.entries();
  const startNext = () => {
    const { done, value: waitingEntry } = waitingItems.next();
    if (done) return;
    const [index, item] = waitingEntry;
    runningChecks.set(
      index,
      checkItem(item, index).then((value) => ({ index, value })),
    );
  };
  for (let startedCount = 0; startedCount < concurrency; startedCount++) startNext();
  while (runningChecks.size > 0) {
    const { index, value } = await Promise.race(runningChecks.values());
    runningChecks.delete(index);
    startNext();
    yield value;
  }
}
